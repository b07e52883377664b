// What the legal actions mean on the board: which place, car or lane to press for which.
import type { Point } from '../../board/paper'
import { edgeOf, middleOf, pointOf, samePlace, stepTo, type Place, type Spot } from './geometry'
import { carOn, endOf, moverOf, moversOf, type Shown } from './moves'
import type { Car, Scene } from './scene'
import type { Action, Heading, Maneuver, State, Vocabulary } from './types'
import { sayEnd, sayPosture, saySite, sayTaking } from './words'

/** Something on the board that answers to a press. */
export interface Target {
  key: string
  shown: Shown
  at: Point
  spot: Spot
  label: string
  /** Pressing does this … */
  choice: Action | null
  /** … or takes this car up. */
  car: number | null
  maneuver: Maneuver
  /** The car that would go there … */
  mover: number | null
  /** … and the one that would be hit. */
  hits: Car | null
}

const blank = { choice: null, car: null, maneuver: 'none', mover: null, hits: null } as const

function siteTarget(choice: Action, spot: Spot, { spoken }: Vocabulary): Target {
  return { ...blank, key: spot.at, shown: 'site', at: middleOf(spot.place), spot, label: saySite(spot, spoken), choice }
}

/** Where on a lane the arrow of a facing is pressed. */
function postureTarget(choice: Action, spot: Spot, { spoken }: Vocabulary): Target {
  const [x, y] = pointOf(spot)
  const [dx, dy] = stepTo(edgeOf(spot.facing ?? 'north'))
  const key = `${spot.lane} ${spot.facing ?? ''}`
  return { ...blank, key, shown: 'posture', at: [x + dx * 15, y + dy * 15], spot, label: sayPosture(spot, spoken), choice }
}

function driveTarget(choice: Action, car: Car, scene: Scene, vocabulary: Vocabulary): Target {
  const { spot, shown, maneuver, hits } = endOf(choice, car, scene)
  const parks = shown === 'park'
  return {
    key: parks ? `roof ${spot.at}` : spot.lane,
    shown,
    at: parks ? middleOf(spot.place) : pointOf(spot),
    spot,
    label: sayEnd(choice, car, scene, vocabulary),
    choice,
    car: null,
    maneuver,
    mover: car.id,
    hits,
  }
}

/** Everything on the board that can be pressed now. `held`: the car that is taken up; roofs need none. */
export function targetsOf(legal: readonly Action[], state: State, scene: Scene, held: number | null, vocabulary: Vocabulary): Target[] {
  const found: Target[] = []
  const newest = scene.tiles.at(-1)
  for (const action of legal) {
    if (action.verb === 'site' && action.to) found.push(siteTarget(action, scene.atlas.spot(action.to), vocabulary))
    else if (action.verb === 'car' && action.to && newest) {
      found.push(postureTarget(action, scene.atlas.posture(newest.at, action.to), vocabulary))
    } else {
      const car = moverOf(action, scene, state)
      if (car && (!action.from || car.id === held)) found.push(driveTarget(action, car, scene, vocabulary))
    }
  }
  const taken = new Set(found.map((target) => target.key))
  for (const action of legal) {
    const car = action.verb === 'park' && moverOf(action, scene, state)
    if (!car || car.id === held) continue
    const roof = driveTarget(action, car, scene, vocabulary)
    if (!taken.has(roof.key)) found.push(roof)
    taken.add(roof.key)
  }
  for (const id of moversOf(legal, scene)) {
    const car = scene.cars.find((one) => one.id === id)!
    const spot = car.at
    const key = spot.lane
    if (taken.has(key)) continue
    const label = sayTaking(car, id === held, vocabulary.spoken)
    found.push({ ...blank, key, shown: 'car', at: pointOf(spot), spot, label, car: id })
  }
  return found
}

/** What a person tried where nothing is allowed: the rules say why not. */
export function attempt(state: State, scene: Scene, held: number | null, place: Place, edge: Spot['edge']): Action {
  return (state.task === 'race' ? attemptToDrive(scene, held, place, edge) : null) ?? { verb: 'site', to: scene.atlas.nameOf(place) }
}

function attemptToDrive(scene: Scene, held: number | null, place: Place, edge: Spot['edge']): Action | null {
  const { atlas } = scene
  const car = held === null ? null : scene.cars.find((one) => one.id === held)
  const tile = scene.tiles.find((one) => samePlace(atlas.place(one.at), place))
  if (!tile) return null
  if (!car) {
    const from = edge ? atlas.standingAt(tile.at, edge) : ''
    return carOn(scene, from) ? { verb: 'u-turn', from } : null
  }
  const from = car.at.lane
  if (!edge || !tile.lanes.includes(edge)) return tile.building === 'none' ? null : { verb: 'park', from }
  const facing = awayFrom(pointOf(car.at), pointOf({ place, edge }), edge)
  return { verb: 'drive', from, to: atlas.standingAt(tile.at, edge, facing) }
}

function awayFrom([ax, ay]: Point, [bx, by]: Point, edge: Spot['edge']): Heading {
  if (edge === 'n' || edge === 's') return bx >= ax ? 'east' : 'west'
  return by >= ay ? 'south' : 'north'
}
