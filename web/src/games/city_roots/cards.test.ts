import { expect, it } from 'vitest'
import { eventCards, stepAt, thresholds } from './cards'

it('a card has the step that the number of high-income homes reaches', () => {
  expect(stepAt(eventCards['rent-hike'], 5)).toBeNull()
  expect(stepAt(eventCards['rent-hike'], 6)?.from).toBe(6)
  expect(stepAt(eventCards['rent-hike'], 30)?.from).toBe(12)
  expect(stepAt(eventCards['quiet-month'], 30)).toBeNull()
})

it('thresholds come in order, each with its cards', () => {
  expect(thresholds.map((threshold) => threshold.from)).toEqual([6, 8, 10, 12, 14])
  expect(thresholds[3]?.cards).toEqual(['Tech boom', 'Rent hike'])
})
