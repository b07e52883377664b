import { describe, expect, it } from 'vitest'
import { attempt, read, targetsOf } from './targets'

const legal = (...texts: string[]) => texts.map((text) => ({ text, action: {} }))

describe('the notation', () => {
  it('is read', () => {
    expect(read('place d4')).toEqual({ verb: 'place', space: 'd4', rest: 'd4' })
    expect(read('buy eco-park')).toEqual({ verb: 'buy', space: null, rest: 'eco-park' })
    expect(read('end')).toEqual({ verb: 'end', space: null, rest: '' })
  })
})

describe('a press on the board', () => {
  const turn = legal('buy green', 'retrofit b3', 'retrofit c2', 'rent-out c2', 'end')
  it('gives a renter, or with the retrofit in hand retrofits', () => {
    expect(targetsOf(turn, 'plain').get('c2')?.text).toBe('rent-out c2')
    expect(targetsOf(turn, 'plain').has('b3')).toBe(false)
    expect(targetsOf(turn, 'retrofit').get('c2')?.text).toBe('retrofit c2')
  })
  it('that is not allowed is asked about as it was meant', () => {
    expect(attempt(turn, 'plain', 'd4', true)).toBe('place d4')
    expect(attempt(turn, 'plain', 'd4', false)).toBe('rent-out d4')
    expect(attempt(turn, 'retrofit', 'd4', false)).toBe('retrofit d4')
    expect(attempt(legal('lose b3'), 'plain', 'd4', false)).toBe('lose d4')
    expect(attempt(legal('place b3'), 'plain', 'd4', false)).toBe('place d4')
  })
})
