import { describe, expect, it } from 'vitest'
import { afterKey, middle, spacesOf, type Grid } from './grid'

const grid: Grid = { columns: 6, rows: 6, cell: 100, gap: 10, x: 0, y: 0 }

describe('a lettered board', () => {
  it('is read from the top left', () => {
    const spaces = spacesOf(grid)
    expect(spaces).toHaveLength(36)
    expect(spaces[0]).toBe('a6')
    expect(spaces[35]).toBe('f1')
  })

  it('has row 1 at the bottom', () => {
    expect(middle(grid, 'a6')).toEqual([60, 60])
    expect(middle(grid, 'b1')).toEqual([170, 610])
  })

  it('is walked with arrow keys, and the edge holds', () => {
    expect(afterKey(grid, 'c3', 'ArrowUp')).toBe('c4')
    expect(afterKey(grid, 'c3', 'ArrowRight')).toBe('d3')
    expect(afterKey(grid, 'a6', 'ArrowUp')).toBe('a6')
    expect(afterKey(grid, 'a6', 'ArrowLeft')).toBe('a6')
    expect(afterKey(grid, 'c3', 'End')).toBe('f3')
    expect(afterKey(grid, 'c3', 'x')).toBeNull()
  })
})
