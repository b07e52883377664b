import { describe, expect, it } from 'vitest'
import { position } from '../../net/samples'
import { eyesAgree, passTo, watchTokens } from './eyes'

const held = (...seats: number[]) => ({ game: '', host: 'host', seats: Object.fromEntries(seats.map((seat) => [String(seat), `token-${seat}`])), touched: 0 })

describe('several people at one screen, with secrets', () => {
  const both = position(3, { deciders: [0, 1], legal: {} })

  it('the device goes to whoever decides and is not looking yet', () => {
    expect(passTo([0, 1], both, true, null)).toBe(0)
    expect(passTo([0, 1], both, true, 1)).toBeNull()
    expect(passTo([0, 1], position(4, { deciders: [1], legal: {} }), true, 0)).toBe(1)
    expect(passTo([0, 1], both, false, null)).toBeNull()
    expect(passTo([0], both, true, null)).toBeNull()
  })

  it('a seat that a bot looks after keeps its secrets too', () => {
    expect(passTo([0], both, true, null, true)).toBe(0)
    expect(passTo([0], both, true, 0, true)).toBeNull()
  })

  it('nobody looks with two pairs of eyes, nor with somebody else’s', () => {
    expect(watchTokens(held(0, 1), true, 1)).toEqual(['host', 'token-1'])
    expect(eyesAgree(held(0, 1), [1], true, 1)).toBe(true)
    expect(eyesAgree(held(0, 1), [0], true, 1)).toBe(false)
    expect(eyesAgree(held(0, 1), [], true, 1)).toBe(false)
    expect(eyesAgree(held(0, 1), [0, 1], true, null)).toBe(false)
    expect(eyesAgree(held(0, 1), [], true, null)).toBe(true)
    expect(eyesAgree(held(0, 1), [0, 1], false, null)).toBe(true)
    expect(eyesAgree(held(0), [0], true, null)).toBe(true)
  })
})
