// The server's words put to use: the city for those who do not see it, and what a choice is called.
import type { SeatFace } from '../../board/contract'
import { faceIn } from '../../board/players'
import { labelOf } from '../../protocol/action'
import { filled } from '../../protocol/filled'
import { edgeOf, isTownSquare, type Spot } from './geometry'
import { endOf, moverOf } from './moves'
import { isParked, type Car, type Scene } from './scene'
import type { Action, Edge, Spoken, State, Tile, Vocabulary } from './types'

const sayPlace = ({ at, place }: Spot, spoken: Spoken): string => (isTownSquare(place) ? spoken.town_square : at)

/** {place}, {side} and {facing} of a spot. */
function partsOf(spot: Spot, spoken: Spoken): Record<string, string> {
  const side = (letter: Edge | null): string => (letter ? (spoken.sides[letter] ?? '') : '')
  return { place: sayPlace(spot, spoken), side: side(spot.edge), facing: side(spot.facing && edgeOf(spot.facing)) }
}

const colors = ['orange', 'sky blue', 'green', 'purple', 'blue', 'vermilion']
/** The page's own colors have the page's own names. */
export const colorName = (seat: number): string => colors[seat % colors.length]!

const sayOf = (car: Car, template: string, spoken: Spoken): string => filled(template, { ...partsOf(car.at, spoken), color: colorName(car.seat) })

export const sayCar = (car: Car, spoken: Spoken): string => sayOf(car, isParked(car) ? spoken.parked_car : spoken.car, spoken)
export const sayTaking = (car: Car, held: boolean, spoken: Spoken): string => sayOf(car, held ? spoken.put_down : spoken.take_up, spoken)
export const saySite = (spot: Spot, spoken: Spoken): string => filled(spoken.site, partsOf(spot, spoken))
export const sayPosture = (spot: Spot, spoken: Spoken): string => filled(spoken.posture, partsOf(spot, spoken))

/** Where a choice leads with this car, and whom it would hit there, by one of the templates for that. */
export function sayEnd(action: Action, car: Car, scene: Scene, { spoken, maneuvers }: Vocabulary, templates = spoken.move): string {
  const { spot, shown, maneuver, hits } = endOf(action, car, scene)
  const template = shown === 'park' ? templates.park : hits ? templates.crash : templates.drive
  const color = hits ? colorName(hits.seat) : ''
  return filled(template, { ...partsOf(spot, spoken), from: action.from ?? '', maneuver: maneuvers[maneuver] ?? '', color })
}

/** A choice as a person would say it. */
export function sayChoice(action: Action, scene: Scene, state: State, vocabulary: Vocabulary): string {
  const { words, spoken } = vocabulary
  const car = moverOf(action, scene, state)
  return car ? sayEnd(action, car, scene, vocabulary, action.from ? spoken.move_of : spoken.move) : labelOf(words, action)
}

function templateOf({ building, at }: Tile, taken: ReadonlySet<string>, { spoken, buildings }: Vocabulary): string {
  const words = buildings[building]
  if (!words) return spoken.tile
  return taken.has(at) ? words.taken : words.tile
}

export function tilesInWords(scene: Scene, seats: readonly SeatFace[], vocabulary: Vocabulary): string[] {
  const { spoken, words } = vocabulary
  const taken = new Set(scene.cars.filter(isParked).map((car) => car.spot))
  return scene.tiles.map((tile) =>
    filled(templateOf(tile, taken, vocabulary), {
      place: sayPlace(scene.atlas.spot(tile.at), spoken),
      lanes: words.names.lanes?.[tile.lanes] ?? tile.lanes,
      owner: tile.owner === undefined ? '' : (faceIn(seats, tile.owner)?.name ?? colorName(tile.owner)),
    }),
  )
}

export const carsInWords = (scene: Scene, spoken: Spoken): string[] => scene.cars.map((car) => sayCar(car, spoken))
