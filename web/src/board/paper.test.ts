import { describe, expect, it } from 'vitest'
import { cut, cutDisc, cutRect, seeded, seedOf } from './paper'

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('cut paper', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(cutRect(0, 0, 100, 60, 7)).toBe(cutRect(0, 0, 100, 60, 7))
    expect(cutRect(0, 0, 100, 60, 7)).not.toBe(cutRect(0, 0, 100, 60, 8))
  })

  it('keeps each corner within the wobble', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers(cutRect(0, 0, 100, 60, seed, 2))
      for (const [got, wanted] of [[x0, 0], [y0, 0], [x1, 100], [y1, 0], [x2, 100], [y2, 60], [x3, 0], [y3, 60]]) {
        expect(Math.abs(got! - wanted!)).toBeLessThanOrEqual(2.05)
      }
    }
  })

  it('closes its path through all points', () => {
    expect(cut([[0, 0], [10, 0], [5, 8]], 1)).toMatch(/^M[^L]+L[^L]+L[^L]+Z$/)
    expect(cutDisc(0, 0, 10, 3, 9).split('L')).toHaveLength(9)
  })

  it('draws numbers from 0 up to 1', () => {
    const random = seeded(seedOf('d3'))
    for (let i = 0; i < 100; i++) {
      const value = random()
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
    expect(seedOf('d3')).not.toBe(seedOf('d4'))
  })
})
