import { describe, expect, it } from 'vitest'
import { filled } from '../../protocol/filled'
import { coins, dangerOf, isBad, listed } from './words'
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
    expect([coins(1), coins(3)]).toEqual(['1 coin', '3 coins'])
  })
  it('list effects in a line', () => {
    expect(listed(['pollution −1', '1 CO2 square'])).toBe('Pollution −1; 1 CO2 square')
  })
  it('put into the sentences of the game what a person has chosen', () => {
    expect(filled(vocabulary.sentences.missing, { title: 'Park', coins: 2 })).toBe('Park: 2 coins will still be missing.')
    expect(filled(vocabulary.sentences.one_missing, { title: 'Park' })).toBe('Park: 1 coin will still be missing.')
  })
})
