import { expect, it } from 'vitest'
import { vocabulary } from './told'
import { aboutRenters } from './words'

it('renters are told by whole sentences, one or many', () => {
  expect(aboutRenters({ available: 5, reserve: 9, placed: 18, gone: 0 }, vocabulary.panels)).toBe('5 renters look for a home, 9 are in reserve.')
  expect(aboutRenters({ available: 1, reserve: 1, placed: 29, gone: 1 }, vocabulary.panels)).toBe('1 renter looks for a home, 1 is in reserve, 1 has left the city.')
})
