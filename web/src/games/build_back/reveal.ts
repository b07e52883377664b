// What the moments of a step show. Pure.
import type { Happening } from '../../board/contract'
import type { Amounts, CityEvent, Resupply, Tile } from './types'

const eventOf = (happening: Happening): CityEvent => happening.event as CityEvent

/** All Leaders are shown at once: the first of these happenings stands for all. */
export function isMoment(happening: Happening, step: readonly Happening[]): boolean {
  const { kind } = eventOf(happening)
  if (kind === 'leaders-shown') return step.find((one) => eventOf(one).kind === 'leaders-shown') === happening
  return kind === 'level-two' || kind === 'end-triggered' || kind === 'special-shown'
}

export interface Reveal {
  leaders: { seat: number; tiles: Tile[] }[]
  /** Who goes first, and whether that is new. */
  first: { seat: number; changed: boolean } | null
  resupply: { card: Resupply; name: string; came: Amounts } | null
}

export function revealOf(step: readonly Happening[]): Reveal {
  const leaders: Reveal['leaders'] = []
  let first: Reveal['first'] = null
  let resupply: Reveal['resupply'] = null
  for (const happening of step) {
    const event = eventOf(happening)
    if (event.kind === 'leaders-shown') leaders.push({ seat: event.seat ?? 0, tiles: (event.tiles ?? []) as Tile[] })
    if (event.kind === 'first-player') first = { seat: event.seat ?? 0, changed: event.other !== event.seat }
    if (event.kind === 'resupplied' && event.card && event.card !== 'none') {
      resupply = { card: event.card, name: happening.sentence.split(' brings ')[0] ?? '', came: event.gained ?? {} }
    }
  }
  return { leaders, first, resupply }
}
