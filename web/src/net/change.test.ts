import { describe, expect, it } from 'vitest'
import { changed, checksum } from './change'

const view = {
  state: { homes: ['a1', 'b2', 'c3'], purse: { coins: 3, tiles: [] }, card: null as string | null },
  summary: { now: 'Then', players: [{ stories: 1 }, { stories: 2 }] },
}

describe('a change', () => {
  it('names what is not as before, and leaves the rest the same object', () => {
    const next = changed(view, { state: { purse: { coins: 0 }, card: 'fire' } }) as typeof view
    expect(next.state).toEqual({ homes: ['a1', 'b2', 'c3'], purse: { coins: 0, tiles: [] }, card: 'fire' })
    expect(next.state.homes).toBe(view.state.homes)
    expect(next.summary).toBe(view.summary)
    expect(view.state.purse.coins).toBe(3)
  })

  it('changes a list by its elements, with new ones behind it, or gives it whole', () => {
    expect(changed(view.state.homes, { 1: 'd4', 3: 'e5' })).toEqual(['a1', 'd4', 'c3', 'e5'])
    expect(changed(view.state.homes, ['f6'])).toEqual(['f6'])
    expect((changed(view, { summary: { players: { 1: { stories: 5 } } } }) as typeof view).summary.players).toEqual([{ stories: 1 }, { stories: 5 }])
  })

  it('takes a member away', () => {
    expect(changed({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 })
  })

  it('gives what stands for itself in place of what was before', () => {
    expect(changed(view.state, { purse: { '': { notes: 1 } }, card: { '': null } })).toEqual({ homes: ['a1', 'b2', 'c3'], purse: { notes: 1 }, card: null })
    expect(changed(null, { a: 1 })).toEqual({ a: 1 })
  })
})

describe('a checksum', () => {
  it('does not ask for the order of members', () => {
    expect(checksum({ a: 1, b: [true, null] })).toBe(checksum({ b: [true, null], a: 1 }))
    expect(checksum([1, 2])).not.toBe(checksum([2, 1]))
    expect(checksum({ a: '1' })).not.toBe(checksum({ b: '1' }))
  })

  it('is the one that the server counts', () => {
    // engine/types/tests/json_change_test.cpp has the same.
    expect(checksum({ now: 'Grüße', n: [1, -2, true, null, {}], o: { a: '' } })).toBe(2769240403)
  })
})
