import { describe, expect, it } from 'vitest'
import type { Put, View } from '../protocol/generated'
import { nextView } from './view_patch'

const view: View = {
  state: { homes: ['a1', 'b2', 'c3'], purse: { coins: 3, tiles: [] }, card: 'fire' },
  summary: { now: 'Then' },
}
const patched = (...patch: Put[]) => nextView({ patch, base: 7 }, view, 7) as typeof view & { state: Record<string, unknown> }

describe('a view', () => {
  it('that is whole takes the place of the one before', () => {
    const whole = { state: {}, summary: { now: 'Now' } }
    expect(nextView({ whole }, view, 7)).toBe(whole)
    expect(nextView({ whole }, null, null)).toBe(whole)
  })

  it('takes the values that are put into it, in their order', () => {
    const next = patched(
      { path: ['state', 'homes', 1], value: 'd4' },
      { path: ['state', 'homes', 3], value: 'e5' },
      { path: ['state', 'purse', 'coins'], value: 0 },
      { path: ['summary', 'now'], value: 'Now' },
    )
    expect(next).toEqual({
      state: { homes: ['a1', 'd4', 'c3', 'e5'], purse: { coins: 0, tiles: [] }, card: 'fire' },
      summary: { now: 'Now' },
    })
    expect(view.summary.now).toBe('Then')
  })

  it('loses what is put without a value', () => {
    expect(patched({ path: ['state', 'homes', 0] }, { path: ['state', 'homes', 0] }, { path: ['state', 'card'] }).state).toEqual({
      homes: ['c3'],
      purse: { coins: 3, tiles: [] },
    })
  })

  it('may be told that a value is nothing now', () => {
    expect(patched({ path: ['state', 'card'], value: null }).state['card']).toBeNull()
  })

  it('keeps what did not change as it is', () => {
    const next = patched({ path: ['state', 'card'], value: 'none' })
    expect(next.state['purse']).toBe((view.state as Record<string, unknown>)['purse'])
    expect(next.summary).toBe(view.summary)
  })

  it('does not build on a view that is not here', () => {
    expect(nextView({ patch: [], base: 6 }, view, 7)).toBeNull()
    expect(nextView({ patch: [], base: 7 }, null, null)).toBeNull()
    expect(nextView({ patch: [], base: 7 }, view, 7)).toBe(view)
  })
})
