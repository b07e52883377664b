// Six faces of players: a color, and always a pattern and a shape beside it.
import type { SeatFace } from './contract'

export const patterns = ['stripes', 'dots', 'waves', 'cross-hatch', 'checks', 'zigzag'] as const
export const shapes = ['triangle', 'circle', 'square', 'diamond', 'cross', 'star'] as const
export type Pattern = (typeof patterns)[number]
export type Shape = (typeof shapes)[number]

const colors = ['#E69F00', '#56B4E9', '#009E73', '#CC79A7', '#0072B2', '#D55E00'] as const
const glyphs = ['▲', '●', '■', '◆', '✚', '★'] as const

/** The face of the n-th player at a table. */
export function faceOf(seat: number, name: string): SeatFace {
  const place = seat % colors.length
  return { seat, name, color: colors[place]!, pattern: patterns[place]!, shape: shapes[place]! }
}

/** Of those at this table; nobody's: undefined. */
export const faceIn = (seats: readonly SeatFace[], seat: number | null | undefined): SeatFace | undefined => seats.find((face) => face.seat === seat)

/** Outlines within −10 … 10, by name or by the sign itself. */
const outlines: Record<Shape, string> = {
  triangle: 'M0 -9L9.5 7.5L-9.5 7.5Z',
  circle: 'M-8.5 0A8.5 8.5 0 1 1 8.5 0A8.5 8.5 0 1 1 -8.5 0Z',
  square: 'M-7.5 -7.5H7.5V7.5H-7.5Z',
  diamond: 'M0 -10L8.5 0L0 10L-8.5 0Z',
  cross: 'M-3.4 -9H3.4V-3.4H9V3.4H3.4V9H-3.4V3.4H-9V-3.4H-3.4Z',
  star: 'M0 -10L2.8 -3.6L9.7 -3.1L4.4 1.4L6.1 8.2L0 4.5L-6.1 8.2L-4.4 1.4L-9.7 -3.1L-2.8 -3.6Z',
}

export function outlineOf(shape: string): string {
  const bySign = shapes[glyphs.findIndex((glyph) => glyph === shape)]
  return outlines[bySign ?? (shape as Shape)] ?? outlines.circle
}
