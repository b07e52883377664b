import { describe, expect, it } from 'vitest'
import { attempt, byVerb, numberOf, oneOf, targetsOf } from './targets'
import type { Action } from './types'

describe('a press on the board', () => {
  const turn: Action[] = [
    { verb: 'buy', construction: 'green' },
    { verb: 'retrofit', space: 'b3' },
    { verb: 'retrofit', space: 'c2' },
    { verb: 'rent-out', space: 'c2' },
    { verb: 'end' },
  ]
  it('gives a renter, or with the retrofit in hand retrofits', () => {
    expect(targetsOf(turn, 'plain').get('c2')).toEqual({ verb: 'rent-out', space: 'c2' })
    expect(targetsOf(turn, 'plain').has('b3')).toBe(false)
    expect(targetsOf(turn, 'retrofit').get('c2')).toEqual({ verb: 'retrofit', space: 'c2' })
  })
  it('that is not allowed is asked about as it was meant', () => {
    expect(attempt(turn, 'plain', 'd4', true)).toEqual({ verb: 'place', space: 'd4' })
    expect(attempt(turn, 'plain', 'd4', false)).toEqual({ verb: 'rent-out', space: 'd4' })
    expect(attempt(turn, 'retrofit', 'd4', false)).toEqual({ verb: 'retrofit', space: 'd4' })
    expect(attempt([{ verb: 'lose', space: 'b3' }], 'plain', 'd4', false)).toEqual({ verb: 'lose', space: 'd4' })
    expect(attempt([{ verb: 'place', space: 'b3' }], 'plain', 'd4', false)).toEqual({ verb: 'place', space: 'd4' })
  })
  it('knows a cap of none, which says no number', () => {
    const numbers = byVerb([{ verb: 'number' }, { verb: 'number', number: 1 }], 'number').map(numberOf)
    expect(numbers).toEqual([0, 1])
    expect(oneOf(turn, 'end')).toBe(turn[4])
  })
})
