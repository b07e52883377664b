import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happening } from '../../board/contract'
import { play, step } from '../../net/samples'
import type { Step } from '../../protocol/generated'
import { Playback, type PlaybackHooks } from './playback.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const built: Happening = { event: { kind: 'built' }, sentence: 'Something was built.' }
const card: Happening = { event: { kind: 'card' }, sentence: 'A card was drawn.' }

function playback({ still = false, mine = false } = {}) {
  return new Playback({ isMoment: (h) => h.event.kind === 'card', still: () => still, mine: () => (mine ? [0] : []) })
}

it('shows a first step at once and the next one after it', () => {
  const p = playback()
  p.push(play(1), [built])
  p.push(play(2), [built])
  expect(p.play?.seq).toBe(1)
  vi.advanceTimersByTime(100)
  expect(p.play?.seq).toBe(1)
  vi.advanceTimersByTime(500)
  expect(p.play?.seq).toBe(2)
  vi.advanceTimersByTime(500)
  expect(p.behind).toBe(0)
})

it('gives each step an array of its own to animate', () => {
  const p = playback()
  p.push(play(1), [built])
  const first = p.playing
  vi.advanceTimersByTime(500)
  p.push(play(2), [built])
  expect(p.playing).not.toBe(first)
})

it('skips to the newest', () => {
  const p = playback()
  for (let seq = 1; seq < 6; seq++) p.push(play(seq), [built])
  p.skip()
  expect(p.play?.seq).toBe(5)
  expect(p.playing).toEqual([])
  expect(p.behind).toBe(0)
})

it('moves nothing where no motion is wanted', () => {
  const p = playback({ still: true })
  p.push(play(1), [built])
  expect(p.playing).toEqual([])
  vi.advanceTimersByTime(1)
  expect(p.behind).toBe(0)
})

it('holds what follows until the card was read', () => {
  const p = playback()
  p.push(play(1), [built, card])
  p.push(play(2), [built])
  vi.advanceTimersByTime(600)
  expect(p.moment).toBe(card)
  expect(p.play?.seq).toBe(1)
  p.momentDone()
  expect(p.moment).toBeNull()
  expect(p.play?.seq).toBe(2)
})

it('puts the card away by itself, later where I have to decide', () => {
  const other = playback()
  other.push(play(1), [card])
  vi.advanceTimersByTime(5000)
  expect(other.moment).toBeNull()
  const mine = playback({ mine: true })
  mine.push(play(1), [card])
  vi.advanceTimersByTime(5000)
  expect(mine.moment).toBe(card)
})

it('shows the card first where the game wants it so, and skips both', () => {
  const p = new Playback({ isMoment: (h) => h.event.kind === 'card', momentFirst: () => true, still: () => false, mine: () => [] })
  p.push(play(1), [built, card])
  expect(p.moment).toBe(card)
  expect(p.play).toBeNull()
  expect(p.around).toHaveLength(2)
  expect(p.told).toEqual([])
  p.momentDone()
  expect(p.play?.seq).toBe(1)
  vi.advanceTimersByTime(600)
  expect(p.behind).toBe(0)
  p.push(play(2), [card])
  p.skip()
  expect(p.play?.seq).toBe(2)
  expect(p.moment).toBeNull()
})

describe('what was seen', () => {
  const other = (count: number, because?: string): Step => ({ ...step(count, 1), ...(because ? { because } : {}) })

  function watching(hooks: Partial<PlaybackHooks> = {}) {
    const seen: number[] = []
    const p = new Playback({ isMoment: (h) => h.event.kind === 'card', still: () => false, mine: () => [0], seen: ({ seq }) => seen.push(seq), ...hooks })
    return { p, seen }
  }

  it('is told when there was time to read it', () => {
    const { p, seen } = watching()
    p.push(play(1), [built], other(1, 'Rent grows.'))
    expect(p.scene).toMatchObject({ seat: 1, because: 'Rent grows.' })
    vi.advanceTimersByTime(1500)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(seen).toEqual([1])
  })

  it('is not told before the card was read', () => {
    const { p, seen } = watching()
    p.push(play(1, { deciders: [1] }), [card], other(1))
    vi.advanceTimersByTime(2000)
    expect(p.moment).toBe(card)
    expect(seen).toEqual([])
    p.momentDone()
    expect(seen).toEqual([1])
  })

  it('is told at once where nobody looks, and where it is passed over', () => {
    const away = watching({ away: () => true })
    away.p.push(play(1), [card], other(1, 'Rent grows.'))
    vi.advanceTimersByTime(1)
    expect(away.seen).toEqual([1])
    const { p, seen } = watching()
    p.push(play(1), [built], other(1))
    p.push(play(2), [built], other(2))
    p.skip()
    expect(seen).toEqual([2])
    p.push(play(3), [built], other(3))
    p.goOn()
    expect(seen).toEqual([2, 3])
  })

  it('is read by those who want no motion, too, and as slowly as they like', () => {
    const calm = watching({ still: () => true })
    calm.p.push(play(1), [built], other(1))
    vi.advanceTimersByTime(900)
    expect(calm.seen).toEqual([])
    const atOnce = watching({ still: () => true, slowness: () => 0 })
    atOnce.p.push(play(1), [built], other(1))
    vi.advanceTimersByTime(1)
    expect(atOnce.seen).toEqual([1])
  })

  it('keeps a scene until another begins or I decide', () => {
    const { p } = watching()
    p.push(play(1, { deciders: [1] }), [built], other(1))
    vi.advanceTimersByTime(9000)
    expect(p.scene).toMatchObject({ seat: 1, first: 1, last: 1 })
    p.push(play(2, { deciders: [0] }), [built], other(2))
    expect(p.scene).toMatchObject({ seat: 1, first: 1, last: 2 })
    vi.advanceTimersByTime(9000)
    expect(p.scene).toBeNull()
  })

  it('waits behind a card of the page', () => {
    const { p, seen } = watching()
    p.cover(true)
    p.push(play(1), [built], other(1))
    p.push(play(2), [built], other(2))
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
    expect(p.behind).toBe(2)
    p.cover(false)
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([2])
  })
})

it('has a headline from the step whose card comes until the card was read', () => {
  const p = playback()
  p.push(play(1), [built, card])
  expect(p.headline).toBe(card)
  vi.advanceTimersByTime(600)
  expect(p.moment).toBe(card)
  p.momentDone()
  expect(p.headline).toBeNull()
  p.push(play(2), [built])
  expect(p.headline).toBeNull()
})

it('takes what is told anew for the newest, without showing anything twice', () => {
  const p = playback()
  p.push(play(1), [built])
  p.push(play(2), [built])
  const anew = { ...play(2), deciders: [1] }
  p.amend(anew)
  expect(p.play?.seq).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(p.play).toBe(anew)
  const again = { ...anew, deciders: [0] }
  p.amend(again)
  expect(p.play).toBe(again)
  expect(p.behind).toBe(0)
})
