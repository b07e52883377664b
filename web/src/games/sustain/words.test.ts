import { describe, expect, it } from 'vitest'
import { filled } from '../../protocol/filled'
import { dangerOf, isBad } from './words'
import { vocabulary } from './told'

describe('words', () => {
  it('say how near defeat is', () => {
    const unhappy = vocabulary.indicators.find((one) => one.indicator === 'unhappy')!
    expect(dangerOf(0, unhappy)).toMatchObject({ level: 0, text: '12 more and all lose' })
    expect(dangerOf(7, unhappy).level).toBe(1)
    expect(dangerOf(11, unhappy)).toMatchObject({ level: 2, text: 'one more and all lose' })
    expect(dangerOf(12, unhappy).text).toMatch(/full/)
  })
  it('know what is bad for the city', () => {
    const bad = (indicator: Parameters<typeof isBad>[1], change: number) => isBad(vocabulary, indicator, change)
    expect([bad('sol', -1), bad('co2', 1), bad('pollution', -2), bad('transport', 1)]).toEqual([true, true, false, false])
  })
  it('count', () => {
    expect([1, 3].map((number) => filled(vocabulary.labels.give, { number }))).toEqual(['Give 1 coin', 'Give 3 coins'])
    expect([1, 3].map((cost) => filled(vocabulary.sentences.paid, { coins: 0, cost }))).toEqual(['0 of 1 coin paid', '0 of 3 coins paid'])
  })
  it('tell all effects in a line', () => {
    expect(vocabulary.buildings.park!.does).toMatch(/^[A-Z][^;]*; .*\.$/)
  })
  it('put into the sentences of the game what a person has chosen', () => {
    expect(filled(vocabulary.sentences.missing, { title: 'Park', coins: 2 })).toBe('Park: 2 coins will still be missing.')
    expect(filled(vocabulary.sentences.missing, { title: 'Park', coins: 1 })).toBe('Park: 1 coin will still be missing.')
  })
})
