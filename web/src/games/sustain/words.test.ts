import { describe, expect, it } from 'vitest'
import { faceOf } from '../../board/players'
import { coins, dangerOf, isBad, said, signed } from './words'

describe('words', () => {
  it('have the people’s names', () => {
    expect(said('{seat:1} gives {seat:0} 3 coins.', [faceOf(0, 'Ana'), faceOf(1, 'Ben')])).toBe('Ben gives Ana 3 coins.')
  })
  it('say how near defeat is', () => {
    expect(dangerOf(0, 12)).toMatchObject({ level: 0, text: '12 more and all lose' })
    expect(dangerOf(7, 12).level).toBe(1)
    expect(dangerOf(11, 12)).toMatchObject({ level: 2, text: 'one more and all lose' })
    expect(dangerOf(12, 12).text).toMatch(/full/)
  })
  it('know what is bad for the city', () => {
    expect([isBad('sol', -1), isBad('co2', 1), isBad('pollution', -2), isBad('transport', 1)]).toEqual([true, true, false, false])
  })
  it('count', () => {
    expect([coins(1), coins(3), signed(2), signed(-1), signed(0)]).toEqual(['1 coin', '3 coins', '+2', '−1', '0'])
  })
})
