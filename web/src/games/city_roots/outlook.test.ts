import { expect, it } from 'vitest'
import type { Preview } from '../../board/contract'
import { opening, stateOf } from './fixtures'
import { outlook } from './outlook'
import { actionOf, vocabulary } from './told'
import type { CityView, Policy, Summary } from './types'

function viewOf(idle: Policy[] = []): CityView {
  const policies = (['cut-corporate-taxes', 'land-trust', 'fund-homeless-shelter'] as const).map((policy) => ({
    policy,
    idle: idle.includes(policy),
    outlook: `What ${policy} would bring.`,
  }))
  return { state: stateOf(opening), summary: { policies, lobby: 'Draw three.' } as unknown as Summary }
}
const same = { now: '', revenue: 2 }
const nothing: Preview = { events: [], before: same, after: same, chance: false, draws: false }
const say = (text: string, view = viewOf(), preview = nothing) => outlook(actionOf(text), view, preview, vocabulary)

it('a policy says what the server says of it', () => {
  expect(say('enact land-trust')).toBe('What land-trust would bring.')
  expect(say('take cut-corporate-taxes')).toBe('What cut-corporate-taxes would bring.')
  expect(say('lobby')).toBe('Draw three.')
})

it('what is known in numbers comes first, but not of a policy that would do nothing', () => {
  const preview = { ...nothing, events: [{ event: { kind: 'residents-removed', amount: 2 }, sentence: '' }] }
  expect(say('enact fund-homeless-shelter', viewOf(), preview)).toBe('−200 displaced people.')
  expect(say('enact land-trust', viewOf(['land-trust']), preview)).toBe('What land-trust would bring.')
})

it('steps on the board are left to the server', () => {
  expect(say('build c3')).toBeNull()
  expect(say('replace land-trust')).toBeNull()
})
