import { describe, expect, it } from 'vitest'
import { arrowsOf, bendsOf, gaugesOf, planOf, rangesOf, stepsOn } from './gauges'
import { vocabulary } from './told'
import type { Summary } from './types'

const indicators = ['sol', 'attractiveness', 'transport', 'pollution', 'unhappy', 'co2'].map((indicator) => ({ indicator, value: 1, next: 1 })) as Summary['indicators']
const adjust = [0, 1, 2, 3].map(() => ({ reading: 0, amount: 0, text: '' }))
const gauges = gaugesOf({ indicators }, vocabulary)
const arrows = arrowsOf({ adjust }, vocabulary)

describe.each([[360, 400], [520, 560]])('the indicators on %i × %i', (width, height) => {
  const plan = planOf(gauges, width, height)
  it('fit', () => {
    expect(plan.rows.map((row) => row.gauge.indicator)).toEqual(['unhappy', 'sol', 'attractiveness', 'transport', 'pollution', 'co2'])
    for (const row of plan.rows) {
      expect(row.x + row.step * row.gauge.top).toBeLessThanOrEqual(plan.edge)
      expect(row.middle + row.size / 2).toBeLessThanOrEqual(height)
      expect(row.size).toBeGreaterThan(10)
    }
  })
  it('have four arrows in the margin whose numbers do not cover each other', () => {
    const bends = bendsOf(arrows, plan, width)
    expect(bends.map((bend) => bend.number)).toEqual([1, 2, 3, 4])
    for (const { badge: [x, y] } of bends) {
      expect(x).toBeGreaterThan(plan.edge)
      expect(x + 15).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThan(0)
    }
    for (const one of bends) for (const two of bends) if (one !== two) expect(Math.hypot(one.badge[0] - two.badge[0], one.badge[1] - two.badge[1])).toBeGreaterThan(30)
  })
})

it('a table tells where its weight begins', () => {
  expect(stepsOn(gauges[0]!, arrows)[0]).toEqual({ at: 2, result: -1 })
})
it('the table of an arrow has one row that holds now', () => {
  const steps = [{ from: 0, result: 0 }, { from: 2, result: -1 }, { from: 8, result: -2 }, { from: 9, result: -3 }]
  expect(rangesOf({ steps, reading: 7 })).toEqual([
    { label: '0–1', result: 0, here: false },
    { label: '2–7', result: -1, here: true },
    { label: '8', result: -2, here: false },
    { label: '9+', result: -3, here: false },
  ])
  for (let reading = 0; reading < 13; reading++) expect(rangesOf({ steps, reading }).filter((row) => row.here)).toHaveLength(1)
})

it('the grid of pollution against transport grows with the one and falls with the other', () => {
  expect(vocabulary.smog).toHaveLength(9)
  vocabulary.smog.forEach((row, pollution) => {
    expect(row).toHaveLength(9)
    expect(row).toEqual([...row].sort((a, b) => b - a))
    if (pollution) row.forEach((squares, transport) => expect(squares).toBeGreaterThanOrEqual(vocabulary.smog[pollution - 1]![transport]!))
  })
})
