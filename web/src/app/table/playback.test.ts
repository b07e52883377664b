import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Happening } from '../../board/contract'
import { position } from '../../net/samples'
import { Playback } from './playback.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const built: Happening = { event: { kind: 'built' }, sentence: 'Something was built.' }
const card: Happening = { event: { kind: 'card' }, sentence: 'A card was drawn.' }

function playback({ still = false, mine = false } = {}) {
  return new Playback({ isMoment: (h) => h.event.kind === 'card', still: () => still, mine: () => mine })
}

it('shows a first step at once and the next one after it', () => {
  const p = playback()
  p.push(position(1), [built])
  p.push(position(2), [built])
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
  p.push(position(1), [built])
  const first = p.playing
  vi.advanceTimersByTime(500)
  p.push(position(2), [built])
  expect(p.playing).not.toBe(first)
})

it('skips to the newest', () => {
  const p = playback()
  for (let seq = 1; seq < 6; seq++) p.push(position(seq), [built])
  p.skip()
  expect(p.play?.seq).toBe(5)
  expect(p.playing).toEqual([])
  expect(p.behind).toBe(0)
})

it('moves nothing where no motion is wanted', () => {
  const p = playback({ still: true })
  p.push(position(1), [built])
  expect(p.playing).toEqual([])
  vi.advanceTimersByTime(1)
  expect(p.behind).toBe(0)
})

it('holds what follows until the card was read', () => {
  const p = playback()
  p.push(position(1), [built, card])
  p.push(position(2), [built])
  vi.advanceTimersByTime(600)
  expect(p.moment).toBe(card)
  expect(p.play?.seq).toBe(1)
  p.momentDone()
  expect(p.moment).toBeNull()
  expect(p.play?.seq).toBe(2)
})

it('puts the card away by itself, later where I have to decide', () => {
  const other = playback()
  other.push(position(1), [card])
  vi.advanceTimersByTime(5000)
  expect(other.moment).toBeNull()
  const mine = playback({ mine: true })
  mine.push(position(1), [card])
  vi.advanceTimersByTime(5000)
  expect(mine.moment).toBe(card)
})

it('shows the card first where the game wants it so, and skips both', () => {
  const p = new Playback({ isMoment: (h) => h.event.kind === 'card', momentFirst: () => true, still: () => false, mine: () => false })
  p.push(position(1), [built, card])
  expect(p.moment).toBe(card)
  expect(p.play).toBeNull()
  expect(p.told).toHaveLength(2)
  p.momentDone()
  expect(p.play?.seq).toBe(1)
  vi.advanceTimersByTime(600)
  expect(p.behind).toBe(0)
  p.push(position(2), [card])
  p.skip()
  expect(p.play?.seq).toBe(2)
  expect(p.moment).toBeNull()
})
