import { describe, expect, it } from 'vitest'
import { advisedSpaces, attempt, choiceAt, pressable, targetsOf } from './targets'
import { actionOf, actions } from './told'

describe('legal choices on the board', () => {
  it('with one space are pressed there', () => {
    const targets = targetsOf(actions('build c3', 'build d4', 'stop'), null)
    expect([...pressable(targets)]).toEqual(['c3', 'd4'])
    expect(choiceAt(targets, 'd4')).toEqual(actionOf('build d4'))
    expect(targets.others).toEqual(actions('stop'))
  })

  it('from a tile that was picked are pressed at the destination', () => {
    const targets = targetsOf(actions('move b4 to a4', 'move b4 to b3'), null)
    expect(targets.held).toBe('b4')
    expect([...pressable(targets)].sort()).toEqual(['a4', 'b3'])
    expect(choiceAt(targets, 'b3')).toEqual(actionOf('move b4 to b3'))
    expect(choiceAt(targets, 'b4')).toBeNull()
  })

  it('of several homes are pressed in two steps', () => {
    const legal = actions('move b4 to a4', 'move b4 to b3', 'move e3 to f3', 'displace c2')
    const first = targetsOf(legal, null)
    expect([...pressable(first)].sort()).toEqual(['b4', 'c2', 'e3'])
    expect(choiceAt(first, 'b4')).toBeNull()
    expect(choiceAt(first, 'e3')).toEqual(actionOf('move e3 to f3'))
    expect(choiceAt(first, 'c2')).toEqual(actionOf('displace c2'))
    const second = targetsOf(legal, 'b4')
    expect([...pressable(second)].sort()).toEqual(['a4', 'b3', 'b4', 'c2', 'e3'])
    expect(choiceAt(second, 'a4')).toEqual(actionOf('move b4 to a4'))
  })

  it('that gather homes onto one tower are pressed at the giver', () => {
    const targets = targetsOf(actions('move a1 to c3', 'move b1 to c3'), null)
    expect(choiceAt(targets, 'a1')).toEqual(actionOf('move a1 to c3'))
    expect([...pressable(targets)]).toEqual(['a1', 'b1'])
  })
})

describe('an attempt', () => {
  it('is what the step would have it', () => {
    expect(attempt(actions('build c3'), null, 'a1', true)).toEqual(actionOf('build a1'))
    expect(attempt(actions('swap a1 with c3'), 'a1', 'b2', false)).toEqual(actionOf('swap a1 with b2'))
    expect(attempt(actions('move a1 to c3', 'move b1 to c3'), null, 'd1', false)).toEqual(actionOf('move d1 to c3'))
    expect(attempt(actions('enact land-trust'), null, 'd1', true)).toEqual(actionOf('build d1'))
    expect(attempt(actions('move b4 to a4', 'move e3 to f3'), null, 'c2', false)).toEqual(actionOf('displace c2'))
  })
})

describe('what is proposed', () => {
  const legal = actions('move b4 to a4', 'move b4 to b3', 'move e3 to f3', 'move e3 to e4', 'displace c2')
  it('glows at the home first, and then where it goes', () => {
    const advised = actions('move b4 to b3')
    expect([...advisedSpaces(targetsOf(legal, null), advised)]).toEqual(['b4'])
    expect([...advisedSpaces(targetsOf(legal, 'b4'), advised)]).toEqual(['b3'])
    expect([...advisedSpaces(targetsOf(legal, 'e3'), advised)]).toEqual(['b4'])
  })

  it('glows where one press is enough', () => {
    expect([...advisedSpaces(targetsOf(legal, null), actions('displace c2'))]).toEqual(['c2'])
    expect([...advisedSpaces(targetsOf(actions('enact land-trust', 'lobby'), null), actions('lobby'))]).toEqual([])
  })
})
