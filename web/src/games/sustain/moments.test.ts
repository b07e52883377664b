import { describe, expect, it } from 'vitest'
import type { Happening } from '../../board/contract'
import { chaptersOf, isMoment, lookOf, merged, partOf, wordsOf } from './moments'
import { vocabulary } from './told'
import type { CityEvent } from './types'

const of = (kind: string, more: object = {}): Happening => ({ event: { kind, ...more }, sentence: `${kind}.` })
const step = [
  of('passed'),
  of('promise-broken'),
  of('year-began', { amount: 2 }),
  of('first-player'),
  of('moved', { indicator: 'sol', cause: 'unhappy' }),
  of('marked', { indicator: 'co2', cause: 'smog' }),
  of('came', { space: 'b3' }),
  of('came', { space: 'b3' }),
  of('marked', { indicator: 'unhappy', cause: 'arrivals' }),
  of('budget-shared'),
  of('request-failed'),
  of('marked', { indicator: 'unhappy', cause: 'request' }),
  of('card-drawn', { event: 'a-kind-travel-column' }),
  of('moved', { indicator: 'attractiveness', cause: 'card' }),
  of('card-drawn', { event: 'the-boiler-works-applies' }),
]

describe('moments', () => {
  it('are the year’s turn, each card, and a card turned over', () => {
    expect(step.filter(isMoment).map((one) => one.event.kind)).toEqual(['year-began', 'card-drawn', 'card-drawn'])
    expect(isMoment(of('year-began', { amount: 1 }))).toBe(false)
    expect(isMoment(of('turned'))).toBe(true)
    expect(isMoment(of('chosen'))).toBe(true)
  })
  it('a year’s turn tells promises, tables, people, budget and requests in order', () => {
    expect(chaptersOf(partOf(step, step[2]!)).map((chapter) => [chapter.name, chapter.lines.length])).toEqual([
      ['Promises', 1],
      ['The tables', 3],
      ['People', 3],
      ['Budget', 1],
      ['Requests', 2],
    ])
  })
  it('a card has its own effects only', () => {
    expect(partOf(step, step[12]!)).toEqual([step[13]])
    const look = (event: string) => lookOf({ kind: 'card-drawn', event }, vocabulary)
    expect(look('a-kind-travel-column')).toBe('news')
    expect(look('bus-drivers-stay-home')).toBe('news')
    expect(look('the-boiler-works-applies')).toBe('mandate')
    expect(look('roofs-before-winter')).toBe('request')
    expect(look('votes-are-counted')).toBe('end')
  })
  it('people who move in are told in one line', () => {
    expect(merged(step.slice(6, 9)).map((line) => [line.sentence, line.times])).toEqual([['came.', 2], ['marked.', 1]])
  })
  it('have the words of their cards', () => {
    const words = (event: CityEvent) => wordsOf(event, vocabulary)
    expect(words({ kind: 'card-drawn', event: 'roofs-before-winter' })).toMatchObject({ title: 'Roofs before winter', pitch: '' })
    const hostels = vocabulary.events['the-hostels-are-full']!
    expect(words({ kind: 'chosen', event: 'the-hostels-are-full', amount: 2 })).toMatchObject({ title: hostels.title, text: hostels.options[1]!.text })
    const market = vocabulary.solutions['night-market']!
    expect(words({ kind: 'turned', spot: 'night-market', back: 'one-6' })).toEqual({ title: market.title, text: vocabulary.backs['one-6']!.text, pitch: market.pitch })
  })
})
