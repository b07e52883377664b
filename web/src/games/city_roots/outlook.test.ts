import { expect, it } from 'vitest'
import type { View } from '../../board/contract'
import { midgame, opening, stateOf } from './fixtures'
import { outlook } from './outlook'
import type { Policy, State, Summary } from './types'

function viewOf(state: State, idle: Policy[] = []): View<State, Summary> {
  const policies = (['cut-corporate-taxes', 'land-trust', 'fund-homeless-shelter'] as const).map((policy) => ({
    policy,
    rule: 'CR-31',
    name: policy,
    text: 'Its text.',
    active: policy === 'land-trust',
    drawn: false,
    idle: idle.includes(policy),
  }))
  return { state, summary: { policies, threatened: [], markers_left: 10 } as unknown as Summary }
}
const nothing = { happenings: [], before: {}, after: {}, chance: false }
const say = (text: string, view: View<State, Summary>, preview = nothing) => outlook({ text, action: {} }, view, preview)

it('a policy says what the board has to offer to it', () => {
  expect(say('enact cut-corporate-taxes', viewOf(stateOf(opening)))).toBe(
    'A corporation counts 2 revenue. The city center has 4 vacant lots.',
  )
  expect(say('enact cut-corporate-taxes', viewOf(stateOf(midgame)))).toMatch(/has 1 vacant lot\.$/)
  expect(say('enact land-trust', viewOf(stateOf(opening)))).toBe('10 protection markers are left for 14 low-income homes.')
})

it('a policy that would do nothing says so', () => {
  expect(say('enact land-trust', viewOf(stateOf(opening), ['land-trust']))).toBe('land-trust would do nothing now: a way to pass.')
})

it('what is known in numbers comes first', () => {
  const preview = { ...nothing, happenings: [{ event: { kind: 'residents-removed', amount: 2 }, sentence: '' }] }
  const said = outlook({ text: 'enact fund-homeless-shelter', action: {} }, viewOf(stateOf(opening)), preview)
  expect(said).toBe('fund-homeless-shelter: −2 displaced residents.')
})

it('lobbying tells how many there are; steps on the board are left to the server', () => {
  expect(say('lobby', viewOf(stateOf(opening)))).toMatch(/^Three of the 2 other policies/)
  expect(say('build c3', viewOf(stateOf(opening)))).toBeNull()
})
