// What the moments of a step show. Pure.
import type { Happening } from '../../board/contract'
import { isTile, type Amounts, type CityEvent, type Resupply, type Tile } from './types'

const eventOf = (happening: Happening): CityEvent => happening.event as unknown as CityEvent

/** All Leaders are shown at once: the first of these happenings stands for all. */
export function isMoment(happening: Happening, step: readonly Happening[]): boolean {
  const { kind } = eventOf(happening)
  if (kind === 'leaders-shown') return step.find((one) => eventOf(one).kind === 'leaders-shown') === happening
  return kind === 'level-two' || kind === 'end-triggered' || kind === 'special-shown'
}

export interface Reveal {
  leaders: { seat: number; tiles: Tile[] }[]
  /** Who goes first, and the sentence about it. */
  first: { seat: number; sentence: string } | null
  resupply: { card: Resupply; came: Amounts; sentence: string } | null
}

export function revealOf(step: readonly Happening[]): Reveal {
  const leaders: Reveal['leaders'] = []
  let first: Reveal['first'] = null
  let resupply: Reveal['resupply'] = null
  for (const happening of step) {
    const event = eventOf(happening)
    if (event.kind === 'leaders-shown') leaders.push({ seat: event.seat ?? 0, tiles: (event.tiles ?? []).filter(isTile) })
    if (event.kind === 'first-player') first = { seat: event.seat ?? 0, sentence: happening.sentence }
    if (event.kind === 'resupplied' && event.card && event.card !== 'none') resupply = { card: event.card, came: event.gained ?? {}, sentence: happening.sentence }
  }
  return { leaders, first, resupply }
}
