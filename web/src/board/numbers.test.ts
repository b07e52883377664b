import { expect, it } from 'vitest'
import { plain, signed } from './numbers'

it('a number has commas, and a minus as wide as a plus', () => {
  expect([plain(4800), plain(0), plain(-1200)]).toEqual(['4,800', '0', '−1,200'])
})

it('a change has a sign, and a word of its own for none', () => {
  expect([signed(2), signed(-1200), signed(0), signed(0, '0')]).toEqual(['+2', '−1,200', '±0', '0'])
})
