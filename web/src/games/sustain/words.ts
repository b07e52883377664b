// What the numbers of the city mean.
import type { Indicator, Vocabulary } from './types'

/** Is it bad for the city when this indicator changes by so much? */
export function isBad(vocabulary: Pick<Vocabulary, 'indicators'>, indicator: Indicator, change: number): boolean {
  const wanted = vocabulary.indicators.find((one) => one.indicator === indicator)?.wanted
  return wanted === 'less' ? change > 0 : change < 0
}

/** How near a table is to defeat, in words and as a color. */
export function dangerOf(value: number, { top, near }: Pick<Vocabulary['indicators'][number], 'top' | 'near'>): { level: 0 | 1 | 2; text: string } {
  const left = Math.max(0, top - value)
  return { level: left <= top / 4 ? 2 : left <= top / 2 ? 1 : 0, text: near[left] ?? '' }
}
