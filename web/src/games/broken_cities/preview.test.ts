import { describe, expect, it } from 'vitest'
import type { Preview } from '../../board/contract'
import { changes, outlook, rentChanges } from './preview'
import { vocabulary } from './told'
import type { CityView, Summary } from './types'

const summary = (emissions: number, rents: number[], fines: number): Record<string, unknown> => ({
  active: 0,
  emissions,
  seats: rents.map((rent, seat) => ({ seat, rent, fines_due: seat === 0 ? fines : 0 })) as Summary['seats'],
})
const words = vocabulary.changes
const names = ['Ana', 'Ben', 'Cem']
const look = (before: object, after: object): Preview => ({ events: [], before: before as Preview['before'], after: after as Preview['after'], chance: false, draws: false })

it('what is for sale is told in its own words, all else by the server', () => {
  const view = {} as CityView
  const nothing = { events: [], before: {}, after: {}, chance: false, draws: false } as unknown as Preview
  expect(outlook({ verb: 'buy', construction: 'shopping' }, view, nothing, vocabulary)).toBe(vocabulary.constructions.shopping?.text)
  expect(outlook({ verb: 'end' }, view, nothing, vocabulary)).toBeNull()
})

describe('a preview in numbers', () => {
  it('has my rent first, then the air, then the others', () => {
    const shown = changes(look(summary(56, [9, 9, 10], 0), summary(53, [11, 10, 10], 0)), words, 0, (seat) => names[seat]!)
    expect(shown.map((change) => change.text)).toEqual(['+2 rent', '−3 emissions', 'Ben +1 rent'])
    expect(shown.map((change) => change.bad)).toEqual([false, false, true])
  })
  it('warns of fines', () => {
    const shown = changes(look(summary(56, [9], 0), summary(61, [9], 5)), words, 0, () => '')
    expect(shown).toEqual([
      { text: '+5 emissions', bad: true },
      { text: '+5 fine', bad: true },
    ])
  })
  it('tells what a home would pay once somebody lives in it', () => {
    const before = { ...summary(56, [9], 0), with_renter: { d4: 4 } }
    const preview = { ...look(before, summary(59, [9], 0)), events: [{ event: { kind: 'built', space: 'd4' }, sentence: '' }] }
    expect(changes(preview as Preview, words, 0, () => '').map((change) => change.text)).toEqual(['+4 rent with a renter', '+3 emissions'])
  })
  it('says nothing where nothing is known', () => {
    expect(changes(look({}, {}), words, 0, () => '')).toEqual([])
  })
  it('knows what single buildings would pay', () => {
    expect([...rentChanges([{ kind: 'rent-changed', space: 'b3', before: 3, after: 4 }, { kind: 'rent-counted' }])]).toEqual([['b3', 1]])
  })
})
