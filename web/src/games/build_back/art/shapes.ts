// Paper cut with code: a drawing is a list of shapes, back to front, in a box of 96 × 60 with the ground at 52.

export const colors = {
  wall: '#f7ecd6',
  wall2: '#e6cda0',
  brick: '#cb7a55',
  roof: '#94503d',
  slate: '#6f8296',
  teal: '#5f9c97',
  leaf: '#86ad60',
  leaf2: '#587f45',
  wood: '#b58453',
  wood2: '#7a5433',
  water: '#7cbcd9',
  water2: '#3f86ad',
  stone: '#bdb6a8',
  ink: '#2b2a27',
  yellow: '#f2c44e',
  red: '#cf5341',
  white: '#fffdf8',
  pink: '#e79aa0',
  violet: '#9c86c4',
  sand: '#e8d3a2',
  glass: '#c4e3e8',
  night: '#46557a',
  skin: '#dba680',
  orange: '#e88f43',
} as const
export type Color = keyof typeof colors

/** A cut shape, or with `~` a strip of paper along a line; '' is an ink line. */
export type Shape = readonly [paint: Color | `~${Color}` | '', d: string, width?: number]
export type Drawing = readonly Shape[]

const n = (value: number): string => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
export const disc = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
/** A gable over a wall of width `w` whose top is at `y`. */
export const gable = (x: number, y: number, w: number, h: number, over = 3): string =>
  `M${n(x - over)} ${n(y)}L${n(x + w / 2)} ${n(y - h)}L${n(x + w + over)} ${n(y)}Z`
export const poly = (...xy: number[]): string => `M${xy.map((value, i) => `${i && i % 2 === 0 ? 'L' : ''}${n(value)}${i % 2 === 0 ? ' ' : ''}`).join('')}Z`
/** Half a disc on the ground. */
export const dome = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${r} ${r} 0 0 1 ${2 * r} 0Z`

export const ground = (color: Color = 'sand'): Shape => [color, 'M-2 52Q24 49.5 48 51.5T98 51V64H-2Z']

export const person = (x: number, y: number, color: Color, size = 1): Drawing => [
  [color, `M${n(x - 4 * size)} ${n(y)}q0 ${n(-9 * size)} ${n(4 * size)} ${n(-9 * size)}t${n(4 * size)} ${n(9 * size)}Z`],
  ['skin', disc(x, y - 11.4 * size, 2.9 * size)],
]
export const tree = (x: number, y: number, size = 1, color: Color = 'leaf'): Drawing => [
  ['~wood2', `M${n(x)} ${n(y)}v${n(-10 * size)}`, 2.6],
  [color, disc(x, y - 14 * size, 7 * size)],
]
/** `count` windows in a row. */
export const windows = (x: number, y: number, count: number, step: number, color: Color = 'glass', w = 5, h = 6): Drawing =>
  Array.from({ length: count }, (_, i): Shape => [color, rect(x + i * step, y, w, h), 1.2])
/** An awning of stripes. */
export const awning = (x: number, y: number, w: number, color: Color): Drawing => {
  const step = w / 5
  return Array.from({ length: 5 }, (_, i): Shape => [i % 2 ? 'white' : color, `M${n(x + i * step)} ${n(y)}h${n(step)}l1 7q${n(-step / 2 - 0.5)} 4 ${n(-step - 1)} 0Z`, 1.1])
}
/** A wave of water over the whole width. */
export const wave = (y: number, color: Color = 'water'): Shape => [color, `M-2 ${y}q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t8 0V64H-2Z`]
export const crate = (x: number, y: number, size = 9): Drawing => [
  ['wood', rect(x, y - size, size, size), 1.3],
  ['', `M${x} ${y}l${size} ${-size}`, 0.9],
]
