// Where the spaces of the map are, in units of its drawing: big squares, corners, edges.
import type { Point } from '../../board/paper'
import type { SpaceKind, Vocabulary } from './types'

export const cell = 96
export const gap = 34
export const left = 34
export const top = 10
const step = cell + gap

export interface Place {
  space: string
  kind: SpaceKind
  middle: Point
  /** Half its size. */
  across: number
  down: number
}

export interface CityMap {
  /** Of the map, in big squares. */
  side: number
  width: number
  height: number
  /** All as one reads: the top row first. */
  squares: readonly string[]
  corners: readonly string[]
  edges: readonly string[]
  placeOf: (space: string) => Place
}

const nowhere: Omit<Place, 'space'> = { kind: 'square', middle: [0, 0], across: 0, down: 0 }

/** The map as the vocabulary has it: each space with its place in half big squares, so that an odd column lies between two. */
export function mapOf({ side, map }: Pick<Vocabulary, 'side' | 'map'>): CityMap {
  const city = side * cell + (side - 1) * gap
  const halfOf = (place: number): number => (place % 2 ? gap : cell) / 2
  const places = [...map]
    .sort((a, b) => b.row - a.row || a.column - b.column)
    .map(({ space, kind, column, row }): Place => {
      const middle: Point = [left + cell / 2 + (column / 2) * step, top + cell / 2 + (side - 1 - row / 2) * step]
      return { space, kind, middle, across: halfOf(column), down: halfOf(row) }
    })
  const byName = new Map(places.map((place) => [place.space, place]))
  const ofKind = (kind: SpaceKind): string[] => places.filter((place) => place.kind === kind).map((place) => place.space)

  return {
    side,
    width: left + city + 12,
    height: top + city + 32,
    squares: ofKind('square'),
    corners: ofKind('corner'),
    edges: ofKind('edge'),
    placeOf: (space) => byName.get(space) ?? { space, ...nowhere },
  }
}

const arrows: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** The nearest of these spaces in the direction of an arrow key; null: it is no arrow key, or there is none. */
export function afterKey({ placeOf }: Pick<CityMap, 'placeOf'>, spaces: readonly string[], from: string, key: string): string | null {
  const arrow = arrows[key]
  if (!arrow) return null
  const [x, y] = placeOf(from).middle
  let best: string | null = null
  let least = Infinity
  for (const space of spaces) {
    const [toX, toY] = placeOf(space).middle
    const along = (toX - x) * arrow[0] + (toY - y) * arrow[1]
    const aside = Math.abs((toX - x) * arrow[1]) + Math.abs((toY - y) * arrow[0])
    if (along <= 0 || along + aside * 2 >= least) continue
    best = space
    least = along + aside * 2
  }
  return best
}
