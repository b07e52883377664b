// Where things lie in the drawing: the block with the forest to its left and the shore below, and the sky
// above it on a narrow screen, or sky and smoke to its right on a wide one.
import type { Grid } from '../../board/grid'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Layout {
  width: number
  height: number
  grid: Grid
  sky: Box
  /** The emissions track; null: it stands beside the board. */
  smoke: Box | null
  renters: Box | null
}

const cell = 84
const gap = 11
export const forestWidth = 64
export const shoreHeight = 66
const left = 24 + forestWidth

/** For a block of so many spaces a side: sky above, or sky and smoke beside it. */
export function layoutsFor(spaces: number): { tall: Layout; wide: Layout } {
  const side = spaces * (cell + gap) + gap
  const gridAt = (y: number): Grid => ({ columns: spaces, rows: spaces, cell, gap, x: left, y })
  const panel = left + side + 34
  return {
    tall: {
      width: left + side + 8,
      height: 108 + side + shoreHeight + 32,
      grid: gridAt(108),
      sky: { x: 24, y: 4, width: left + side - 24, height: 92 },
      smoke: null,
      renters: null,
    },
    wide: {
      width: panel + 330,
      height: 10 + side + shoreHeight + 32,
      grid: gridAt(10),
      sky: { x: panel, y: 10, width: 322, height: 128 },
      smoke: { x: panel, y: 158, width: 322, height: 584 },
      renters: { x: panel, y: 762, width: 322, height: 82 },
    },
  }
}
