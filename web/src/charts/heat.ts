// A board as a map of how much happened where.
import type { Box } from './lines'

export interface Ground {
  /** Names along the edges, the lowest row first; without a name: a slim line between two. */
  columns: readonly string[]
  rows: readonly string[]
  /** Of each place, row by row, as the game names it; none: by column and row. */
  names?: readonly string[]
}

export interface Place {
  name: string
  column: number
  row: number
  x: number
  y: number
  width: number
  height: number
}

const slim = 0.5

/** Where lines of a board begin, and how wide they are, together `size`. */
export function linesOf(names: readonly string[], size: number): { at: number; wide: number }[] {
  const parts = names.map((name) => (name ? 1 : slim))
  const whole = parts.reduce((all, one) => all + one, 0) || 1
  let at = 0
  return parts.map((part) => {
    const line = { at, wide: (part / whole) * size }
    at += line.wide
    return line
  })
}

/** How high a board is that is so wide, places being square. */
export function heightFor({ columns, rows }: Ground, width: number): number {
  const parts = (names: readonly string[]): number => names.reduce((all, name) => all + (name ? 1 : slim), 0)
  return (width * parts(rows)) / Math.max(1, parts(columns))
}

/** "d4"; of a place between two: "c4–d4"; or as the game says, "e2n1". */
export function nameOf({ columns, rows, names }: Ground, column: number, row: number): string {
  const own = names?.[row * columns.length + column]
  if (own) return own
  const near = (names: readonly string[], at: number): [string, string] => (names[at] ? [names[at], names[at]] : [names[at - 1] ?? '', names[at + 1] ?? ''])
  const [left, right] = near(columns, column)
  const [low, high] = near(rows, row)
  return left === right && low === high ? `${left}${low}` : `${left}${low}–${right}${high}`
}

/** Row by row as the values are, the lowest first; drawn with the highest on top. */
export function placesOf(ground: Ground, box: Box): Place[] {
  const across = linesOf(ground.columns, box.width)
  const up = linesOf(ground.rows, box.height)
  return up.flatMap((line, row) =>
    across.map((column, i) => ({ name: nameOf(ground, i, row), column: i, row, x: column.at, y: box.height - line.at - line.wide, width: column.wide, height: line.wide })),
  )
}
