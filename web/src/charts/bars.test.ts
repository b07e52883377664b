import { expect, it } from 'vitest'
import { partsOf, piecesOf } from './bars'

it('parts stand beside each other, the longest row fills the width', () => {
  const { pieces, zero } = piecesOf(
    [
      { name: 'a', values: [3, 1] },
      { name: 'b', values: [0, 2] },
    ],
    2,
  )
  expect(zero).toBe(0)
  expect(pieces).toEqual([
    [
      { part: 0, x: 0, width: 75, value: 3 },
      { part: 1, x: 75, width: 25, value: 1 },
    ],
    [{ part: 1, x: 0, width: 50, value: 2 }],
  ])
})

it('what is lost stands on the other side of nothing', () => {
  const { pieces, zero } = piecesOf([{ name: 'a', values: [3, -1] }], 2)
  expect(zero).toBe(25)
  expect(pieces[0]).toEqual([
    { part: 0, x: 25, width: 75, value: 3 },
    { part: 1, x: 0, width: 25, value: -1 },
  ])
})

it('charts side by side have one scale', () => {
  const { pieces } = piecesOf([{ name: 'a', values: [2] }], 1, [{ name: 'b', values: [8] }])
  expect(pieces).toEqual([[{ part: 0, x: 0, width: 25, value: 2 }]])
})

it('nothing at all is no bar', () => {
  expect(piecesOf([{ name: 'a', values: [0] }], 1).pieces).toEqual([[]])
})

it('parts differ in pattern as well as in color', () => {
  const parts = partsOf(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(new Set(parts.map((part) => part.color)).size).toBe(6)
  expect(new Set(parts.map((part) => part.pattern)).size).toBe(6)
})
