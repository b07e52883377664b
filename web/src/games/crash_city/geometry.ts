// Where things are, in the units of the drawing: a tile is 100 wide, the town square lies around (0, 0), north is up.
// Streets run along the edges of tiles, inside; a car drives in the middle of its lane.
import type { Point } from '../../board/paper'
import type { Edge, Heading } from './types'

export const side = 100
/** How wide a lane is. */
export const lane = 23

/** Steps from the town square, to the east and to the north. */
export type Place = readonly [east: number, north: number]

/** A place, and how a car stands there; on a roof it has no edge. */
export interface Spot {
  /** The server's name of the place … */
  at: string
  /** … and of the lane; none on a roof. */
  lane: string
  place: Place
  edge: Edge | null
  facing: Heading | null
}

export interface Pose {
  x: number
  y: number
  /** Degrees, clockwise; 0 has the nose in the north. */
  angle: number
  scale: number
}

export const edges: readonly Edge[] = ['n', 'e', 's', 'w']
export const headings: readonly Heading[] = ['north', 'east', 'south', 'west']
const steps: Record<Edge, Place> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }

export const edgeOf = (heading: Heading): Edge => edges[headings.indexOf(heading)]!
export const opposite = (edge: Edge): Edge => edges[(edges.indexOf(edge) + 2) % 4]!
export const angleOf = (heading: Heading): number => headings.indexOf(heading) * 90
/** One step to that side of the drawing, where south is down. */
export function stepTo(edge: Edge): Point {
  const [east, north] = steps[edge]
  return [east, 0 - north]
}
/** A street along a north or south edge runs from west to east. */
export const runsAcross = (edge: Edge): boolean => edge === 'n' || edge === 's'

export const samePlace = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1]
export const isTownSquare = (place: Place): boolean => samePlace(place, [0, 0])

export function beside([east, north]: Place, edge: Edge): Place {
  return [east + steps[edge][0], north + steps[edge][1]]
}

export const middleOf = ([east, north]: Place): Point => [east * side, 0 - north * side]

/** The middle of a lane, or of the tile. */
export function pointOf({ place, edge }: Pick<Spot, 'place' | 'edge'>): Point {
  const [x, y] = middleOf(place)
  if (!edge) return [x, y]
  const [dx, dy] = stepTo(edge)
  return [x + (dx * (side - lane)) / 2, y + (dy * (side - lane)) / 2]
}

/** How a car stands there; parked ones turn their nose to the east. */
export function poseOf(spot: Spot): Pose {
  const [x, y] = pointOf(spot)
  if (!spot.edge) return { x, y: y - 7.5, angle: 90, scale: 0.86 }
  return { x, y, angle: angleOf(spot.facing ?? 'north'), scale: 1 }
}

/** Upper left corner, width and height of a lane. */
export function laneBox(spot: Pick<Spot, 'place' | 'edge'>): readonly [number, number, number, number] {
  const [x, y] = pointOf(spot)
  const [width, height] = runsAcross(spot.edge ?? 'n') ? [side, lane] : [lane, side]
  return [x - width / 2, y - height / 2, width, height]
}

export const placeAt = ([x, y]: Point): Place => [Math.round(x / side) + 0, Math.round(-y / side) + 0]

/** The edge along whose strip a point lies; null in the middle of a tile. */
export function edgeAt(point: Point): Edge | null {
  const [x, y] = middleOf(placeAt(point))
  const [dx, dy] = [point[0] - x, point[1] - y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) < side / 2 - lane) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'e' : 'w'
  return dy > 0 ? 's' : 'n'
}
