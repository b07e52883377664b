import { expect, test } from 'vitest'
import type { GameInfo, OptionInfo } from '../../protocol/generated'
import { offered, seatsOf, valuesOf } from './options'

const choice = (value: string, more: Partial<OptionInfo['choices'][number]> = {}) => ({ value, label: value, seats: 0, for_class: false, ...more })
const option = (key: string, choices: OptionInfo['choices'], only_if: OptionInfo['only_if'] = []): OptionInfo => ({ key, label: key, choices, standard: choices[0]!.value, only_if, real: '' })

const shared = { key: 'sky', values: ['shared'] }
const many = { key: 'how many', values: ['five', 'six'] }
const game = {
  seats: { min: 2, max: 4, standard: 4 },
  options: [
    option('sky', [choice('own'), choice('shared', { for_class: true })]),
    option('broken', [choice('highest'), choice('net')]),
    option('thresholds', [choice('printed'), choice('even')], [shared, many]),
    option('how many', ['one', 'two', 'three', 'four', 'five', 'six'].map((value, i) => choice(value, { label: String(i + 1) })), [shared]),
    option('first', [choice('first'), choice('third', { seats: 3 })]),
  ],
} as unknown as GameInfo

const keys = (tables: number, more = {}): string[] => offered(game, {}, { shared: true, tables, seats: 4, ...more }).map(({ key }) => key)

test('what the class says itself is not offered', () => {
  expect(keys(2)).toEqual(['broken', 'first'])
  expect(valuesOf(game, {}, true, 5)).toMatchObject({ sky: 'shared', 'how many': 'five' })
})

test('what has a meaning at many tables only is offered then', () => expect(keys(5)).toContain('thresholds'))

test('a game that shares nothing offers all, those for classes too', () => {
  expect(keys(2, { shared: false })).toEqual(['sky', 'broken', 'first'])
})

test('what needs more seats than there are is left out, unless it was chosen', () => {
  expect(keys(2, { seats: 2 })).toEqual(['broken'])
  const chosen = offered(game, { first: 'third' }, { shared: true, tables: 2, seats: 2 })
  expect(chosen.find(({ key }) => key === 'first')).toMatchObject({ value: 'third' })
})

test('the smallest table counts', () => {
  expect(seatsOf(game, 3, [])).toBe(3)
  expect(seatsOf(game, 0, [{ seats: [1, 2, 3] }, { seats: [1, 2] }])).toBe(2)
  expect(seatsOf(game, 0, [])).toBe(4)
})
