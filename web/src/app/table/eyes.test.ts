import { describe, expect, it } from 'vitest'
import { play } from '../../net/samples'
import { actingSeat, eyesAgree, passTo, watchTokens, whoLooks } from './eyes'

const held = (...seats: number[]) => ({ game: '', host: 'host', seats: Object.fromEntries(seats.map((seat) => [String(seat), `token-${seat}`])), touched: 0 })

describe('several people at one screen, with secrets', () => {
  const both = play(3, { deciders: [0, 1], legal: {}, secret: [0, 1] })

  it('the device goes to whoever must look to decide and is not looking yet', () => {
    expect(passTo([0, 1], both, null)).toBe(0)
    expect(passTo([0, 1], both, 1)).toBeNull()
    expect(passTo([0, 1], play(4, { deciders: [1], legal: {}, secret: [1] }), 0)).toBe(1)
  })

  it('it stays where it is for what all may see', () => {
    expect(passTo([0, 1], play(4, { deciders: [1], legal: {} }), 0)).toBeNull()
    expect(passTo([0, 1], play(4, { deciders: [2], legal: {} }), null)).toBeNull()
    const one = play(4, { deciders: [0, 1], legal: {}, secret: [0] })
    expect(passTo([0, 1], one, null)).toBeNull()
    expect(actingSeat([0, 1], one, null)).toBe(1)
  })

  it('all are here; nobody looks with two pairs of eyes, nor with somebody else’s', () => {
    expect(watchTokens(held(0, 1))).toEqual(['host', 'token-0', 'token-1'])
    expect(whoLooks(held(0, 1), true, 1)).toEqual([1])
    expect(whoLooks(held(0, 1), true, null)).toEqual([])
    expect(whoLooks(held(0, 1), false, null)).toBeUndefined()
    expect(whoLooks(held(0), true, null)).toBeUndefined()
    expect(eyesAgree(held(0, 1), [1], true, 1)).toBe(true)
    expect(eyesAgree(held(0, 1), [0], true, 1)).toBe(false)
    expect(eyesAgree(held(0, 1), [], true, 1)).toBe(false)
    expect(eyesAgree(held(0, 1), [0, 1], true, null)).toBe(false)
    expect(eyesAgree(held(0, 1), [], true, null)).toBe(true)
    expect(eyesAgree(held(0, 1), [0, 1], false, null)).toBe(true)
    expect(eyesAgree(held(0), [0], true, null)).toBe(true)
  })
})
