// Steps of real games, as the engine told them: one at least for each phase, each card and each kind of event.
import { describe, expect, it } from 'vitest'
import type { Happening } from '../../board/contract'
import { keyOf } from '../../protocol/action'
import { after, beatsOf, cityOf } from './city'
import { recountOf } from './recount'
import recorded from './recorded.json'
import { byVerb, numberOf, targetsOf } from './targets'
import { vocabulary } from './told'
import type { Action, CityEvent, State } from './types'
import { voteOf } from './vote'

describe.each(recorded)('$phase: $action.verb', (step) => {
  const events = step.events as CityEvent[]
  const happenings = events.map((event, i): Happening => ({ event: event as Happening['event'], sentence: step.sentences[i] ?? '' }))
  const legal = step.legal as Action[]

  it('is shown by its events alone', () => {
    expect(events.reduce(after, cityOf(step.before as State))).toEqual(cityOf(step.after as State))
    expect(beatsOf(events).flat()).toEqual(events)
  })

  it('and all that was allowed with it on the board can be pressed', () => {
    const reached = [...targetsOf(legal, 'plain').values(), ...targetsOf(legal, 'retrofit').values()].map(keyOf)
    expect(reached.sort()).toEqual(legal.filter((action) => action.space).map(keyOf).sort())
  })

  it('the recount of its cards adds up', () => {
    for (const fell of happenings.filter((one) => one.event.kind === 'card-fell')) {
      const { lines, rents, emissions } = recountOf(happenings, fell, vocabulary)
      for (const { seat, before, after: then } of rents) {
        const own = lines.filter((line) => line.seat === seat && line.rent)
        expect(own.reduce((sum, { rent }) => sum + rent!.after - rent!.before, 0)).toBe(then - before)
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
