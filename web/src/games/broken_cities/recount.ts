// After a climate card everything is counted again: line by line, before and after.
import type { Happening } from '../../board/contract'
import { filled } from '../../protocol/filled'
import type { CityEvent, Vocabulary } from './types'

export interface Line {
  space: string
  seat: number
  what: string
  rent?: { before: number; after: number } | undefined
  emissions?: { before: number; after: number } | undefined
}

export interface Recount {
  lines: Line[]
  rents: { seat: number; before: number; after: number }[]
  emissions: { before: number; after: number } | null
}

const from = (event: CityEvent) => ({ before: event.before ?? 0, after: event.after ?? 0 })

/** A card that falls; and after the disease, the renters who leave once all have chosen. */
export function isMoment(happening: Happening, step: readonly Happening[]): boolean {
  const { kind } = happening.event
  if (kind === 'card-fell') return true
  if (kind !== 'renter-left' || step.some((one) => one.event.kind === 'card-fell')) return false
  return step.find((one) => one.event.kind === kind) === happening
}

/** The recount of a moment, up to the next card of the same step. */
export function recountOf(step: readonly Happening[], fell: Happening, { constructions, recount: words }: Pick<Vocabulary, 'constructions' | 'recount'>): Recount {
  const titleOf = (what = ''): string => constructions[what]?.name ?? ''
  const said = ({ kind, construction, other }: Partial<CityEvent>): string => filled(words[kind ?? ''] ?? '', { name: titleOf(construction), other: titleOf(other) })
  const start = step.indexOf(fell)
  const next = step.findIndex((one, i) => i > start && one.event.kind === 'card-fell')
  const events = step.slice(start, next < 0 ? undefined : next).map((happening) => happening.event as CityEvent)
  const lines = new Map<string, Line>()
  const line = (event: CityEvent): Line => {
    const space = event.space ?? ''
    const found = lines.get(space) ?? { space, seat: event.seat ?? 0, what: said({ kind: 'rent-changed' }) }
    lines.set(space, found)
    return found
  }
  const recount: Recount = { lines: [], rents: [], emissions: null }
  for (const event of events) {
    if (event.kind === 'lost' || event.kind === 'downgraded' || event.kind === 'renter-left') line(event).what = said(event)
    else if (event.kind === 'rent-changed') line(event).rent = from(event)
    else if (event.kind === 'emission-changed') line(event).emissions = from(event)
    else if (event.kind === 'rent-counted') recount.rents.push({ seat: event.seat ?? 0, ...from(event) })
    else if (event.kind === 'emissions-counted') recount.emissions = from(event)
    // What follows is the next turn's own.
    else if (event.kind === 'session-began' || event.kind === 'turn-began') break
  }
  recount.lines = [...lines.values()]
  return recount
}
