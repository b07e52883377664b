import { expect, it } from 'vitest'
import { isReachable, mixesOf } from './targets'
import { entries, isNothing, total } from './tokens'
import type { Action } from './types'

it('amounts come in order, without what is 0', () => {
  expect(entries({ workers: 1, water: 2, stories: 1 })).toEqual([['water', 2], ['workers', 1], ['stories', 1]])
  expect(isNothing({ money: 0 })).toBe(true)
  expect(total({ money: 2, food: 1 })).toBe(3)
  expect(entries({ injured: 1, water: 0 })).toEqual([['injured', 1]])
})

it('goods are chosen one by one, as far as some allowed mix goes', () => {
  const mix = (water: number, food: number) => ({ water, food, supplies: 0, workers: 0 })
  const legal: Action[] = [{ verb: 'trade', goods: mix(1, 0) }, { verb: 'trade', goods: mix(1, 2) }, { verb: 'use', tile: 'night-barge', goods: mix(0, 2) }, { verb: 'idle' }]
  const mixes = mixesOf(legal, { verb: 'trade' })
  expect(mixes).toEqual([mix(1, 0), mix(1, 2)])
  expect(isReachable(mixes, mix(0, 2))).toBe(true)
  expect(isReachable(mixes, mix(2, 0))).toBe(false)
  expect(mixesOf(legal, { verb: 'use', tile: 'night-barge' })).toEqual([mix(0, 2)])
})
