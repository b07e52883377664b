import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Seen } from './seen'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tells the first at once, and of many that follow the last', () => {
  const sent: number[] = []
  const seen = new Seen((seq) => sent.push(seq))
  for (let seq = 1; seq <= 5; seq++) seen.upTo(seq)
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1, 5])
  seen.upTo(6)
  expect(sent).toEqual([1, 5, 6])
  seen.upTo(7)
  seen.stop()
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1, 5, 6])
})
