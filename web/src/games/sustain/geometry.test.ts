import { describe, expect, it } from 'vitest'
import { afterKey, cell, gap, mapOf } from './geometry'
import { vocabulary } from './told'

const map = mapOf(vocabulary)
const { corners, edges, placeOf, squares } = map

describe('the map', () => {
  it('has 25 big squares, 16 corners and 40 edges, each with a name of its own', () => {
    expect([squares.length, corners.length, edges.length]).toEqual([25, 16, 40])
    expect(new Set([...squares, ...corners, ...edges]).size).toBe(81)
  })
  it('has row 1 at the bottom', () => {
    expect(placeOf('c1').middle[1] - placeOf('c5').middle[1]).toBe(4 * (cell + gap))
    expect(squares[0]).toBe('a5')
  })
  it('puts a corner between four squares and an edge between two', () => {
    expect(placeOf('b2-c3').kind).toBe('corner')
    expect(placeOf('b2-c2')).toMatchObject({ kind: 'edge', across: gap / 2, down: cell / 2 })
    expect(placeOf('b2-b3')).toMatchObject({ kind: 'edge', across: cell / 2, down: gap / 2 })
    expect(placeOf('b2-c3').middle[0]).toBe((placeOf('b2').middle[0] + placeOf('c2').middle[0]) / 2)
  })
})

describe('arrow keys', () => {
  it('go to the neighbor, and stay at the border', () => {
    expect(afterKey(map, squares, 'c3', 'ArrowUp')).toBe('c4')
    expect(afterKey(map, squares, 'c3', 'ArrowLeft')).toBe('b3')
    expect(afterKey(map, squares, 'a1', 'ArrowDown')).toBeNull()
    expect(afterKey(map, squares, 'a1', 'x')).toBeNull()
  })
  it.each([['squares', squares], ['corners', corners], ['edges', edges]])('reach all %s', (_, spaces) => {
    const seen = new Set([spaces[0]!])
    for (const space of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = afterKey(map, spaces, space, key)
        if (next) seen.add(next)
      }
    }
    expect(seen.size).toBe(spaces.length)
  })
})
