import { expect, it } from 'vitest'
import type { Preview } from '../../board/contract'
import { changes } from './preview'
import { vocabulary } from './told'

const say = (preview: Preview) => changes(preview, vocabulary)
const earning = (revenue: number) => ({ now: '', revenue })
const happening = (event: { kind: string } & Record<string, unknown>) => ({ event, sentence: '' })

it('a preview says what it costs and what it brings', () => {
  const said = say({
    events: [
      happening({ kind: 'built', tile: 'corporation', space: 'c3' }),
      happening({ kind: 'flipped', space: 'b3', amount: 1 }),
      happening({ kind: 'displaced', space: 'c2', amount: 1 }),
      happening({ kind: 'residents-added', amount: 4, total: 4 }),
    ],
    before: earning(2),
    after: earning(6),
    chance: false, draws: false,
  })
  expect(said.map((change) => change.text)).toEqual(['+4 revenue', '1 home displaced', '+400 displaced people', '1 shop flipped'])
  expect(said.map((change) => change.sentence)).toEqual(['+4 revenue.', '1 home is displaced.', '+400 displaced people.', '1 shop is flipped.'])
  expect(said.map((change) => change.bad)).toEqual([false, true, true, false])
})

it('more than one is said as many', () => {
  const events = [happening({ kind: 'returned', space: 'c2', amount: 1 }), happening({ kind: 'returned', space: 'c3', amount: 0 })]
  const said = say({ events, before: earning(2), after: earning(2), chance: false, draws: false })
  expect(said).toEqual([{ text: '2 homes back', sentence: '2 homes come back.', bad: false }])
})

it('a preview of nothing says so', () => {
  const said = say({ events: [happening({ kind: 'did-nothing' })], before: earning(2), after: earning(2), chance: false, draws: false })
  expect(said.map((change) => change.text)).toEqual(['would do nothing'])
})
