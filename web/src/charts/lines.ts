// Numbers over time as lines in a box.
import { scaleLinear } from 'd3-scale'
import { line as drawn } from 'd3-shape'

export interface Line {
  label: string
  values: number[]
  color: string
  /** Where this number decides the game, at the top of the box: the line is drawn against it. */
  limit: number
  /** What the bottom of the box stands for; 0 unless told. */
  from?: number
  dash?: string
  /** Another's, where two are to be compared. */
  quiet?: boolean
}

/** A place on a line that can be pressed. */
export interface Mark {
  line: number
  /** Where along the box, from 0 to 1. */
  along: number
  /** What stands in it. */
  sign: string
  label: string
  strong?: boolean
}

export interface Box {
  width: number
  height: number
}

/** How far down the box a value is drawn; what is beyond the limit stays at the edge. */
export function heightOf(line: Line, value: number, box: Box): number {
  const from = line.from ?? 0
  return scaleLinear([from, Math.max(from + 1, line.limit)], [box.height, 0]).clamp(true)(value)
}

const across = (line: Line, box: Box) => scaleLinear([0, Math.max(1, line.values.length - 1)], [0, box.width])

/** Each line goes from the bottom up to its limit at the top. */
export function pathOf(line: Line, box: Box): string {
  const x = across(line, box)
  return (
    drawn<number>()
      .x((_, i) => x(i))
      .y((value) => heightOf(line, value, box))
      .digits(1)(line.values) ?? ''
  )
}

/** Where a mark stands: on its line, between two values if need be. */
export function placeOf(line: Line, along: number, box: Box): { x: number; y: number } {
  const at = along * Math.max(0, line.values.length - 1)
  const [before = 0, after = before] = [line.values[Math.floor(at)], line.values[Math.ceil(at)]]
  return { x: along * box.width, y: heightOf(line, before + (after - before) * (at % 1), box) }
}

/** So many places of a list, evenly apart, the first and the last among them: nobody listens to a hundred numbers. */
export function spread(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, i) => i)
  return Array.from({ length: most }, (_, i) => Math.round((i * (length - 1)) / (most - 1)))
}
