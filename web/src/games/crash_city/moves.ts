// What an action does with which car: the server's word for each (`moves`).
import { laneName, type Spot } from './geometry'
import { isParked, type Car, type Scene } from './scene'
import type { Action, Maneuver, Move, State } from './types'

/** How what can be pressed is drawn. */
export type Shown = 'site' | 'posture' | 'car' | 'drive' | 'park'

export const carOn = (scene: Scene, lane: string): Car | null => scene.cars.find((car) => !isParked(car) && laneName(car.at) === lane) ?? null

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

function moveOf({ verb, from, to }: Action, { moves }: Scene): Move | null {
  return moves.find((move) => move.verb === verb && move.from === (from ?? '') && (!to || to === move.end)) ?? null
}

/** Where an action with a car leads, by what name, and whom it hits there. */
export function endOf(action: Action, car: Car, scene: Scene): { spot: Spot; shown: Shown; maneuver: Maneuver; hits: Car | null } {
  const move = moveOf(action, scene)
  return {
    spot: scene.atlas.spot(move?.end ?? action.to ?? car.spot),
    shown: action.verb === 'park' ? 'park' : 'drive',
    maneuver: move?.maneuver ?? 'none',
    hits: scene.cars.find((other) => other.id === move?.hits) ?? null,
  }
}
