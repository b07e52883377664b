import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Connection } from '../../net/connection'
import { play } from '../../net/samples'
import type { PastView } from '../../protocol/generated'
import { Past } from './past.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function looking() {
  const call = (_: string, { count }: { count: number }): Promise<PastView> => {
    const { view, standing, deciders } = play(count)
    return Promise.resolve({ count, view, standing, deciders, events: [{ event: { kind: 'built' }, sentence: `Step ${count}.` }] })
  }
  return new Past('KMTRAQ', { call } as unknown as Connection, (problem) => expect(problem).toBeNull())
}

it('shows one step again, from the moment before it', async () => {
  const past = looking()
  void past.flash(4)
  await vi.advanceTimersByTimeAsync(10)
  expect([past.count, past.playing]).toEqual([3, []])
  await vi.advanceTimersByTimeAsync(500)
  expect([past.count, past.playing.map(({ sentence }) => sentence)]).toEqual([4, ['Step 4.']])
  expect(past.running).toBe(false)
})

it('leaves one step alone when somebody has gone elsewhere meanwhile', async () => {
  const past = looking()
  void past.flash(4)
  await vi.advanceTimersByTimeAsync(10)
  past.back()
  await vi.advanceTimersByTimeAsync(500)
  expect(past.count).toBeNull()
})

it('plays a turn again and stays at its end', async () => {
  const past = looking()
  void past.replay(2, 4)
  await vi.advanceTimersByTimeAsync(10)
  expect(past.count).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([past.count, past.running]).toEqual([4, false])
})
