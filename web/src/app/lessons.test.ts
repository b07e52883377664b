import { beforeEach, expect, it, vi } from 'vitest'
import type { GameInfo } from '../protocol/generated'
import { lessonAt } from './lessons_kept'

const calls: [method: string, params: Record<string, unknown>][] = []
const answers: Record<string, unknown> = {}
const held: [table: string, seat: number, token: string][] = []
const games: Partial<GameInfo>[] = [
  {
    id: 'rivers',
    lesson: { seats: 3, options: { clock: 'off' }, note: '' },
    bots: [
      { name: 'deep', level: 'hard', blurb: '' },
      { name: 'calm', level: 'easy', blurb: '' },
    ],
  },
  { id: 'hills', lesson: { seats: 0, options: {}, note: '' }, bots: [] },
]

vi.mock('./session.svelte', () => ({
  session: {
    game: (id: string) => games.find((game) => game.id === id),
    keys: {
      holdHost: () => undefined,
      of: () => ({ host: 'host-token' }),
      holdSeat: (table: string, seat: number, token: string) => held.push([table, seat, token]),
    },
  },
  attempt: (method: string, params: Record<string, unknown>) => {
    calls.push([method, params])
    return Promise.resolve(answers[method] ?? null)
  },
}))

const { hasLesson, startLesson } = await import('./lessons')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  calls.length = held.length = 0
  Object.assign(answers, { create: { table: 'KMTRAQ', host: 'host-token', key: '' }, seat_bot: {}, sit: { seat: 0, token: 'mine' }, start: {} })
})

it('lays the table of the lesson: easy bots around me, a coach, and off we go', async () => {
  expect(await startLesson('rivers')).toBe('KMTRAQ')
  expect(calls.map(([method]) => method)).toEqual(['create', 'seat_bot', 'seat_bot', 'sit', 'start'])
  expect(calls[0]![1]).toEqual({ game: 'rivers', seats: 3, options: { clock: 'off' }, purpose: 'practice' })
  expect(calls.slice(1, 3).map(([, { seat, bot }]) => [seat, bot])).toEqual([
    [1, 'calm'],
    [2, 'calm'],
  ])
  expect(calls[4]![1]).toEqual({ table: 'KMTRAQ', token: 'host-token' })
  expect(held).toEqual([['KMTRAQ', 0, 'mine']])
  // The coach speaks at once, and no card comes before it.
  expect(lessonAt('KMTRAQ')).toEqual({ on: true, told: [], goal: true })
})

it('leads to the lobby when the seat is gone, without a coach', async () => {
  answers.sit = null
  expect(await startLesson('rivers')).toBe('KMTRAQ')
  expect(calls.at(-1)![0]).toBe('sit')
  expect(lessonAt('KMTRAQ').on).toBe(false)
})

it('lays nothing when there is no table, and none for a game without a lesson', async () => {
  answers.create = null
  expect(await startLesson('rivers')).toBeNull()
  expect(calls).toHaveLength(1)
  expect(await startLesson('hills')).toBeNull()
  expect(await startLesson('nowhere')).toBeNull()
  expect(calls).toHaveLength(1)
  expect([hasLesson('rivers'), hasLesson('hills'), hasLesson('nowhere')]).toEqual([true, false, false])
})
