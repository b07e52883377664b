// Where the spaces of a lettered board are, in the units of its drawing. Columns a, b, …; row 1 is at the bottom.
import type { Point } from './paper'

export interface Grid {
  columns: number
  rows: number
  /** Side of a space, and the street around it. */
  cell: number
  gap: number
  /** Upper left corner of the city. */
  x: number
  y: number
}

export const column = (space: string): number => space.charCodeAt(0) - 97
export const row = (space: string): number => Number(space.slice(1)) - 1
export const nameOf = (col: number, line: number): string => `${String.fromCharCode(97 + col)}${line + 1}`

export const cityWidth = (grid: Grid): number => grid.columns * (grid.cell + grid.gap) + grid.gap
export const cityHeight = (grid: Grid): number => grid.rows * (grid.cell + grid.gap) + grid.gap

/** All spaces as one reads: the top row first, from left to right. */
export function spacesOf(grid: Grid): string[] {
  const spaces: string[] = []
  for (let line = grid.rows - 1; line >= 0; line--) {
    for (let col = 0; col < grid.columns; col++) spaces.push(nameOf(col, line))
  }
  return spaces
}

/** The middle of a space. */
export function middle(grid: Grid, space: string): Point {
  const step = grid.cell + grid.gap
  const first = grid.gap + grid.cell / 2
  return [grid.x + first + column(space) * step, grid.y + first + (grid.rows - 1 - row(space)) * step]
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Where a key leads from a space; null: it is not a key that moves. The edge holds. */
export function afterKey(grid: Grid, space: string, key: string): string | null {
  if (key === 'Home') return nameOf(0, row(space))
  if (key === 'End') return nameOf(grid.columns - 1, row(space))
  const arrow = arrows[key]
  if (!arrow) return null
  const hold = (value: number, end: number): number => Math.min(end - 1, Math.max(0, value))
  return nameOf(hold(column(space) + arrow[0], grid.columns), hold(row(space) + arrow[1], grid.rows))
}
