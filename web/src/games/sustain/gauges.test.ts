import { describe, expect, it } from 'vitest'
import { bendsOf, planOf, stepsOn } from './gauges'
import type { Arrow, Gauge } from './types'

const gauge = (indicator: Gauge['indicator'], top: number, table = false): Gauge => ({ indicator, name: indicator, value: 1, top, table, next: 1 })
const gauges = [gauge('sol', 9), gauge('attractiveness', 9), gauge('transport', 9), gauge('pollution', 9), gauge('unhappy', 12, true), gauge('co2', 18, true)]
const arrow = (from: Arrow['from'], to: Arrow['to'], steps: Arrow['steps'] = []): Arrow => ({ rule: 'SU-20', from, to, reading: 0, amount: 0, text: '', steps })
const arrows = [arrow(['unhappy'], 'sol', [{ from: 0, result: 0 }, { from: 2, result: -1 }]), arrow(['sol'], 'attractiveness'), arrow(['transport', 'pollution'], 'co2'), arrow(['co2'], 'sol')]

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
  expect(stepsOn(gauges[4]!, arrows)).toEqual([{ at: 2, result: -1 }])
})
