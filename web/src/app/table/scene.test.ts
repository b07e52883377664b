import { describe, expect, it } from 'vitest'
import { step } from '../../net/samples'
import { readingTime, sceneAfter } from './scene'

const mine = [0]

describe('a scene', () => {
  it('is the turn of another, one step after the other', () => {
    const first = sceneAfter(null, { ...step(4, 1), because: 'Rent grows.' }, mine)
    expect(first).toEqual({ seat: 1, first: 4, last: 4, said: ['{seat:1} did 4'], because: 'Rent grows.', reason: 'Rent grows.' })
    expect(sceneAfter(first, { ...step(5, 1), because: 'Rent grows.' }, mine)).toMatchObject({ because: '', reason: 'Rent grows.' })
    expect(sceneAfter(first, step(5, 1), mine)).toMatchObject({ seat: 1, first: 4, last: 5, because: '' })
    expect(sceneAfter(first, step(5, 2), mine)).toMatchObject({ seat: 2, first: 5 })
  })

  it('keeps its words through half a step that says nothing', () => {
    const first = sceneAfter(null, step(4, 1), mine)
    const second = sceneAfter(first, { ...step(5, 1), events: [] }, mine)
    expect(second).toEqual({ ...first, last: 5 })
    expect(sceneAfter(second, step(6, 1), mine)).toMatchObject({ first: 4, last: 6 })
    expect(sceneAfter(first, { ...step(5, 2), events: [] }, mine)).toBeNull()
  })

  it('is none of mine, nor of what nobody may know, nor of the start', () => {
    expect(sceneAfter(null, step(1, 0), mine)).toBeNull()
    expect(sceneAfter(null, { ...step(1, 1), events: [] }, mine)).toBeNull()
    expect(sceneAfter(null, step(0, null), mine)).toBeNull()
  })

  it('stays about a second, longer with a reason, and never too long', () => {
    const time = (said: string, because: string) => readingTime({ said: [said], because })
    expect(time('Ada builds.', '')).toBeLessThan(1300)
    expect(time('Ada builds.', 'Rent.')).toBeGreaterThanOrEqual(1600)
    expect(time('x'.repeat(5000), '')).toBeLessThan(5000)
  })
})
