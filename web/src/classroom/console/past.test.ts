import { describe, expect, test } from 'vitest'
import type { LogLine, LogPage } from '../../protocol/generated'
import { isPlace, newestFirst, takenBy, withEarlier, withNewest } from './past'

const line = (count: number, more: Partial<LogLine> = {}): LogLine => ({ count, sentences: [`Step ${count}.`], undone: false, ...more })
const page = (from: number, ...lines: LogLine[]): LogPage => ({ from, total: from + lines.length, lines })

describe('pages of the past', () => {
  test('earlier ones come in front', () => {
    const known = withEarlier({ from: 2, lines: [line(3)] }, page(0, line(1), line(2)))
    expect(known.from).toBe(0)
    expect(known.lines.map(({ count }) => count)).toEqual([1, 2, 3])
  })
  test('what overlaps is there once', () => {
    expect(withEarlier({ from: 1, lines: [line(2)] }, page(0, line(1), line(2))).lines).toHaveLength(2)
  })
  test('a page that leaves a gap is not put in front', () => {
    const known = { from: 5, lines: [line(6)] }
    expect(withEarlier(known, page(0, line(1)))).toBe(known)
  })
  test('the newest go behind what is known', () => {
    const known = withNewest({ from: 0, lines: [line(1), line(2)] }, page(1, line(2), line(3)))
    expect(known).toMatchObject({ from: 0 })
    expect(known.lines.map(({ count }) => count)).toEqual([1, 2, 3])
  })
  test('after something was taken back only the newest page holds', () => {
    const known = withNewest({ from: 0, lines: [line(1), line(2)] }, page(1, line(2, { undone: true }), line(1, { back: 'undo' })))
    expect(known.from).toBe(1)
    expect(known.lines).toHaveLength(2)
  })
  test('nor does anything before a gap', () => expect(withNewest({ from: 0, lines: [line(1)] }, page(9, line(10))).from).toBe(9))
})

describe('a roll back', () => {
  const lines = [line(0), line(1), line(2, { undone: true }), line(1, { back: 'undo' }), line(2), line(3)]
  test('takes what stands after it, the newest first', () => expect(takenBy(lines, 1).map(({ count }) => count)).toEqual([3, 2]))
  test('goes to lines that stand, not to the last one', () => {
    expect(lines.map((one) => isPlace(one, 3))).toEqual([true, true, false, false, true, false])
  })
})

test('the past is read from its end; what says nothing is left out', () => {
  const told = newestFirst({ from: 4, lines: [line(1), line(2, { sentences: [] }), line(3)] })
  expect(told.map(({ number }) => number)).toEqual([6, 4])
})
