import { expect, it } from 'vitest'
import { told } from './packs'

it('a changed number is told with its place', () => {
  expect(told({ path: 'revenue_goal', from: 20, to: 18, fixed: 'the rulebook (CR-26)' })).toBe('revenue goal: 20 → 18, fixed by the rulebook (CR-26)')
  expect(told({ path: 'copies.rent-hike', from: 6, to: 4, fixed: '' })).toBe('copies › rent hike: 6 → 4')
})

it('so are sets and longer lists', () => {
  expect(told({ path: 'center', from: ['c3', 'd3'], to: [], fixed: '' })).toBe('center: c3, d3 → none')
  expect(told({ path: 'sheets.0', from: [{ cost: 1 }], to: null, fixed: '' })).toBe('sheets › 0: a list → none')
})
