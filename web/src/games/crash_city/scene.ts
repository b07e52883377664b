// The city on the table while time passes. Events only say what the server decided.
import type { View } from '../../board/contract'
import { Atlas, atlasOf } from './atlas'
import { edgeOf, poseOf, stepTo, type Pose, type Spot } from './geometry'
import type { CarMoves, CityEvent, Heading, Notation, State, Summary, Tile } from './types'

export interface Car {
  id: number
  seat: number
  /** The server's name for where it stands … */
  spot: string
  /** … and where that is. */
  at: Spot
}

export interface Scene {
  atlas: Atlas
  /** What can be done with cars, until something happens. */
  moves: readonly CarMoves[]
  tiles: Tile[]
  cars: Car[]
  /** The place that is being paved. */
  site: string | null
  crash: { hit: number; hitter: number; heading: Heading } | null
}

export const emptyScene = (): Scene => ({ atlas: new Atlas({ names: [], east: [], north: [] }, { places: [], standings: [] }), moves: [], tiles: [], cars: [], site: null, crash: null })

export const isParked = (car: Pick<Car, 'at'>): boolean => car.at.edge === null

export function sceneOf({ state, summary }: View<State, Summary>, notation: Notation): Scene {
  const { hit, hitter, heading } = state.crash
  const owners = new Map(summary.players.flatMap(({ cars }, seat) => cars.map((id) => [id, seat] as const)))
  const atlas = atlasOf(summary.places, notation)
  return {
    atlas,
    moves: summary.moves,
    tiles: state.city.tiles,
    cars: state.city.cars.flatMap((spot, id) => (spot === null ? [] : [{ id, seat: owners.get(id) ?? 0, spot, at: atlas.spot(spot) }])),
    site: state.site,
    crash: state.task === 'bounce' && hit !== null && hitter !== null ? { hit, hitter, heading } : null,
  }
}

/** An event with a car tells whose it is. */
function moved(scene: Scene, { car: id, seat }: CityEvent, spot: string | null | undefined): Scene {
  if (id === null || id === undefined || !spot) return scene
  const there = scene.cars.find((one) => one.id === id)
  const car: Car = { id, seat: there?.seat ?? seat ?? 0, spot, at: scene.atlas.spot(spot) }
  const cars = there ? scene.cars.map((one) => (one.id === id ? car : one)) : [...scene.cars, car].sort((a, b) => a.id - b.id)
  return { ...scene, cars }
}

/** The scene after an event. */
export function after(scene: Scene, event: CityEvent): Scene {
  switch (event.kind) {
    case 'site-chosen':
      return { ...scene, site: event.place ?? null }
    case 'paved': {
      if (!event.place || !event.lanes) return scene
      const tile: Tile = { at: event.place, lanes: event.lanes, building: 'none' }
      return { ...scene, site: null, tiles: [...scene.tiles, tile] }
    }
    case 'built': {
      const { place, building, seat } = event
      if (!building || building === 'none') return scene
      return { ...scene, tiles: scene.tiles.map((tile) => (tile.at === place ? { ...tile, building, owner: seat ?? 0 } : tile)) }
    }
    case 'car-placed':
    case 'drove':
      return moved(scene, event, event.to)
    case 'bounced':
      return { ...moved(scene, event, event.to), crash: null }
    case 'parked':
      return moved(scene, event, event.place)
    case 'crashed': {
      const { car, hit, to } = event
      const heading = to ? scene.atlas.spot(to).facing : null
      if (car === undefined || car === null || hit === undefined || hit === null || !heading) return scene
      return { ...scene, crash: { hit, hitter: car, heading } }
    }
    default:
      return scene
  }
}

/** How far before the middle of the lane the hitter stops. */
export const recoil = 19

/** Where a car stands when nothing moves. After a hit both share a lane, bumper to bumper. */
export function restPose(scene: Scene, car: Car): Pose {
  const pose = poseOf(car.at)
  const crash = scene.crash
  if (!crash || (car.id !== crash.hit && car.id !== crash.hitter)) return pose
  const [dx, dy] = stepTo(edgeOf(crash.heading))
  const isHit = car.id === crash.hit
  const push = isHit ? 24 : -recoil
  const tilt = isHit ? 13 : -4
  return { x: pose.x + dx * push - dy * (isHit ? 3 : 0), y: pose.y + dy * push + dx * (isHit ? 3 : 0), angle: pose.angle + tilt, scale: isHit ? 1.06 : 1 }
}

/** Where the bumpers meet. */
export function crashPoint(scene: Scene): readonly [number, number] | null {
  const hit = scene.crash && scene.cars.find((car) => car.id === scene.crash!.hit)
  if (!hit) return null
  const pose = poseOf(hit.at)
  const [dx, dy] = stepTo(edgeOf(scene.crash!.heading))
  return [pose.x + dx * 3, pose.y + dy * 3]
}
