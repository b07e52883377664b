import { describe, expect, it } from 'vitest'
import { attempt, choiceAt, pressable, read, targetsOf } from './targets'

const choices = (...texts: string[]) => texts.map((text) => ({ text, action: {} }))

describe('the notation', () => {
  it('is read into its parts', () => {
    expect(read('build c3')).toEqual({ verb: 'build', space: 'c3', to: null, policy: null })
    expect(read('move b4 to b3')).toEqual({ verb: 'move', space: 'b4', to: 'b3', policy: null })
    expect(read('swap a1 with c3')).toEqual({ verb: 'swap', space: 'a1', to: 'c3', policy: null })
    expect(read('enact land-trust')).toEqual({ verb: 'enact', space: null, to: null, policy: 'land-trust' })
    expect(read('stop')).toEqual({ verb: 'stop', space: null, to: null, policy: null })
  })
})

describe('legal choices on the board', () => {
  it('with one space are pressed there', () => {
    const targets = targetsOf(choices('build c3', 'build d4', 'stop'), null)
    expect([...pressable(targets)]).toEqual(['c3', 'd4'])
    expect(choiceAt(targets, 'd4')?.text).toBe('build d4')
    expect(targets.others.map((choice) => choice.text)).toEqual(['stop'])
  })

  it('from a tile that was picked are pressed at the destination', () => {
    const targets = targetsOf(choices('move b4 to a4', 'move b4 to b3'), null)
    expect(targets.held).toBe('b4')
    expect([...pressable(targets)].sort()).toEqual(['a4', 'b3'])
    expect(choiceAt(targets, 'b3')?.text).toBe('move b4 to b3')
    expect(choiceAt(targets, 'b4')).toBeNull()
  })

  it('of several homes are pressed in two steps', () => {
    const legal = choices('move b4 to a4', 'move b4 to b3', 'move e3 to f3', 'displace c2')
    const first = targetsOf(legal, null)
    expect([...pressable(first)].sort()).toEqual(['b4', 'c2', 'e3'])
    expect(choiceAt(first, 'b4')).toBeNull()
    expect(choiceAt(first, 'e3')?.text).toBe('move e3 to f3')
    expect(choiceAt(first, 'c2')?.text).toBe('displace c2')
    const second = targetsOf(legal, 'b4')
    expect([...pressable(second)].sort()).toEqual(['a4', 'b3', 'b4', 'c2', 'e3'])
    expect(choiceAt(second, 'a4')?.text).toBe('move b4 to a4')
  })

  it('that gather homes onto one tower are pressed at the giver', () => {
    const targets = targetsOf(choices('move a1 to c3', 'move b1 to c3'), null)
    expect(choiceAt(targets, 'a1')?.text).toBe('move a1 to c3')
    expect([...pressable(targets)]).toEqual(['a1', 'b1'])
  })
})

describe('an attempt', () => {
  it('is written as the step would have it', () => {
    expect(attempt(choices('build c3'), null, 'a1', true)).toBe('build a1')
    expect(attempt(choices('swap a1 with c3'), 'a1', 'b2', false)).toBe('swap a1 with b2')
    expect(attempt(choices('move a1 to c3', 'move b1 to c3'), null, 'd1', false)).toBe('move d1 to c3')
    expect(attempt(choices('enact land-trust'), null, 'd1', true)).toBe('build d1')
    expect(attempt(choices('move b4 to a4', 'move e3 to f3'), null, 'c2', false)).toBe('displace c2')
  })
})
