import { describe, expect, it } from 'vitest'
import { byWhat, meOf, placesOf, read, withNumber } from './targets'
import type { Summary } from './types'

const choices = (...texts: string[]) => texts.map((text) => ({ text, action: {} }))

describe('the notation', () => {
  it.each([
    ['found', { verb: 'found' }],
    ['take housing', { verb: 'take', what: 'housing' }],
    ['choose 2', { verb: 'choose', number: 2 }],
    ['place bike-lane c2-d2', { verb: 'place', what: 'bike-lane', space: 'c2-d2' }],
    ['give 2 5', { verb: 'give', what: '2', number: 5 }],
    ['promise put 3 on bike-lane', { verb: 'put', what: 'bike-lane', number: 3 }],
    ['promise none on night-market', { verb: 'none', what: 'night-market' }],
    ['promise give 1 4', { verb: 'promise-give', what: '1', number: 4 }],
    ['invest pocket-park 2', { verb: 'invest', what: 'pocket-park', number: 2 }],
    ['ready', { verb: 'ready' }],
    ['pass', { verb: 'pass' }],
  ])('%s', (text, said) => expect(read(text)).toMatchObject(said))

  it('gives the coins that can be put on a space', () => {
    const legal = choices('invest park 1', 'invest park 2', 'invest house 1', 'pass')
    expect(byWhat(legal, 'invest').get('park')).toHaveLength(2)
    expect(withNumber(byWhat(legal, 'invest').get('park'), 2)?.text).toBe('invest park 2')
    expect(withNumber(byWhat(legal, 'invest').get('house'), 2)).toBeUndefined()
  })

  it('gives the places of a building', () => {
    expect([...placesOf(choices('place park a1', 'place park b2')).keys()]).toEqual(['a1', 'b2'])
  })
})

describe('who sits here', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, ready: false })) as Summary['seats']
  it('is who decides', () => {
    expect(meOf({ active: 2, seats }, choices('pass'), [0])).toBe(2)
  })
  it('is the one viewer while others decide', () => {
    expect(meOf({ active: 2, seats }, [], [1])).toBe(1)
    expect(meOf({ active: 2, seats }, [], [])).toBeNull()
  })
  it('is who cannot be given to in a discussion', () => {
    expect(meOf({ active: null, seats }, choices('give 0 1', 'give 2 1', 'ready'), [0, 1])).toBe(1)
  })
})
