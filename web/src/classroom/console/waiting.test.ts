import { describe, expect, test } from 'vitest'
import { noon, playing, pupil, seat, table } from '../samples'
import { behindWords, clock, holdsUpWords, patience, slow, slowestFirst, waited } from './waiting'

const at = (number: number, more: Parameters<typeof table>[2] = {}) => table(number, [seat(0, pupil(number))], more)
const minute = 60_000

describe('a table waits', () => {
  test('since the last thing that happened', () => expect(waited(at(1), 'none', noon + 80_000)).toBe(80_000))
  test('not where all stand still', () => expect(waited(at(1), 'paused', noon + minute)).toBeNull())
  test('not when it is over', () => expect(waited(at(1, { phase: 'over' }), 'none', noon + minute)).toBeNull())
  test('not where nobody decides', () => expect(waited(table(1, [seat(0, pupil(1), { decides: false })]), 'none', noon)).toBeNull())
  test('not less than nothing, by a clock that goes slow', () => expect(waited(at(1), 'none', noon - 5000)).toBe(0))
  test('and gets louder', () => {
    expect(patience(null)).toBe('fine')
    expect(patience(minute - 1)).toBe('fine')
    expect(patience(minute)).toBe('long')
    expect(patience(3 * minute)).toBe('very-long')
  })
})

test('a clock counts whole seconds', () => {
  expect(clock(0)).toBe('0:00')
  expect(clock(80_900)).toBe('1:20')
  expect(clock(3_661_000)).toBe('1:01:01')
})

test('rounds behind are counted', () => {
  expect(behindWords(1)).toBe('1 round behind')
  expect(behindWords(2)).toBe('2 rounds behind')
})

describe('who is held up', () => {
  const last = at(4, { round: 2, holds_up: true, behind: 1 })
  test('is said by number', () => {
    expect(holdsUpWords(last, [at(1), at(2, { round: 2 }), at(3), last])).toBe('holds up tables 1 and 3')
    expect(holdsUpWords(last, [at(1), at(2, { round: 2 }), last])).toBe('holds up table 1')
  })
  test('is not who is done', () => expect(holdsUpWords(last, [at(1, { phase: 'over' }), at(2), last])).toBe('holds up table 2'))
  test('are the others, where they are many and all of them', () => expect(holdsUpWords(last, [...[1, 2, 3, 5].map((number) => at(number)), last])).toBe('holds up the others'))
  test('are the others, where nobody else plays', () => expect(holdsUpWords(last, [at(1, { phase: 'over' }), last])).toBe('holds up the others'))
})

describe('the slowest comes first', () => {
  const order = (...tables: ReturnType<typeof at>[]) => slowestFirst(tables, 'none', noon + 2 * minute).map(({ number }) => number)

  test('who holds up others, before who is only silent', () => expect(order(at(1, { since: noon - minute }), at(2, { holds_up: true, behind: 1 }))).toEqual([2, 1]))
  test('the farthest behind', () => expect(order(at(1, { holds_up: true, behind: 1 }), at(2, { holds_up: true, behind: 2 }))).toEqual([2, 1]))
  test('the longest silence', () => expect(order(at(1), at(2, { since: noon - minute }), at(3))).toEqual([2, 1, 3]))
  test('who is done comes last', () => expect(order(at(1, { phase: 'over' }), at(2))).toEqual([2, 1]))
  test('and nothing else changes', () => {
    const tables = [at(2), at(1)]
    slowestFirst(tables, 'none', noon)
    expect(tables.map(({ number }) => number)).toEqual([2, 1])
  })
})

describe('a word is due', () => {
  test('to nobody who has just begun to think', () => expect(slow(playing().tables, 'none', noon + 19_000)).toEqual([]))
  test('to a table that holds up others, soon', () => expect(slow(playing().tables, 'none', noon + 20_000).map(({ number }) => number)).toEqual([4]))
  test('to the others after a minute', () => expect(slow(playing().tables, 'none', noon + minute)).toHaveLength(6))
  test('to nobody while all stand still', () => expect(slow(playing().tables, 'event', noon + minute)).toEqual([]))
})
