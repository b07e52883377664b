import { expect, it } from 'vitest'
import { entries, isNothing, listed, mixOf, mixText, said, total } from './tokens'

it('amounts are said in order and by number', () => {
  expect(said({ workers: 1, water: 2, stories: 1 })).toBe('2 water, 1 worker and 1 story')
  expect(said({})).toBe('nothing')
  expect(listed(['a'])).toBe('a')
  expect(isNothing({ money: 0 })).toBe(true)
  expect(total({ money: 2, food: 1 })).toBe(3)
  expect(entries({ injured: 1, water: 0 })).toEqual([['injured', 1]])
})

it.each(['water 1', 'water 1 food 2', 'supplies 3', 'food 1 workers 1'])('the mix %s is read and written', (text) => {
  expect(mixText(mixOf(text))).toBe(text)
  expect(Object.values(mixOf(text)).every(Number.isInteger)).toBe(true)
})
