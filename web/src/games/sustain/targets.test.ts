import { describe, expect, it } from 'vitest'
import { byOther, bySpot, meOf, only, placesOf, withNumber } from './targets'
import type { Action } from './types'

const invest = (spot: string, number: number): Action => ({ verb: 'invest', spot, number })
const give = (other: number, number: number): Action => ({ verb: 'give', other, number })

describe('the legal actions', () => {
  it('give the coins that can be put on a space', () => {
    const legal: Action[] = [invest('park', 1), invest('park', 2), invest('house', 1), { verb: 'pass' }]
    expect(bySpot(legal, 'invest').get('park')).toHaveLength(2)
    expect(withNumber(bySpot(legal, 'invest').get('park'), 2)).toEqual(invest('park', 2))
    expect(withNumber(bySpot(legal, 'invest').get('house'), 2)).toBeUndefined()
    expect(only(legal, 'pass')).toEqual({ verb: 'pass' })
  })

  it('tell gifts, promises of gifts and promises of coins apart', () => {
    const legal: Action[] = [give(0, 2), { verb: 'promise-give', other: 2, number: 1 }, { verb: 'promise-put', spot: 'park', number: 1 }, { verb: 'promise-none', spot: 'park' }]
    expect([...byOther(legal, 'give').keys()]).toEqual([0])
    expect([...byOther(legal, 'promise-give').keys()]).toEqual([2])
    expect(bySpot(legal, 'promise-put').get('park')).toHaveLength(1)
    expect(bySpot(legal, 'promise-none').get('park')).toEqual([{ verb: 'promise-none', spot: 'park' }])
  })

  it('give the places of a building', () => {
    const legal: Action[] = ['a1', 'b2'].map((space) => ({ verb: 'place', spot: 'park', space }))
    expect([...placesOf(legal).keys()]).toEqual(['a1', 'b2'])
    expect(placesOf(legal).get('b2')).toBe(legal[1])
  })
})

describe('who sits here', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, ready: false }))
  it('is who decides', () => {
    expect(meOf({ active: 2, seats }, [{ verb: 'pass' }], [0])).toBe(2)
  })
  it('is the one viewer while others decide', () => {
    expect(meOf({ active: 2, seats }, [], [1])).toBe(1)
    expect(meOf({ active: 2, seats }, [], [])).toBeNull()
  })
  it('is who cannot be given to in a discussion', () => {
    expect(meOf({ seats }, [give(0, 1), give(2, 1), { verb: 'ready' }], [0, 1])).toBe(1)
  })
})
