// Amounts by parts as bars.
import { scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { patterns } from '../board/players'

export interface Part {
  label: string
  color: string
  pattern: string
}

export interface Row {
  name: string
  /** By part. */
  values: readonly number[]
}

/** A piece of a row's bar, in hundredths of the width. */
export interface Piece {
  part: number
  x: number
  width: number
  value: number
}

// Not the players' colors: what is told apart here are no people.
const colors = ['#c98a1b', '#3f8f92', '#8a6fc0', '#b5452f', '#7f9440', '#5f7488', '#a9745a', '#4f9a6a']

export const partsOf = (labels: readonly string[]): Part[] => labels.map((label, i) => ({ label, color: colors[i % colors.length]!, pattern: patterns[i % patterns.length]! }))

/** What is lost stands to the left of nothing, what is won to its right; all rows have one scale, with those of the charts beside it. */
export function piecesOf(rows: readonly Row[], parts: number, beside: readonly Row[] = []): { pieces: Piece[][]; zero: number } {
  const keys = Array.from({ length: parts }, (_, i) => i)
  const stacked = stack<Row, number>()
    .keys(keys)
    .value((row, key) => row.values[key] ?? 0)
    .offset(stackOffsetDiverging)([...rows, ...beside])
  const ends = stacked.flatMap((series) => series.flatMap(([from, to]) => [from, to]))
  const x = scaleLinear([Math.min(0, ...ends), Math.max(1, ...ends)], [0, 100])
  return {
    zero: x(0),
    pieces: rows.map((row, i) =>
      stacked.flatMap((series, part): Piece[] => {
        const [from, to] = series[i]!
        return from === to ? [] : [{ part, x: x(from), width: x(to) - x(from), value: row.values[part]! }]
      }),
    ),
  }
}
