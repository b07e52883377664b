import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../../net/connection'
import { play } from '../../net/samples'
import type { Hindsight, PastView } from '../../protocol/generated'
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

describe('what a hard bot would have done', () => {
  const would = { action: { verb: 'build' }, seat: 1, why: 'Rent grows.' } as unknown as Hindsight
  /** It thinks until `answer` is called. */
  function asking() {
    const asked: unknown[] = []
    let answer: (hindsight: Hindsight) => void = () => undefined
    const problems: unknown[] = []
    const call = (method: string, params: { count: number }): Promise<unknown> => {
      const { view, standing, deciders } = play(params.count)
      if (method !== 'hindsight') return Promise.resolve({ count: params.count, view, standing, deciders, events: [] })
      asked.push(params)
      return new Promise((resolve, reject) => {
        answer = (hindsight) => (hindsight === would ? resolve(hindsight) : reject(new Error('no')))
      })
    }
    const past = new Past('KMTRAQ', { call } as unknown as Connection, (problem) => problems.push(problem))
    return { past, asked, problems, answer: (hindsight: Hindsight) => answer(hindsight) }
  }

  it('is asked of the moment that is looked at, once at a time', async () => {
    const { past, asked, answer } = asking()
    await past.show(3)
    void past.askHindsight()
    void past.askHindsight()
    expect([past.asking, asked]).toEqual([true, [{ table: 'KMTRAQ', count: 3 }]])
    answer(would)
    await vi.advanceTimersByTimeAsync(10)
    expect([past.asking, past.hindsight]).toEqual([false, would])
  })

  it('is told of no other moment, and goes when one moves on or what was decided there is taken back', async () => {
    const { past, answer } = asking()
    await past.show(3)
    void past.askHindsight()
    await past.show(4)
    answer(would)
    await vi.advanceTimersByTimeAsync(10)
    expect([past.asking, past.hindsight]).toEqual([false, null])
    for (const leave of [() => past.show(5), () => past.back(), () => past.forget(4)]) {
      void past.showHindsight(4)
      await vi.advanceTimersByTimeAsync(10)
      answer(would)
      await vi.advanceTimersByTimeAsync(10)
      expect(past.hindsight).toBe(would)
      void leave()
      expect(past.hindsight).toBeNull()
    }
  })

  it('is asked again after a refusal', async () => {
    const { past, problems, answer, asked } = asking()
    await past.show(3)
    void past.askHindsight()
    answer({} as Hindsight)
    await vi.advanceTimersByTimeAsync(10)
    expect([problems.length, past.asking]).toEqual([1, false])
    void past.askHindsight()
    expect(asked.length).toBe(2)
  })

  it('is not asked of the present', () => {
    const { past, asked } = asking()
    void past.askHindsight()
    expect(asked).toEqual([])
  })
})
