import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waits } from './waits.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a short wait is not spoken of', () => {
  const waits = new Waits()
  const end = waits.begin()
  vi.advanceTimersByTime(900)
  end()
  vi.advanceTimersByTime(900)
  expect(waits.long).toBe(false)
})

it('a long wait is, until nothing is waited for any more', () => {
  const waits = new Waits()
  const one = waits.begin()
  const two = waits.begin()
  vi.advanceTimersByTime(1000)
  expect(waits.long).toBe(true)
  one()
  one()
  expect(waits.long).toBe(true)
  two()
  expect(waits.long).toBe(false)
})
