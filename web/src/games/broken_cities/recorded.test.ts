import { describe, expect, it } from 'vitest'
import { named } from '../../board/recorded'
import { keyOf } from '../../protocol/action'
import { after, beatsOf, cityOf } from './city'
import { recountOf } from './recount'
import { byVerb, numberOf, targetsOf } from './targets'
import { steps, vocabulary } from './told'
import type { CityEvent } from './types'
import { voteOf } from './vote'

describe.each(named(steps))('%s', (_, { legal, before, events: happenings, after: then }) => {
  const events = happenings.map(({ event }) => event as CityEvent)

  it('is shown by its events alone', () => {
    expect(events.reduce(after, cityOf(before.state))).toEqual(cityOf(then.state))
    expect(beatsOf(events).flat()).toEqual(events)
  })

  it('and all that was allowed with it on the board can be pressed', () => {
    const reached = [...targetsOf(legal, 'plain').values(), ...targetsOf(legal, 'retrofit').values()].map(keyOf)
    expect(reached.sort()).toEqual(legal.filter((action) => action.space).map(keyOf).sort())
  })

  it('the recount of its cards adds up', () => {
    for (const fell of happenings.filter((one) => one.event.kind === 'card-fell')) {
      const { lines, rents, emissions } = recountOf(happenings, fell, vocabulary)
      for (const { seat, before: from, after: to } of rents) {
        const own = lines.filter((line) => line.seat === seat && line.rent)
        expect(own.reduce((sum, { rent }) => sum + rent!.after - rent!.before, 0)).toBe(to - from)
      }
      const air = lines.reduce((sum, line) => sum + (line.emissions ? line.emissions.after - line.emissions.before : 0), 0)
      if (emissions && emissions.after > 0 && emissions.before > 0) expect(air).toBe(emissions.after - emissions.before)
    }
  })

  it('its ballots are shown when all are in', () => {
    const vote = voteOf(happenings)
    const ended = events.some((event) => ['law-made', 'law-repealed', 'law-failed', 'breach-found', 'breach-dismissed'].includes(event.kind))
    expect(vote !== null).toBe(ended)
    if (vote?.about === 'law') expect(vote.passed).toBe(vote.ballots.every((ballot) => ballot.yes))
  })

  it('its numbers are one after the other, as the slider has them', () => {
    for (const verb of ['number', 'fine'] as const) {
      const numbers = byVerb(legal, verb).map(numberOf)
      expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i))
    }
  })
})
