// A number that grows in the course of time, and the heights at which something came.
import { scaleLinear } from 'd3-scale'
import { area, curveStepAfter, line as drawn } from 'd3-shape'
import type { Box } from './lines'

export interface Step {
  /** In any unit of time. */
  at: number
  value: number
}

export interface Height {
  value: number
  /** What came there; missing: it was not reached. */
  label?: string
}

export interface Climbed {
  line: string
  area: string
  /** By height: how far down the box it lies, and where along it was first reached. */
  heights: { y: number; x?: number; step?: Step }[]
}

/** From the first step to the last; the top of the box is the highest of all that is drawn. */
export function climbOf(steps: readonly Step[], heights: readonly Height[], box: Box): Climbed {
  const [first, last] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0]
  const x = scaleLinear([first, Math.max(first + 1, last)], [0, box.width])
  const y = scaleLinear([0, Math.max(1, ...steps.map(({ value }) => value), ...heights.map(({ value }) => value))], [box.height, 0])
  const list = [...steps]
  return {
    line: drawn<Step>(({ at }) => x(at), ({ value }) => y(value)).curve(curveStepAfter).digits(1)(list) ?? '',
    area: area<Step>(({ at }) => x(at), box.height, ({ value }) => y(value)).curve(curveStepAfter).digits(1)(list) ?? '',
    heights: heights.map(({ value }) => {
      const step = steps.find((one) => one.value >= value)
      return { y: y(value), ...(step ? { x: x(step.at), step } : {}) }
    }),
  }
}
