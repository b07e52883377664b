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
const side = 8 * (cell + gap) + gap
export const forestWidth = 64
export const shoreHeight = 66
const left = 24 + forestWidth

const gridAt = (y: number): Grid => ({ columns: 8, rows: 8, cell, gap, x: left, y })

export const tallLayout: Layout = {
  width: left + side + 8,
  height: 108 + side + shoreHeight + 32,
  grid: gridAt(108),
  sky: { x: 24, y: 4, width: left + side - 24, height: 92 },
  smoke: null,
  renters: null,
}

const panel = left + side + 34
export const wideLayout: Layout = {
  width: panel + 330,
  height: 10 + side + shoreHeight + 32,
  grid: gridAt(10),
  sky: { x: panel, y: 10, width: 322, height: 128 },
  smoke: { x: panel, y: 158, width: 322, height: 584 },
  renters: { x: panel, y: 762, width: 322, height: 82 },
}
