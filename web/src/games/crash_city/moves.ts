// What an action does with which car: the server's word for each (`moves`).
import type { Spot } from './geometry'
import type { Car, Scene } from './scene'
import type { Action, Maneuver, State } from './types'

/** How what can be pressed is drawn. */
export type Shown = 'site' | 'posture' | 'car' | 'drive' | 'park'

export const carOn = (scene: Scene, lane: string): Car | null => scene.cars.find((car) => car.at.lane !== '' && car.at.lane === lane) ?? null

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

/** The maneuver of an action, and the name of where it ends. */
function moveOf({ verb, from, to }: Action, { moves }: Scene): { maneuver: Maneuver; end: string | undefined } {
  const ends = moves.find((car) => car.from === (from ?? ''))?.ends ?? {}
  const maneuver = to ? Object.keys(ends).find((one) => ends[one]!.includes(to)) : verb === 'u-turn' ? verb : 'none'
  return { maneuver: (maneuver ?? 'none') as Maneuver, end: to ?? ends[maneuver ?? 'none']?.[0] }
}

/** Where an action with a car leads, by what name, and who stands there. */
export function endOf(action: Action, car: Car, scene: Scene): { spot: Spot; shown: Shown; maneuver: Maneuver; hits: Car | null } {
  const { maneuver, end } = moveOf(action, scene)
  const spot = scene.atlas.spot(end ?? car.spot)
  const other = carOn(scene, spot.lane)
  return { spot, shown: action.verb === 'park' ? 'park' : 'drive', maneuver, hits: other && other.id !== car.id ? other : null }
}
