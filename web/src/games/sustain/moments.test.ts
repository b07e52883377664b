import { describe, expect, it } from 'vitest'
import type { Happening } from '../../board/contract'
import { cardWords, chaptersOf, isMoment, lookOf, merged, partOf } from './moments'

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
    expect(lookOf([step[13]!], step, step[12]!)).toBe('news')
    expect(lookOf([], step, step[14]!)).toBe('mandate')
    expect(lookOf([of('request-stays')], step, step[12]!)).toBe('request')
    expect(lookOf([of('ended', { ending: 'counted' })], step, step[12]!)).toBe('end')
  })
  it('people who move in are told in one line', () => {
    expect(merged(step.slice(6, 9)).map((line) => line.text)).toEqual(['2 people move in, at b3.', 'marked.'])
  })
  it('a sentence is cut into title and text', () => {
    expect(cardWords('Ana reads: “Roofs before winter”. The league asks for homes.')).toEqual({ title: 'Roofs before winter', text: 'The league asks for homes.' })
    expect(cardWords('Ana decides on “The hostels are full”: Send them to the suburbs.')).toEqual({ title: 'The hostels are full', text: 'Send them to the suburbs.' })
    expect(cardWords('Ana turns “Night market” over. Good days, good name.')).toEqual({ title: 'Night market', text: 'Good days, good name.' })
  })
})
