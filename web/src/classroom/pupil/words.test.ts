import { describe, expect, it } from 'vitest'
import { arranged, asPupil, asWaiting, ended, event, eventCard, gathering, info, playing, pool, seat, table } from '../samples'
import { eventOf, matesOf, nameOf, notesFor, stageOf } from './words'

describe('a pupil’s device shows', () => {
  it.each([
    ['the waiting room before it begins', gathering(), asWaiting(), 'waiting'],
    ['the waiting room to who has a table that is not open', arranged(), asWaiting({ table: 1 }), 'waiting'],
    ['the table once it is open', playing(), asPupil(), 'table'],
    ['the waiting room to who came late and has no place', playing(), asWaiting(), 'waiting'],
    ['the end to all', ended(), asPupil(), 'ended'],
    ['the end to who never had a place', ended(), asWaiting(), 'ended'],
  ] as const)('%s', (_, class_, you, stage) => expect(stageOf(class_, you)).toBe(stage))
})

it('a class is called by its name, or by its game', () => {
  expect(nameOf(info())).toBe('Class 7b')
  expect(nameOf(info({ settings: { ...info().settings, name: '' } }))).toBe('A class of Broken Cities')
})

describe('those at one’s table', () => {
  it('are all but oneself', () => {
    expect(matesOf(arranged(), asWaiting({ table: 1 }))).toEqual(['Ben', 'Cem'])
    expect(matesOf(arranged(), asWaiting())).toEqual([])
  })

  it('may be bots', () => {
    const alone = arranged({ tables: [table(1, [seat(0, null), seat(1, null)])] })
    expect(matesOf(alone, asWaiting({ table: 1 }))).toEqual(['Ben', 'Cem', '2 bots'])
    expect(matesOf(playing(), asPupil({ table: 6, pupil: 21 }))).toEqual(['Wim', 'Xenia', 'a bot'])
  })
})

describe('what the facilitator said', () => {
  const toAll = { id: 1, text: 'Ten more minutes.', at: 10 }
  const toTwo = { id: 2, text: 'Speak softer.', table: 2, at: 20 }
  const toThree = { id: 3, text: 'Well done.', table: 3, at: 30 }

  it('is for all and for one’s own table, the newest first', () => {
    const said = playing({ announced: toAll, messages: [toTwo, toThree] })
    expect(notesFor(said, asPupil())).toEqual([toTwo, toAll])
    expect(notesFor(said, asWaiting())).toEqual([toAll])
  })

  it('may be taken away', () => {
    expect(notesFor(playing({ announced: { ...toAll, text: '' } }), asPupil())).toEqual([])
  })
})

describe('an event', () => {
  it('is none while the tables play', () => {
    expect(eventOf(undefined)).toBeNull()
    expect(eventOf(pool())).toBeNull()
  })

  it('has a number first, and then a card', () => {
    expect(eventOf(event().pool)).toEqual({ number: 2, reached: 72, card: null })
    expect(eventOf(eventCard().pool)?.card?.title).toBe('Heat wave')
  })
})
