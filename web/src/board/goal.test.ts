import { expect, it } from 'vitest'
import type { View } from '../protocol/generated'
import { byKind, goalOf, reached, type GoalTrack } from './goal'

const track = (kind: GoalTrack['kind'], value: number, target: number): GoalTrack => ({ kind, label: kind, value, target })
const view = (summary: object): View => ({ state: {}, summary: { now: '', ...summary } }) as View

it('is nothing where a game says none', () => {
  expect(goalOf(null)).toBeNull()
  expect(goalOf(view({}))).toBeNull()
  expect(goalOf(view({ goal: { text: '', tracks: [] } }))).toBeNull()
  expect(goalOf(view({ goal: { text: 'Win.', tracks: [] } }))?.text).toBe('Win.')
})

it('measures how far it is, never beyond the ends', () => {
  expect(reached(track('win', 5, 20))).toBe(0.25)
  expect(reached(track('win', 25, 20))).toBe(1)
  expect(reached(track('lose', -3, 20))).toBe(0)
  expect(reached(track('count', 7, 0))).toBe(0)
})

it('tells what wins before what loses and what ends', () => {
  const groups = byKind([track('end', 1, 2), track('lose', 0, 6), track('win', 1, 20), track('lose', 0, 4800)])
  expect(groups.map(({ kind, tracks }) => `${kind} ${tracks.length}`)).toEqual(['win 1', 'lose 2', 'end 1'])
})
