// Sentences and numbers as the page says them.
import type { SeatFace } from '../../board/contract'
import type { Indicator, Phase } from './types'

/** With the people's names put in. */
export const said = (sentence: string, seats: readonly SeatFace[]): string =>
  sentence.replaceAll(/\{seat:(\d+)\}/g, (_, seat: string) => seats.find((face) => face.seat === Number(seat))?.name ?? `Seat ${Number(seat) + 1}`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
export const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`)

/** Short names, where a square is narrow. */
export const gaugeNames: Record<Indicator, string> = {
  unhappy: 'Unhappy people',
  sol: 'Standard of living',
  attractiveness: 'Attractiveness',
  transport: 'Sustainable transport',
  pollution: 'Pollution',
  co2: 'CO₂ in the air',
}

/** The steps of a year in plain words, in order. */
export const steps: { phase: Phase; name: string; about: string }[] = [
  { phase: 'mandate', name: 'Events', about: 'The first player reads what comes.' },
  { phase: 'discussion', name: 'Talk', about: 'Promise, give, persuade.' },
  { phase: 'investing', name: 'Invest', about: 'Coins on spaces, in turn.' },
]

/** Is it bad for the city when this indicator changes by so much? */
export function isBad(indicator: Indicator, change: number): boolean {
  return indicator === 'sol' || indicator === 'transport' || indicator === 'attractiveness' ? change < 0 : change > 0
}

/** How near a table is to defeat, in words. */
export function dangerOf(value: number, top: number): { level: 0 | 1 | 2; text: string } {
  const left = top - value
  if (left <= 0) return { level: 2, text: 'full: all have lost' }
  const text = left === 1 ? 'one more and all lose' : `${left} more and all lose`
  return { level: left <= top / 4 ? 2 : left <= top / 2 ? 1 : 0, text }
}
