// The server's words put to use: the city for those who do not see it, and what a choice is called.
import type { SeatFace } from '../../board/contract'
import { faceIn } from '../../board/players'
import { labelOf } from '../../protocol/action'
import { filled } from '../../protocol/filled'
import { edgeOf, nameOf, type Place, type Spot } from './geometry'
import { endOf, moverOf } from './moves'
import { isParked, type Car, type Scene } from './scene'
import type { Action, Edge, Spoken, State, Vocabulary } from './types'

export const sayPlace = ([east, north]: Place, spoken: Spoken): string => (east === 0 && north === 0 ? spoken.town_square : nameOf([east, north]))

/** {place}, {side} and {facing} of a spot. */
function partsOf({ place, edge, facing }: Spot, spoken: Spoken): Record<string, string> {
  const side = (letter: Edge | null): string => (letter ? (spoken.sides[letter] ?? '') : '')
  return { place: sayPlace(place, spoken), side: side(edge), facing: side(facing && edgeOf(facing)) }
}

const colors = ['orange', 'sky blue', 'green', 'purple', 'blue', 'vermilion']
/** The page's own colors have the page's own names. */
export const colorName = (seat: number): string => colors[seat % colors.length]!

export function sayCar(car: Car, spoken: Spoken): string {
  const template = isParked(car) ? spoken.parked_car : spoken.car
  return filled(template, { ...partsOf(car.at, spoken), color: colorName(car.seat) })
}

export const sayLane = (spot: Spot, spoken: Spoken): string => filled(spoken.lane, partsOf(spot, spoken))
export const saySite = (place: Place, spoken: Spoken): string => filled(spoken.site, { place: sayPlace(place, spoken) })
export const sayPosture = (spot: Spot, spoken: Spoken): string => filled(spoken.posture, partsOf(spot, spoken))

/** Where a choice leads with this car, and whom it would hit there. */
export function sayEnd(action: Action, car: Car, scene: Scene, { spoken, maneuvers }: Vocabulary): string {
  const { spot, shown, maneuver, hits } = endOf(action, car, scene)
  if (shown === 'park') return filled(spoken.park, { place: sayPlace(spot.place, spoken) })
  const said = { ...partsOf(spot, spoken), maneuver: maneuvers[maneuver] ?? '' }
  return hits ? filled(spoken.crash, { ...said, color: colorName(hits.seat) }) : filled(spoken.drive, said)
}

/** A choice as a person would say it. */
export function sayChoice(action: Action, scene: Scene, state: State, vocabulary: Vocabulary): string {
  const car = moverOf(action, scene, state)
  if (!car) return labelOf(vocabulary.words, action)
  const end = sayEnd(action, car, scene, vocabulary)
  return action.from ? `${action.from}: ${end}` : end
}

export function tilesInWords(scene: Scene, seats: readonly SeatFace[], spoken: Spoken): string[] {
  const taken = new Set(scene.cars.filter(isParked).map((car) => car.spot))
  return scene.tiles.map((tile) => {
    const template =
      tile.building === null ? spoken.tile : tile.building === 'house' ? spoken.house : taken.has(tile.at) ? spoken.taken_job : spoken.open_job
    return filled(template, {
      place: sayPlace(scene.atlas.place(tile.at), spoken),
      lanes: [...tile.lanes].map((edge) => spoken.sides[edge] ?? '').join(', '),
      building: tile.building ?? '',
      owner: tile.owner === null ? '' : (faceIn(seats, tile.owner)?.name ?? colorName(tile.owner)),
    })
  })
}

export const carsInWords = (scene: Scene, spoken: Spoken): string[] => scene.cars.map((car) => sayCar(car, spoken))
