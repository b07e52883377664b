import { describe, expect, test } from 'vitest'
import { noon, playing, pupil } from '../samples'
import type { ClassInfo } from '../../protocol/generated'
import { needsOf, tellingOf } from './telling'

const told = (before: ClassInfo, after: ClassInfo, ms = 0) => tellingOf(needsOf(before, noon), needsOf(after, noon + ms), after.tables)
const hands = (...up: number[]): ClassInfo => {
  const info = playing()
  return { ...info, pupils: info.pupils.map((one) => ({ ...one, hand: up.includes(one.pupil) })) }
}
const late = (...numbers: number[]): ClassInfo => {
  const info = playing()
  return { ...info, pupils: [...info.pupils, ...numbers.map((number) => pupil(number))] }
}

describe('who listens to the console is told', () => {
  test('who raises a hand, once', () => {
    expect(told(hands(), hands(6))).toEqual(['Fatou at table 2 raises a hand.'])
    expect(told(hands(6), hands(6))).toEqual([])
    expect(told(hands(6), hands())).toEqual([])
    expect(told(hands(), hands(1, 2, 3, 4))).toEqual(['4 pupils raise a hand.'])
  })
  test('who waits for a place', () => {
    expect(told(playing(), late(31))).toEqual(['Pupil 31 waits for a place.'])
    expect(told(late(31), late(31))).toEqual([])
  })
  test('which table keeps whom waiting, when it begins to', () => {
    expect(told(playing(), playing(), 20_000)).toEqual(['Table 4 holds up the others, waiting for Milo.'])
    const slow = needsOf(playing(), noon + 20_000)
    expect(tellingOf(slow, needsOf(playing(), noon + 40_000), playing().tables)).toEqual([])
  })
})
