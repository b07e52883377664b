// Where the spaces of the map are, in units of its drawing: big squares, corners, edges.
import type { Point } from '../../board/paper'
import type { SpaceKind } from './types'

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
  /** As one reads: the top row first. */
  squares: readonly string[]
  corners: readonly string[]
  edges: readonly string[]
  placeOf: (space: string) => Place
}

const columnOf = (square: string): number => square.charCodeAt(0) - 97
const rowOf = (square: string): number => Number(square[1]) - 1
export const squareName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

function drawn(side: number): CityMap {
  const city = side * cell + (side - 1) * gap
  const pairs = upTo(side).flatMap((row) => upTo(side).map((column) => [column, row] as const))
  const middleOf = (square: string): Point => [left + cell / 2 + columnOf(square) * step, top + cell / 2 + (side - 1 - rowOf(square)) * step]

  /** "c2" is a square, "c2-d3" a corner, "c2-d2" and "c2-c3" are edges. */
  function placeOf(space: string): Place {
    const [first = 'a1', second] = space.split('-')
    const [x, y] = middleOf(first)
    if (!second) return { space, kind: 'square', middle: [x, y], across: cell / 2, down: cell / 2 }
    const [toX, toY] = middleOf(second)
    const middle: Point = [(x + toX) / 2, (y + toY) / 2]
    const [beside, above] = [columnOf(second) !== columnOf(first), rowOf(second) !== rowOf(first)]
    if (beside && above) return { space, kind: 'corner', middle, across: gap / 2, down: gap / 2 }
    return { space, kind: 'edge', middle, across: beside ? gap / 2 : cell / 2, down: beside ? cell / 2 : gap / 2 }
  }

  return {
    side,
    width: left + city + 12,
    height: top + city + 32,
    squares: pairs.map(([column, row]) => squareName(column, side - 1 - row)),
    corners: pairs
      .filter(([column, row]) => column < side - 1 && row < side - 1)
      .map(([column, row]) => `${squareName(column, row)}-${squareName(column + 1, row + 1)}`),
    edges: pairs.flatMap(([column, row]) => [
      ...(row < side - 1 ? [`${squareName(column, row)}-${squareName(column, row + 1)}`] : []),
      ...(column < side - 1 ? [`${squareName(column, row)}-${squareName(column + 1, row)}`] : []),
    ]),
    placeOf,
  }
}

const maps = new Map<number, CityMap>()

/** The map with so many big squares on each side (the vocabulary says how many); the same object each time. */
export function mapOf(side: number): CityMap {
  const map = maps.get(side) ?? drawn(side)
  maps.set(side, map)
  return map
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
