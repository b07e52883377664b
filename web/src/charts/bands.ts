// Numbers over the course of a game: a line, and between which values most lie.
import { scaleLinear } from 'd3-scale'
import { area, line as drawn } from 'd3-shape'
import type { Box } from './lines'

export interface Band {
  label: string
  mean: readonly number[]
  low: readonly number[]
  high: readonly number[]
}

export interface DrawnBand {
  line: string
  area: string
  /** Where it ends. */
  x: number
  y: number
}

export interface DrawnBands {
  bands: DrawnBand[]
  lines: { y: number; value: number }[]
}

export function bandsOf(bands: readonly Band[], box: Box): DrawnBands {
  const all = bands.flatMap(({ mean, low, high }) => [...mean, ...low, ...high])
  const steps = Math.max(1, ...bands.map(({ mean }) => mean.length - 1))
  const x = scaleLinear([0, steps], [0, box.width])
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [box.height, 0]).nice(4)
  return {
    bands: bands.map(({ mean, low, high }) => ({
      line: drawn<number>((_, i) => x(i), (value) => y(value)).digits(1)([...mean]) ?? '',
      area: area<number>((_, i) => x(i), (_, i) => y(low[i] ?? 0), (_, i) => y(high[i] ?? 0)).digits(1)([...mean]) ?? '',
      x: x(mean.length - 1),
      y: y(mean.at(-1) ?? 0),
    })),
    lines: y.ticks(4).map((value) => ({ y: y(value), value })),
  }
}
