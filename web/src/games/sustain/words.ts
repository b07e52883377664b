// Numbers and signs as the page says them.
import type { Indicator, Vocabulary } from './types'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
export const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`)
/** A list of effects in one line. */
export const listed = (effects: readonly string[]): string => capital(effects.join('; '))

/** Is it bad for the city when this indicator changes by so much? */
export function isBad(vocabulary: Pick<Vocabulary, 'indicators'>, indicator: Indicator, change: number): boolean {
  const wanted = vocabulary.indicators.find((one) => one.indicator === indicator)?.wanted
  return wanted === 'less' ? change > 0 : change < 0
}

/** How near a table is to defeat, in words and as a color. */
export function dangerOf(value: number, top: number): { level: 0 | 1 | 2; text: string } {
  const left = top - value
  if (left <= 0) return { level: 2, text: 'full: all have lost' }
  const text = left === 1 ? 'one more and all lose' : `${left} more and all lose`
  return { level: left <= top / 4 ? 2 : left <= top / 2 ? 1 : 0, text }
}

/** What the city is called: as it was named, or as its scenario has it. */
export function cityOf(vocabulary: Pick<Vocabulary, 'scenarios'>, scenario: string, given: string | null | undefined): string {
  return given || (vocabulary.scenarios[scenario]?.city ?? '')
}
