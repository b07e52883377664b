import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Follower } from './follow'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change is asked for at once, those during the rest together', async () => {
  const ask = vi.fn(() => Promise.resolve())
  const follower = new Follower(ask, 1000)
  follower.go()
  expect(ask).toHaveBeenCalledTimes(1)
  follower.go()
  follower.go()
  await vi.advanceTimersByTimeAsync(999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who has stopped asks no more', async () => {
  const ask = vi.fn(() => Promise.resolve())
  const follower = new Follower(ask, 1000)
  follower.go()
  follower.go()
  follower.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledTimes(1)
})
