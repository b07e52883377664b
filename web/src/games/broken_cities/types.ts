// The shapes of state and events are the server's own; what its summary holds stands here.
import type { BrokenCities } from '../../protocol/generated'

export type State = BrokenCities.State
export type ForSale = Exclude<BrokenCities.Construction, 'none'>
export type Kind = Exclude<ForSale, 'retrofit'>
export type ClimateCard = Exclude<BrokenCities.Card, 'none'>
export type LawKind = Exclude<BrokenCities.LawKind, 'none'>
export type Law = NonNullable<State['motion']>

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<BrokenCities.Event, 'kind'>> & { kind: BrokenCities.EventKind }

export interface Landlord {
  seat: number
  /** The color's name, "Yellow". */
  color: string
  rent: number
  money: number
  owed: number
  emissions: number
  /** If the turn ended now. */
  fines_due: number
  renters: number
  empty_homes: string[]
  to_lose: number
  ready: boolean
}

export interface Price {
  construction: ForSale
  name: string
  text: string
  price: number
  base: number
  surcharge: number
  emissions: number
  rent: number
  left: number | null
  /** By seat, for the viewers' own. `best`: where it would add most to the own rent. */
  for: Record<string, { refused: { rule: string; why: string } | null; best: { space: string; rent: number } | null }>
}

export interface LawInForce extends Law {
  /** From 1. */
  place: number
  sentence: string
  due: number
  bought: number
  /** By the running turn, if it ended now. */
  breaches: number
}

export type Phase =
  | 'turn'
  | 'place'
  | 'disease'
  | 'propose'
  | 'object'
  | 'number'
  | 'fine'
  | 'vote'
  | 'call'
  | 'verdict'
  | 'over'

export interface ClimateEvent {
  event: number
  number: number
  reached: boolean
}

/** What the server derives from the state. */
export interface Summary {
  now: string
  phase: Phase
  round: number
  order: number[]
  turn: number
  active: number | null
  speaker: number | null
  accused: number | null
  seats: Landlord[]
  rents: Record<string, number>
  rent_goal: number
  emissions: number
  damage: number
  /** If the round ended now. */
  damage_now: number
  emissions_a_row: number
  events: ClimateEvent[]
  next_event: number | null
  rounds_to_event: number | null
  cards: { card: ClimateCard; name: string; text: string; used: boolean; waiting: boolean }[]
  renters: { available: number; reserve: number; placed: number; gone: number }
  prices: Price[]
  chosen: Kind | null
  /** By space: what the home in hand would add to the own rent with a renter in it. */
  with_renter: Record<string, number> | null
  laws: LawInForce[]
  motion: { by: number; law: Law; sentence: string | null } | null
  law_limits: { require: [number, number]; surcharge: [number, number]; cap: [number, number]; fine: [number, number]; words: number }
  callers: number[]
}
