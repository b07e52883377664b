import { describe, expect, test } from 'vitest'
import type { GameInfo } from '../../protocol/generated'
import { arranged, gathering, pupil, seat } from '../samples'
import { attendance, botsAt, filled, hasRoom, mostTables, moved, placeless, planOf, tableOf } from './plan'

const limits = { most: 4, tables: 3 }

describe('the plan', () => {
  test('is read from the class', () => {
    expect(planOf(arranged())).toEqual([[1, 2, 3], [4, 5]])
    expect(planOf(gathering())).toEqual([])
    expect(tableOf([[1, 2], [3]], 3)).toBe(2)
    expect(tableOf([[1, 2], [3]], 9)).toBeNull()
  })

  test('forgets who has left', () => {
    const info = arranged()
    expect(planOf({ ...info, pupils: info.pupils.filter((one) => one.pupil !== 2) })).toEqual([[1, 3], [4, 5]])
  })

  test('names who has no place', () => {
    const info = arranged()
    expect(placeless([...info.pupils, pupil(9)], planOf(info)).map((one) => one.pupil)).toEqual([9])
  })

  test('counts bots as the server planned them, and none while a change is under way', () => {
    const info = arranged()
    info.tables[1]!.seats.push(seat(2, null))
    expect(botsAt(info, planOf(info))).toEqual([0, 1])
    expect(botsAt(info, [[1, 2], [4, 5, 3]])).toEqual([null, null])
  })
})

describe('somebody is moved', () => {
  test('to another table', () => expect(moved([[1, 2, 3], [4, 5]], 3, 2, limits)).toEqual([[1, 2], [4, 5, 3]]))
  test('from nowhere', () => expect(moved([[1, 2]], 9, 1, limits)).toEqual([[1, 2, 9]]))
  test('away from all tables', () => expect(moved([[1, 2], [3]], 1, 'none', limits)).toEqual([[2], [3]]))
  test('and an empty table goes', () => expect(moved([[1, 2], [3]], 3, 1, limits)).toEqual([[1, 2, 3]]))
  test('to a new table', () => expect(moved([[1, 2], [3, 4]], 2, 'new', limits)).toEqual([[1], [3, 4], [2]]))
  test('not to a new table where nobody else sits at the old one', () => expect(moved([[1], [3, 4]], 1, 'new', limits)).toBeNull())
  test('not to more tables than there may be', () => expect(moved([[1, 2], [3], [4]], 2, 'new', limits)).toBeNull())
  test('not to where they are', () => {
    expect(moved([[1, 2]], 1, 1, limits)).toBeNull()
    expect(moved([[1, 2]], 7, 'none', limits)).toBeNull()
  })
  test('not to a full table', () => {
    expect(hasRoom([[1, 2, 3, 4], [5]], 5, 1, 4)).toBe(false)
    expect(moved([[1, 2, 3, 4], [5]], 5, 1, limits)).toBeNull()
  })
  test('at a full table they change places', () => {
    expect(moved([[1, 2, 3, 4], [5, 6]], 6, 1, { ...limits, onto: 3 })).toEqual([[1, 2, 6, 4], [5, 3]])
    expect(moved([[1, 2, 3, 4]], 9, 1, { ...limits, onto: 3 })).toEqual([[1, 2, 9, 4]])
  })
})

describe('places are found', () => {
  test('at the smallest tables first, then at a new one', () => {
    expect(filled([[1, 2, 3], [4]], [7, 8, 9, 10], { wanted: 3, most: 4, tables: 3 })).toEqual([[1, 2, 3], [4, 7, 8], [9, 10]])
  })
  test('beyond the wish where no table is left', () => {
    expect(filled([[1, 2, 3]], [7], { wanted: 3, most: 4, tables: 1 })).toEqual([[1, 2, 3, 7]])
  })
  test('and who fits nowhere stays out', () => {
    expect(filled([[1, 2, 3, 4]], [7], { wanted: 3, most: 4, tables: 1 })).toEqual([[1, 2, 3, 4]])
  })
  test('from nothing', () => expect(filled([], [1, 2, 3], { wanted: 2, most: 4, tables: 3 })).toEqual([[1, 2], [3]]))
})

test('a class has twelve tables, one that shares as many as its game says', () => {
  const choices = [1, 2, 3, 4, 5, 6].map((number) => ({ label: String(number) }))
  const sky = { key: 'sky', choices: [{ label: 'Own' }, { label: 'Shared', for_class: true }], only_if: [] }
  const game = { options: [sky, { key: 'how many', choices, only_if: [{ key: 'sky', values: ['shared'] }] }] } as unknown as GameInfo
  expect(mostTables(game, true)).toBe(6)
  expect(mostTables(game, false)).toBe(12)
  expect(mostTables(undefined, true)).toBe(12)
})

test('who is away is said', () => {
  expect(attendance([pupil(1), pupil(2)])).toBe('2 here')
  expect(attendance([pupil(1), pupil(2, { online: false }), pupil(3, { online: false, made_up: true })])).toBe('2 here, 1 away')
})
