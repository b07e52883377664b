import { expect, it } from 'vitest'
import { curves, parkedByTurn } from './ending'
import { stateOf, summaryOf } from './fixtures'

const after = (turns: number, parked: number[]) => ({ state: stateOf([], [], { race_turns: turns }), summary: summaryOf(parked) })

it('parked cars by turn, also between the views that are known', () => {
  const history = [after(0, [0, 0]), after(3, [1, 0]), after(5, [1, 2])]
  expect(parkedByTurn(history, 0)).toEqual([0, 0, 1, 1, 1])
  expect(parkedByTurn(history, 1)).toEqual([0, 0, 0, 0, 2])
})

it('the curve begins with the race', () => {
  const built = { state: stateOf([]), summary: summaryOf([0, 0], { phase: 'construction' }) }
  const lines = curves([built, after(0, [0, 0]), after(2, [1, 2])], [])
  expect(lines.map((line) => line.values)).toEqual([[0, 1], [0, 2]])
  expect(lines[0]!.limit).toBe(8)
})
