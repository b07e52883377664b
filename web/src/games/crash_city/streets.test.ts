import { expect, it } from 'vitest'
import { atlas } from './fixtures'
import { greenOf, linesOf as linesIn } from './streets'

const linesOf = (tiles: { at: string; lanes: string }[]) => linesIn(tiles, atlas)

it('what no lane paves is one green rectangle', () => {
  expect(greenOf('nesw')).toEqual({ x: -27, y: -27, width: 54, height: 54 })
  expect(greenOf('n')).toEqual({ x: -50, y: -27, width: 100, height: 77 })
  expect(greenOf('ns')).toEqual({ x: -50, y: -27, width: 100, height: 54 })
})

const tile = (at: string, lanes: string) => ({ at, lanes })
const count = (d: string): number => d.split('M').length - 1

it('a stripe appears where two lanes meet, and once', () => {
  const lines = linesOf([tile('o', 'nesw'), tile('e1', 'w')])
  expect(lines.stripes).toBe('M50 -27L50 27')
})

it('a single lane has a white line at its edge', () => {
  const lines = linesOf([tile('o', 'nesw'), tile('e1', 'n')])
  expect(lines.stripes).toBe('')
  // Four of the square, one of the tile.
  expect(count(lines.borders)).toBe(5)
})

it('pavement ends where the neighbor has none, corners included', () => {
  // The north lane of e1 paves the corner it shares with the square: there the way is open.
  const lines = linesOf([tile('o', 'nesw'), tile('e1', 'n')])
  expect(lines.ends).not.toContain('M50 -50L50 -27')
  expect(lines.ends).toContain('M50 -27L50 27')
  expect(lines.ends).toContain('M50 27L50 50')
})
