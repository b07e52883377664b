// What an action does with which car.
import { across, edgeOf, headingOf, laneName, opposite, spotOf, type Spot } from './geometry'
import { maneuverOf } from './route'
import { isParked, type Car, type Scene } from './scene'
import type { Action, Maneuver, State } from './types'

/** How what can be pressed is drawn. */
export type Shown = 'site' | 'posture' | 'car' | 'drive' | 'park'

export const carOn = (scene: Scene, lane: string): Car | null =>
  scene.cars.find((car) => !isParked(car) && laneName(spotOf(car.spot)) === lane) ?? null

/** The car that an action moves: the one at its `from`, or the one that was hit. */
export function moverOf({ from, to, verb }: Action, scene: Scene, state: State): Car | null {
  if (from) return carOn(scene, from)
  if (!to || verb === 'site' || verb === 'car') return null
  return scene.cars.find((car) => car.id === state.crash.hit) ?? null
}

/** The cars that may do something, in the order of the list. */
export function moversOf(legal: readonly Action[], scene: Scene): number[] {
  const found = new Set<number>()
  for (const { from } of legal) {
    const car = from && carOn(scene, from)
    if (car) found.add(car.id)
  }
  return [...found]
}

/** Where an action with a car leads. */
export function endOf({ verb, to }: Action, car: Car): { spot: Spot; shown: Shown; maneuver: Maneuver } {
  const from = spotOf(car.spot)
  if (verb === 'park') return { spot: { ...from, edge: null, facing: null }, shown: 'park', maneuver: 'none' }
  if (verb === 'u-turn') {
    const facing = from.facing && headingOf(opposite(edgeOf(from.facing)))
    return { spot: { ...across(from), facing }, shown: 'drive', maneuver: 'u-turn' }
  }
  const spot = to ? spotOf(to) : from
  const byHit: Partial<Record<Action['verb'], Maneuver>> = { straight: 'straight-crash', corner: 'corner-crash', sideswipe: 'sideswipe' }
  return { spot, shown: 'drive', maneuver: byHit[verb] ?? maneuverOf(from, spot) }
}

/** The car that stands where this one would end. */
export function hitOf(action: Action, car: Car, scene: Scene): Car | null {
  const { spot, shown } = endOf(action, car)
  const other = shown === 'drive' ? carOn(scene, laneName(spot)) : null
  return other && other.id !== car.id ? other : null
}
