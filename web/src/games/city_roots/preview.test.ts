import { expect, it } from 'vitest'
import { changes } from './preview'

const happening = (event: { kind: string } & Record<string, unknown>) => ({ event, sentence: '' })

it('a preview says what it costs and what it brings', () => {
  const said = changes({
    happenings: [
      happening({ kind: 'built', tile: 'corporation', space: 'c3' }),
      happening({ kind: 'flipped', space: 'b3', amount: 1 }),
      happening({ kind: 'displaced', space: 'c2', amount: 1 }),
      happening({ kind: 'residents-added', amount: 4, total: 4 }),
    ],
    before: { revenue: 2 },
    after: { revenue: 6 },
    chance: false,
  })
  expect(said.map((change) => change.text)).toEqual(['+4 revenue', '1 home displaced', '+4 displaced residents', '1 shop flipped'])
  expect(said.map((change) => change.bad)).toEqual([false, true, true, false])
})

it('a preview of nothing says so', () => {
  const said = changes({ happenings: [happening({ kind: 'did-nothing' })], before: {}, after: {}, chance: false })
  expect(said.map((change) => change.text)).toEqual(['would do nothing'])
})
