import { describe, expect, it } from 'vitest'
import { named } from '../../board/recorded'
import { labelOf, sameAction } from '../../protocol/action'
import { resolve } from '../../protocol/sentence'
import { arrowsOf, bendsOf, gaugesOf, planOf } from './gauges'
import { mapOf } from './geometry'
import { offersOf } from './market'
import { chaptersOf, isMoment, merged, partOf, wordsOf } from './moments'
import { art } from './pieces/art'
import { after, sceneOf } from './scene'
import { steps, vocabulary } from './told'
import { byOther, bySpot, byVerb, meOf, only, placesOf, withNumber } from './targets'
import type { Action, CityEvent } from './types'

const map = mapOf(vocabulary)
const spaces = new Set([...map.squares, ...map.corners, ...map.edges])
const plain = ['found', 'ready', 'pass'] as const

/** The way by which the page comes to an action: where it is pressed, or what is taken up and how many coins. */
function found(legal: readonly Action[], { verb, department, spot, space, other, number = 0 }: Action): Action | undefined {
  if (verb === 'take') return byVerb(legal, verb).find((action) => action.department === department)
  if (verb === 'choose') return withNumber(byVerb(legal, verb), number)
  if (verb === 'place') return placesOf(legal).get(space ?? '')
  if (verb === 'give' || verb === 'promise-give') return withNumber(byOther(legal, verb).get(other ?? -1), number)
  if (verb === 'promise-none') return bySpot(legal, verb).get(spot ?? '')?.[0]
  if (verb === 'invest' || verb === 'promise-put') return withNumber(bySpot(legal, verb).get(spot ?? ''), number)
  return only(legal, verb)
}

it('the steps cover all that can be done', () => {
  expect(new Set(steps.map((step) => step.action?.verb))).toEqual(new Set(Object.keys(vocabulary.words.actions)))
  expect(new Set(steps.map((step) => step.before.state.phase))).toEqual(new Set(['found', 'departments', 'mandate', 'place', 'discussion', 'investing']))
})

describe.each(named(steps))('%s', (_, step) => {
  const { legal, events: happenings } = step
  const { summary } = step.before
  const events = happenings.map(({ event }) => event as CityEvent)
  const seat = step.seat!
  const action = step.action!

  it('is shown by its events alone', () => {
    expect(events.reduce(after, sceneOf(step.before.state))).toEqual(sceneOf(step.after.state))
  })

  it('stands on spaces that are drawn, as buildings that are drawn and named', () => {
    for (const [space, building] of Object.entries(step.after.state.map)) {
      expect(spaces).toContain(space)
      expect(art).toHaveProperty(building)
      expect(vocabulary.buildings[building]?.name).toBeTruthy()
    }
  })

  it('all that was allowed can be pressed, what was done among it', () => {
    expect(legal.filter((one) => sameAction(one, action))).toHaveLength(1)
    for (const one of legal) {
      expect(found(legal, one)).toBe(one)
      if (!plain.some((verb) => verb === one.verb)) expect(Object.keys(one).length).toBeGreaterThan(1)
    }
  })

  it('what was done has a label without gaps', () => {
    const label = resolve(labelOf(vocabulary.words, action), [seat], (other) => `Seat ${other + 1}`)
    expect(label).not.toMatch(/[{}]|undefined| {2}|^$/)
  })

  it('the seat that acts is known', () => {
    expect(meOf(summary, legal, [seat])).toBe(seat)
  })

  it('its moments have a title and nothing of one is told in another', () => {
    const told = happenings.filter(isMoment).flatMap((moment) => partOf(happenings, moment))
    expect(new Set(told).size).toBe(told.length)
    for (const moment of happenings.filter(isMoment)) {
      if (moment.event.kind === 'year-began') {
        expect(chaptersOf(partOf(happenings, moment)).flatMap((chapter) => chapter.lines)).toEqual(partOf(happenings, moment))
      } else {
        const words = wordsOf(moment.event as CityEvent, vocabulary)
        expect(words.title).not.toBe('')
        expect(words.text).not.toBe('')
      }
      expect(merged(partOf(happenings, moment)).every((line) => line.sentence !== '')).toBe(true)
    }
  })

  if (summary.place) {
    it('the building goes where the map glows, and everywhere there', () => {
      expect([...placesOf(legal).keys()].sort()).toEqual(summary.place!.spaces.map((one) => one.space).sort())
      expect(byVerb(legal, 'place').every((one) => one.spot === summary.place!.building)).toBe(true)
    })
  }

  if (summary.departments) {
    const offers = offersOf(summary, vocabulary, seat)
    it('each space that takes coins is on the market, and nothing is there twice', () => {
      const spots = offers.map((offer) => offer.spot)
      expect(new Set(spots).size).toBe(spots.length)
      const wanted = [...bySpot(legal, 'invest').keys(), ...bySpot(legal, 'promise-put').keys()]
      expect(spots).toEqual(expect.arrayContaining(wanted))
      for (const offer of offers) expect(offer.cost - offer.coins).toBe(offer.missing)
    })
    it('the arrows of the year’s turn are drawn', () => {
      const plan = planOf(gaugesOf(summary, vocabulary), 480, 460)
      expect(plan.rows).toHaveLength(6)
      expect(bendsOf(arrowsOf(summary, vocabulary), plan, 480)).toHaveLength(4)
    })
  }
})
