// What can be pressed on a drawing.
import { middle, spacesOf, type Grid } from './grid'
import type { Point } from './paper'

export interface Spot {
  space: string
  middle: Point
  /** Half of what is drawn, and half of what a press hits. */
  across: number
  down: number
  reach: Point
}

/** The spaces of a lettered board; a press on the street counts for the nearest. */
export function spotsOf(grid: Grid): Spot[] {
  const half = grid.cell / 2
  const hit = half + grid.gap / 2
  return spacesOf(grid).map((space) => ({ space, middle: middle(grid, space), across: half, down: half, reach: [hit, hit] }))
}
