import { describe, expect, it } from 'vitest'
import { after, beatsOf, cityOf, ghostsOf, spokenName } from './city'
import { sample } from './sample'
import { vocabulary } from './told'
import type { CityEvent } from './types'

const city = cityOf(sample.state)

describe('the spoken name of a space', () => {
  it('says what stands there, whose it is and whether somebody lives there', () => {
    expect(spokenName('c4', city.c4, vocabulary)).toBe('Low-Cost of Yellow with renter, c4')
    expect(spokenName('e8', city.e8, vocabulary)).toBe('Conventional of Red without renter, e8')
    expect(spokenName('h5', city.h5, vocabulary)).toBe('Shopping of Red, h5')
  })
  it('names shore and forest', () => {
    expect(spokenName('a1', undefined, vocabulary)).toBe('empty space, a1, by the shore and the forest')
    expect(spokenName('a3', city.a3, vocabulary)).toBe('Green of Yellow with renter, a3, by the forest')
  })
})

describe('ghosts', () => {
  it('show what comes, turns, lights up and goes dark', () => {
    const events: CityEvent[] = [
      { kind: 'built', construction: 'eco-park', space: 'h8', seat: 1 },
      { kind: 'retrofitted', construction: 'low-cost', other: 'conventional', space: 'b3', seat: 0 },
      { kind: 'renter-placed', space: 'c1', seat: 0 },
      { kind: 'renter-left', space: 'c4', seat: 0 },
    ]
    expect(ghostsOf(city, events).map((ghost) => [ghost.kind, ghost.standing.space]).sort()).toEqual([
      ['comes', 'h8'],
      ['darkens', 'c4'],
      ['lights', 'c1'],
      ['turns', 'b3'],
    ])
  })
})

describe('a storm', () => {
  it('takes what it takes in one moment', () => {
    const events: CityEvent[] = [
      { kind: 'card-fell', card: 'hurricane' },
      { kind: 'renter-left', space: 'b3' },
      { kind: 'lost', space: 'b3' },
      { kind: 'lost', space: 'c4' },
      { kind: 'emissions-counted', before: 9, after: 0 },
    ]
    expect(beatsOf(events).map((group) => group.length)).toEqual([1, 3, 1])
    expect(events.reduce(after, city).b3).toBeUndefined()
  })
  it('leaves alone what it does not know', () => {
    expect(after(city, { kind: 'lost', space: 'h8' })).toEqual(city)
    expect(after(city, { kind: 'retrofitted', space: 'h8', other: 'green' })).toBe(city)
  })
})
