import { expect, it } from 'vitest'
import { apart, endOf, heightOf, pathOf, placeOf, spread } from './lines'

const line = (values: number[]) => ({ label: '', values, color: '', limit: 20 })
const box = { width: 100, height: 50 }

it('a line runs from nothing at the bottom to its limit at the top', () => {
  expect(pathOf(line([0, 10, 20]), box)).toBe('M0,50L50,25L100,0')
  expect(pathOf(line([25]), box)).toBe('M0,0Z')
})

it('may have another bottom, and stays within the box', () => {
  const bent = { ...line([-20, 0]), from: -20 }
  expect(heightOf(bent, -20, box)).toBe(50)
  expect(heightOf(bent, 0, box)).toBe(25)
  expect(heightOf(bent, -90, box)).toBe(50)
  expect(heightOf({ ...bent, limit: -20 }, -20, box)).toBe(50)
})

it('a mark stands on its line, between two values too', () => {
  expect(placeOf(line([0, 20]), 0.5, box)).toEqual({ x: 50, y: 25 })
  expect(placeOf(line([0, 20]), 1, box)).toEqual({ x: 100, y: 0 })
  expect(placeOf(line([]), 0, box)).toEqual({ x: 0, y: 50 })
})

it('of many places some are listed', () => {
  expect(spread(3, 12)).toEqual([0, 1, 2])
  expect(spread(101, 5)).toEqual([0, 25, 50, 75, 100])
})

it('a line that ended earlier ends earlier in the box, too', () => {
  const short = { ...line([0, 10]), of: 5 }
  expect(pathOf(short, box)).toBe('M0,50L25,25')
  expect(endOf(short, box)).toEqual({ x: 25, y: 25 })
  expect(endOf(line([0, 10]), box)).toEqual({ x: 100, y: 25 })
  expect(placeOf(short, 1, box)).toEqual({ x: 25, y: 25 })
  expect(placeOf(short, 0.125, box)).toEqual({ x: 12.5, y: 37.5 })
})

it('signs at the ends of lines keep apart, and within the box', () => {
  expect(apart([10, 10, 40], 8, 50)).toEqual([10, 18, 40])
  expect(apart([50, 20, 49], 8, 50)).toEqual([50, 20, 42])
  expect(apart([], 8, 50)).toEqual([])
})
