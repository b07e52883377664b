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
  /** How many values fill the box, where lines of different lengths stand beside each other; as many as it has unless told. */
  of?: number
  /** What stands at its end, where there are many to tell apart. */
  sign?: string
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

const stepsOf = ({ values, of = values.length }: Line): number => of - 1

const across = (line: Line, box: Box) => scaleLinear([0, Math.max(1, stepsOf(line))], [0, box.width])

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
  const at = Math.min(along * Math.max(0, stepsOf(line)), Math.max(0, line.values.length - 1))
  const [before = 0, after = before] = [line.values[Math.floor(at)], line.values[Math.ceil(at)]]
  return { x: across(line, box)(at), y: heightOf(line, before + (after - before) * (at % 1), box) }
}

/** Where a line ends. */
export function endOf(line: Line, box: Box): { x: number; y: number } {
  return { x: across(line, box)(Math.max(0, line.values.length - 1)), y: heightOf(line, line.values.at(-1) ?? 0, box) }
}

/** The same heights in the same order, moved as little as needed to be `least` apart and not below `bottom`, where there is room. */
export function apart(heights: readonly number[], least: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b)
  const moved = [...heights]
  order.forEach((one, i) => {
    if (i > 0) moved[one] = Math.max(moved[one]!, moved[order[i - 1]!]! + least)
  })
  let limit = bottom
  for (const one of order.reverse()) {
    moved[one] = Math.min(moved[one]!, limit)
    limit = moved[one]! - least
  }
  return moved
}

/** So many places of a list, evenly apart, the first and the last among them: nobody listens to a hundred numbers. */
export function spread(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, i) => i)
  return Array.from({ length: most }, (_, i) => Math.round((i * (length - 1)) / (most - 1)))
}
