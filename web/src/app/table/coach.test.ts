import { beforeEach, expect, it } from 'vitest'
import type { Coached, CoachParams } from '../../protocol/generated'
import { Coach } from './coach.svelte'

const line = (id: string, place: number): Coached => ({ id, title: id, shows: 'goal', text: '', proposed: [], place, of: 2 })
const lesson = [line('goal', 0), line('end', 1)]

beforeEach(() => {
  const kept = new Map<string, string>()
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) } as unknown as Storage
})

function coaching(ask?: (params: CoachParams) => Promise<Coached | null>): Coach {
  const next = ({ told }: CoachParams): Promise<Coached | null> => Promise.resolve(lesson.find(({ id }) => !told.includes(id)) ?? null)
  return new Coach({ code: 'KMTRAQ', game: () => 'plots', exists: () => true, token: () => 'token', ask: ask ?? next })
}

it('tells one thing after another, and knows when all was told', async () => {
  const coach = coaching()
  expect(coach.offered).toBe(true)
  coach.begin()
  await coach.listen()
  expect(coach.said?.id).toBe('goal')
  coach.next()
  await coach.listen()
  expect(coach.said?.id).toBe('end')
  coach.act()
  expect(coach.done).toBe(true)
  expect(coach.said).toBeNull()
  coach.leave()
  expect(coach.offered).toBe(false)
})

it('goes on after a reload where it was', async () => {
  const coach = coaching()
  coach.begin()
  await coach.listen()
  coach.act()
  const again = coaching()
  expect(again.on).toBe(true)
  await again.listen()
  expect(again.said?.id).toBe('end')
})

it('says nothing about a picture that is gone', async () => {
  let answer: (said: Coached | null) => void = () => undefined
  const coach = coaching(() => new Promise((done) => (answer = done)))
  coach.begin()
  const heard = coach.listen()
  coach.hush()
  answer(lesson[0]!)
  await heard
  expect(coach.said).toBeNull()
  expect(coach.told).toEqual([])
})

it('who knows how this goes is left alone until they ask', async () => {
  const coach = coaching()
  coach.begin()
  await coach.listen()
  coach.leave()
  await coach.listen()
  expect(coach.said).toBeNull()
  coach.begin()
  await coach.listen()
  expect(coach.said?.id).toBe('goal')
})
