import { expect, it } from 'vitest'
import { pathOf } from './curve'

const line = (values: number[]) => ({ label: '', values, color: '', limit: 20 })

it('a curve runs from nothing at the bottom to its limit at the top', () => {
  expect(pathOf(line([0, 10, 20]), { width: 100, height: 50 })).toBe('M0.0 50.0L50.0 25.0L100.0 0.0')
  expect(pathOf(line([25]), { width: 100, height: 50 })).toBe('M0.0 0.0')
})
