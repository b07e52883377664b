// Steps of real games, as the engine told them: one at least for each phase, each verb and each kind of event.
import { describe, expect, it } from 'vitest'
import type { Happening } from '../../board/contract'
import { squares, corners, edges } from './geometry'
import { offersOf } from './market'
import { cardWords, chaptersOf, isMoment, merged, partOf } from './moments'
import { bendsOf, planOf } from './gauges'
import { art } from './pieces/art'
import recorded from './recorded.json'
import { after, sceneOf } from './scene'
import { byText, byWhat, meOf, numberOf, placesOf, read } from './targets'
import type { Arrow, CityEvent, Gauge, State, Summary } from './types'

const spaces = new Set([...squares, ...corners, ...edges])

describe.each(recorded)('$phase: $text', (step) => {
  const happenings = step.happenings as unknown as Happening[]
  const events = happenings.map((happening) => happening.event as CityEvent)
  const legal = step.legal.map((text) => ({ text, action: {} }))

  it('is shown by its events alone', () => {
    expect(events.reduce(after, sceneOf(step.before as unknown as State))).toEqual(sceneOf(step.after as unknown as State))
  })

  it('stands on spaces that are drawn, as buildings that are drawn', () => {
    for (const [space, building] of Object.entries(step.after.map)) {
      expect(spaces).toContain(space)
      expect(art).toHaveProperty(building)
    }
  })

  it('all that was allowed is understood, and found again', () => {
    for (const { text } of legal) expect(read(text).verb).not.toBe('')
    expect(legal.some((choice) => choice.text === step.text) || legal.length > 0).toBe(true)
    for (const verb of ['invest', 'give', 'put', 'promise-give'] as const) {
      for (const choices of byWhat(legal, verb).values()) for (const choice of choices) expect(numberOf(choice)).toBeGreaterThan(0)
    }
  })

  it('the seat that acts is known', () => {
    const summary = { active: step.active, seats: step.seats as unknown as Summary['seats'] }
    expect(meOf(summary, legal, [step.seat])).toBe(step.seat)
  })

  it('its moments have a title and nothing of one is told in another', () => {
    const told = happenings.filter(isMoment).flatMap((moment) => partOf(happenings, moment))
    expect(new Set(told).size).toBe(told.length)
    for (const moment of happenings.filter(isMoment)) {
      if (moment.event.kind === 'year-began') {
        expect(chaptersOf(partOf(happenings, moment)).flatMap((chapter) => chapter.lines)).toEqual(partOf(happenings, moment))
      } else {
        expect(cardWords(moment.sentence).title).not.toMatch(/[“”{]/)
        expect(cardWords(moment.sentence).text).not.toBe('')
      }
      expect(merged(partOf(happenings, moment)).every((line) => line.text !== '')).toBe(true)
    }
  })

  if (step.place) {
    it('the building goes where the map glows', () => {
      expect([...placesOf(legal).keys()].every((space) => step.place!.spaces.some((one) => one.space === space))).toBe(true)
      expect(byText(legal, step.text) ?? placesOf(legal).size).toBeTruthy()
    })
  }

  if (step.departments && step.solutions) {
    const summary = { departments: step.departments, solutions: step.solutions } as unknown as Summary
    it('each space that takes coins is on the market, and nothing is there twice', () => {
      const spots = offersOf(summary, step.seat).map((offer) => offer.spot)
      expect(new Set(spots).size).toBe(spots.length)
      for (const spot of [...byWhat(legal, 'invest').keys(), ...byWhat(legal, 'put').keys()]) expect(spots).toContain(spot)
    })
    it('the arrows of the year’s turn are drawn', () => {
      const plan = planOf(step.indicators as Gauge[], 480, 460)
      expect(plan.rows).toHaveLength(6)
      expect(bendsOf(step.adjust as Arrow[], plan, 480)).toHaveLength(4)
    })
  }
})
