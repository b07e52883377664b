import { expect, it } from 'vitest'
import { climbOf } from './climb'

const box = { width: 100, height: 50 }
const steps = [
  { at: 0, value: 0 },
  { at: 5, value: 6 },
  { at: 10, value: 10 },
]

it('a number stays as it is until it grows', () => {
  expect(climbOf(steps, [], box).line).toBe('M0,50L50,50L50,20L100,20L100,0')
})

it('the top is the highest of all heights', () => {
  expect(climbOf(steps, [{ value: 20 }], box).line).toBe('M0,50L50,50L50,35L100,35L100,25')
})

it('a height knows where it was reached first, and whether', () => {
  const { heights } = climbOf(steps, [{ value: 5, label: 'Flood' }, { value: 6 }, { value: 20 }], box)
  expect(heights).toEqual([
    { y: 37.5, x: 50, step: steps[1] },
    { y: 35, x: 50, step: steps[1] },
    { y: 0 },
  ])
})

it('nothing at all is no line', () => {
  expect(climbOf([], [{ value: 3 }], box)).toEqual({ line: '', area: '', heights: [{ y: 0 }] })
})
