// What the legal choices mean on the board: which place, car or lane to press for which.
import type { Choice, SeatFace } from '../../board/contract'
import type { Point } from '../../board/paper'
import { across, edgeOf, headingOf, laneName, middleOf, nameOf, pointOf, saySpot, spotOf, stepTo, type Place, type Spot } from './geometry'
import { maneuverOf, sayManeuver } from './route'
import { isParked, type Car, type Scene } from './scene'
import type { Heading, Maneuver, State } from './types'

export interface Said {
  verb: string
  /** Where the car is that moves. */
  from: Spot | null
  /** Where something goes. */
  to: Spot | null
  lanes: string
}

/** The parts of the notation: "drive e2n1.w to e4n2.s facing north", "site e2n1", "place ne", "car .w facing north". */
export function read(text: string): Said {
  const [verb = '', ...rest] = text.trim().split(' ')
  const said: Said = { verb, from: null, to: null, lanes: '' }
  const tail = rest.join(' ')
  if (verb === 'place') return { ...said, lanes: tail }
  if (verb === 'site' || verb === 'car') return { ...said, to: spotOf(tail) }
  if (verb === 'park' || verb === 'u-turn') return { ...said, from: spotOf(tail) }
  const [from, to] = ` ${tail}`.split(' to ')
  if (to === undefined) return said
  return { ...said, from: from?.trim() ? spotOf(from.trim()) : null, to: spotOf(to) }
}

export type Shown = 'site' | 'posture' | 'car' | 'drive' | 'park'

/** Something on the board that answers to a press. */
export interface Target {
  key: string
  shown: Shown
  at: Point
  spot: Spot
  label: string
  /** Pressing makes this choice … */
  choice: Choice | null
  /** … or takes this car up. */
  car: number | null
  maneuver: Maneuver
  /** The car that would be hit. */
  hits: Car | null
}

const colors = ['orange', 'sky blue', 'green', 'purple', 'blue', 'vermilion']
export const colorName = (seat: number): string => colors[seat % colors.length]!

export function sayCar(car: Car): string {
  const spot = spotOf(car.spot)
  if (isParked(car)) return `${colorName(car.seat)} car, parked at ${nameOf(spot.place)}`
  return `${colorName(car.seat)} car, ${saySpot(spot)}, facing ${spot.facing ?? ''}`
}

export const carOn = (scene: Scene, lane: string): Car | null =>
  scene.cars.find((car) => !isParked(car) && laneName(spotOf(car.spot)) === lane) ?? null

/** The cars that may do something, in the order of the list. */
export function moversOf(legal: readonly Choice[], scene: Scene): number[] {
  const found = new Set<number>()
  for (const choice of legal) {
    const { from } = read(choice.text)
    const car = from && carOn(scene, laneName(from))
    if (car) found.add(car.id)
  }
  return [...found]
}

const blank = { choice: null, car: null, maneuver: 'none', hits: null } as const

function siteTarget(choice: Choice, place: Place): Target {
  const name = nameOf(place)
  return { ...blank, key: name, shown: 'site', at: middleOf(place), spot: spotOf(name), label: `site ${name}`, choice }
}

/** Where on a lane the arrow of a facing is pressed. */
function postureTarget(choice: Choice, spot: Spot): Target {
  const [x, y] = pointOf(spot)
  const [dx, dy] = stepTo(edgeOf(spot.facing ?? 'north'))
  const label = `car on the ${headingOf(spot.edge ?? 'n')} lane, facing ${spot.facing ?? ''}`
  return { ...blank, key: `${laneName(spot)} ${spot.facing ?? ''}`, shown: 'posture', at: [x + dx * 15, y + dy * 15], spot, label, choice }
}

/** Where a choice with a car leads. */
export function endOf(choice: Choice, car: Car): { spot: Spot; shown: Shown; maneuver: Maneuver } {
  const said = read(choice.text)
  const from = spotOf(car.spot)
  if (said.verb === 'park') return { spot: { ...from, edge: null, facing: null }, shown: 'park', maneuver: 'none' }
  if (said.verb === 'u-turn') {
    const facing = from.facing ? headingOf(edgeOf(from.facing)) : null
    return { spot: { ...across(from), facing: facing && reverse(facing) }, shown: 'drive', maneuver: 'u-turn' }
  }
  const to = said.to ?? from
  const byHit: Record<string, Maneuver> = { straight: 'straight-crash', corner: 'corner-crash', sideswipe: 'sideswipe' }
  return { spot: to, shown: 'drive', maneuver: byHit[said.verb] ?? maneuverOf(from, to) }
}

const reverse = (heading: Heading): Heading =>
  heading === 'north' ? 'south' : heading === 'south' ? 'north' : heading === 'east' ? 'west' : 'east'

function driveTarget(choice: Choice, car: Car, scene: Scene): Target {
  const { spot, shown, maneuver } = endOf(choice, car)
  const other = shown === 'drive' ? carOn(scene, laneName(spot)) : null
  const hits = other && other.id !== car.id ? other : null
  const where = shown === 'park' ? `park on the roof at ${nameOf(spot.place)}` : `${sayManeuver(maneuver).toLowerCase()} to ${saySpot(spot)}, facing ${spot.facing ?? ''}`
  const label = hits ? `${where}: crash into the ${sayCar(hits)}` : where
  const key = shown === 'park' ? `roof ${nameOf(spot.place)}` : laneName(spot)
  return { key, shown, at: shown === 'park' ? middleOf(spot.place) : pointOf(spot), spot, label, choice, car: null, maneuver, hits }
}

/** Everything on the board that can be pressed now. `held`: the car that is taken up. */
export function targetsOf(legal: readonly Choice[], state: State, scene: Scene, held: number | null): Target[] {
  const found: Target[] = []
  const newest = scene.tiles.at(-1)
  for (const choice of legal) {
    const { verb, from, to } = read(choice.text)
    if (verb === 'site' && to) found.push(siteTarget(choice, to.place))
    else if (verb === 'car' && newest) {
      const spot = spotOf(choice.text.slice(4), spotOf(newest.at).place)
      found.push(postureTarget(choice, spot))
    } else if (from) {
      const car = carOn(scene, laneName(from))
      if (car && car.id === held) found.push(driveTarget(choice, car, scene))
    } else if (to && state.crash.hit !== null) {
      const car = scene.cars.find((one) => one.id === state.crash.hit)
      if (car) found.push(driveTarget(choice, car, scene))
    }
  }
  const taken = new Set(found.map((target) => target.key))
  for (const id of moversOf(legal, scene)) {
    const car = scene.cars.find((one) => one.id === id)!
    const spot = spotOf(car.spot)
    const key = laneName(spot)
    if (taken.has(key)) continue
    const label = `${sayCar(car)}: ${id === held ? 'put down' : 'take up'}`
    found.push({ ...blank, key, shown: 'car', at: pointOf(spot), spot, label, car: id })
  }
  return found
}

/** The notation of what a person tried where nothing is allowed; null: it was no attempt at anything. */
export function attempt(state: State, scene: Scene, held: number | null, place: Place, edge: Spot['edge']): string | null {
  const name = nameOf(place)
  if (state.task === 'site') return `site ${name}`
  if (state.task !== 'race') return null
  const car = held === null ? null : scene.cars.find((one) => one.id === held)
  const tile = scene.tiles.find((one) => one.at === name)
  if (!tile) return null
  if (!car) {
    const there = edge && carOn(scene, `${name}.${edge}`)
    return there ? `u-turn ${name}.${edge}` : null
  }
  const from = spotOf(car.spot)
  if (!edge || !tile.lanes.includes(edge)) return tile.building ? `park ${laneName(from)}` : null
  return `drive ${laneName(from)} to ${name}.${edge} facing ${awayFrom(pointOf(from), pointOf({ place, edge }), edge)}`
}

function awayFrom([ax, ay]: Point, [bx, by]: Point, edge: Spot['edge']): Heading {
  if (edge === 'n' || edge === 's') return bx >= ax ? 'east' : 'west'
  return by >= ay ? 'south' : 'north'
}

/** A choice as a person would say it. */
export function sayChoice(choice: Choice, scene: Scene, state: State): string {
  const { verb, from, to, lanes } = read(choice.text)
  if (verb === 'place') return `Lanes in the ${[...lanes].map((edge) => headingOf(edge as 'n')).join(', ')}`
  if (verb === 'site' && to) return `Site ${nameOf(to.place)}`
  if (verb === 'car' && to) return `${headingOf(to.edge ?? 'n')} lane, facing ${to.facing ?? ''}`.replace(/^./, (letter) => letter.toUpperCase())
  const mover = from ? carOn(scene, laneName(from)) : scene.cars.find((one) => one.id === state.crash.hit)
  if (!mover) return verb === 'pass' ? 'Pass' : choice.text.replace(/^./, (letter) => letter.toUpperCase())
  const target = driveTarget(choice, mover, scene)
  const whose = from ? `${laneName(from)}: ` : ''
  return whose + target.label
}

export const faceFor = (seats: readonly SeatFace[], seat: number): SeatFace | undefined => seats.find((face) => face.seat === seat)
