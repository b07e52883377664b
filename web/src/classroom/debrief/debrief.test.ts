import { expect, it } from 'vitest'
import type { Account, Course, DebriefPlace, DebriefTable, Figure } from '../../protocol/generated'
import { accountGroups } from './accounts'
import { colorOf, dashOf } from './looks'
import { nameIn, sayAt } from './names'
import { afterMinutes, poolChart } from './pool'
import { roundsOf, rulesByTable, rulesOf, whenOf } from './rules'
import { comparedOf, figureCharts } from './series'
import { turningOf } from './turning'

const figure = (key: string, value: number): Figure => ({ key, label: key, value, seats: [], better: 'low' })
const place = (round: number, values: Record<string, number>, rules: string[] = []): DebriefPlace => ({
  count: round * 4,
  glance: { moment: `Round ${round}`, round, figures: Object.entries(values).map(([key, value]) => figure(key, value)), rules: rules.map((text) => ({ text, words: true })) },
})
const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, name, bot: false, online: true, decides: false }))
const table = (number: number, places: DebriefPlace[], accounts: Account[] = []): DebriefTable => ({
  number,
  seats,
  places,
  accounts,
  standing: { over: true, ending: '', verdict: '', meant: '', questions: [], winners: [1], scores: [1, 2] },
})

it('a line for each table and figure: what stood at the end of each round, on one scale', () => {
  const charts = figureCharts([table(1, [place(1, { rent: 1, laws: 0 }), place(1, { rent: 3, laws: 0 }), place(3, { rent: 9, laws: 0 })]), table(2, [place(1, { rent: 4, laws: 0 })])])
  expect(charts.map(({ key }) => key)).toEqual(['rent'])
  expect(charts[0]).toMatchObject({ top: '9', first: 'Round 1', last: 'Round 3', better: 'low' })
  expect(charts[0]!.lines.map(({ label, sign, values, of, from, limit }) => [label, sign, values, of, from, limit])).toEqual([
    ['Table 1', '1', [3, 3, 9], 3, 0, 9],
    ['Table 2', '2', [4], 3, 0, 9],
  ])
})

it('what was played anew after a rollback stands in place of what was taken back', () => {
  expect(comparedOf([table(1, [place(1, { a: 1 }), place(2, { a: 2 }), place(3, { a: 3 }), place(2, { a: 7 })])])[0]!.map(({ glance }) => glance.figures[0]!.value)).toEqual([1, 7])
})

it('a game that is one round is shown place by place', () => {
  expect(comparedOf([table(1, [place(1, { a: 1 }), place(1, { a: 2 })])])[0]).toHaveLength(2)
})

it('numbers below nothing have room, and a chosen table stands out', () => {
  const [chart] = figureCharts([table(1, [place(1, { a: -4 }), place(2, { a: 2 })]), table(2, [place(1, { a: 1 })])], 2)
  expect(chart!.lines.map(({ from, limit, quiet }) => [from, limit, quiet ?? false])).toEqual([
    [-4, 2, true],
    [-4, 2, false],
  ])
})

it('twelve tables differ in color, and neighbors in dashes, too', () => {
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(new Set(numbers.map(colorOf)).size).toBe(12)
  for (const number of numbers.slice(1)) expect(dashOf(number)).not.toBe(dashOf(number - 1))
})

it('a rule is in force from the round in which it was made to the one in which it was dropped', () => {
  const spans = rulesOf([place(1, {}), place(2, {}, ['No smog']), place(3, {}, ['No smog', 'Parks']), place(4, {}, ['Parks']), place(5, {}, ['No smog', 'Parks'])])
  expect(spans.map(({ text, from, to }) => [text, from, to])).toEqual([
    ['No smog', 2, 3],
    ['Parks', 3, 5],
    ['No smog', 5, 5],
  ])
  expect(spans.map(whenOf)).toEqual(['from round 2 to round 4', 'from round 3 to the end', 'from round 5 to the end'])
})

it('two rules with the same words are two, and one made and dropped at once is of one moment', () => {
  expect(rulesOf([place(1, {}, ['a', 'a'])])).toHaveLength(2)
  expect(whenOf(rulesOf([place(1, {}, ['a']), place(1, {})])[0]!)).toBe('in round 1')
})

it('tables without rules are left out', () => {
  const tables = [table(1, [place(1, {})]), table(2, [place(1, {}, ['a']), place(4, {}, ['a'])])]
  expect(rulesByTable(tables).map(({ number }) => number)).toEqual([2])
  expect(roundsOf(tables)).toEqual([1, 4])
  expect(roundsOf([])).toEqual([1, 1])
})

it('counts by purpose are summed up by table and by seat, everybody has a row', () => {
  const one = (seat: number, part: string, amount: number): Account => ({ group: 'Built', part, seat, amount })
  const [built] = accountGroups([table(1, [], [one(0, 'Green', 2), one(1, 'Green', 1)]), table(2, [], [one(1, 'Shops', 4)])])
  expect(built).toEqual({
    label: 'Built',
    parts: ['Green', 'Shops'],
    sums: [
      { name: 'Table 1', values: [3, 0] },
      { name: 'Table 2', values: [0, 4] },
    ],
    tables: [
      { number: 1, rows: [{ name: 'Ana', values: [2, 0] }, { name: 'Ben', values: [1, 0] }] },
      { number: 2, rows: [{ name: 'Ana', values: [0, 0] }, { name: 'Ben', values: [0, 4] }] },
    ],
  })
  expect(accountGroups([table(1, [])])).toEqual([])
})

it('the pool grows from nothing; a break of days is a short one', () => {
  const minute = 60_000
  const day = 24 * 60 * minute
  const pool = { noun: 'damage', pool: 12, events: [{ number: 5, card: { id: 'flood', title: 'Flood', text: '' }, at: 1 }, { number: 20, at: 0 }], left: [] }
  const chart = poolChart({ pool, began: 1000, pool_course: [{ at: 1000 + 2 * minute, pool: 6 }, { at: 1000 + day, pool: 12 }] })
  expect(chart).toEqual({
    noun: 'damage',
    steps: [
      { at: 0, value: 0 },
      { at: 2 * minute, value: 6 },
      { at: 3 * minute, value: 12 },
    ],
    heights: [{ value: 5, label: 'Flood' }, { value: 20 }],
  })
  expect(poolChart({ began: 0, pool_course: [] })).toBeNull()
  expect([0, minute, 5 * minute].map(afterMinutes)).toEqual(['in the first minute', 'after a minute', 'after 5 minutes'])
})

it('a table’s way has its turns, with names; one without any is left out', () => {
  const course: Course = {
    places: [0, 4, 8].map((count) => ({ count, worth: [count, -count], scores: [] })),
    turns: [],
    deciding: { from: 3, count: 4, seat: 1, by: 1, swing: 3, text: '{seat:1|You lead|{name} leads}.', story: [] },
    accounts: [],
  }
  const turning = turningOf(table(3, []), course, false)
  expect(turning?.lines.map(({ label }) => label)).toEqual(['Ana', 'Ben'])
  expect(turning?.marks).toEqual([{ line: 1, along: 0.5, sign: '1', label: 'Ben leads.', strong: true }])
  expect(turningOf(table(3, []), course, true)?.lines.map(({ label }) => label)).toEqual(['Table 3'])
  expect(turningOf(table(3, []), { places: [], turns: [], accounts: [] }, false)).toBeNull()
})

it('sentences name who sits there', () => {
  expect(sayAt(seats)('{seat:0|You win|{name} wins}.')).toBe('Ana wins.')
  expect(nameIn(seats, 4)).toBe('Seat 5')
})
