// The shapes of state and events as the server writes them.

export type Policy =
  | 'subsidized-housing'
  | 'cut-corporate-taxes'
  | 'subsidized-businesses'
  | 'relocate-low-income'
  | 'relocate-high-income'
  | 'land-swap'
  | 'land-trust'
  | 'homeless-shelter'

export type EventCard =
  | 'tech-boom'
  | 'rent-hike'
  | 'street-market'
  | 'downturn'
  | 'luxury-condos'
  | 'tenants-union'
  | 'charity-drive'
  | 'housing-grant'
  | 'fire'
  | 'start-up-loans'
  | 'chain-store'
  | 'tram-line'
  | 'quiet-month'
  | 'eviction-wave'

export type Tile = 'low' | 'high' | 'business' | 'corporation'
export type Ending = 'none' | 'won' | 'rapid-displacement' | 'displaced-masses' | 'term-over'

export interface State {
  low: string[]
  business: string[]
  corporation: string[]
  /** Stacks of one, two, three high-income homes. */
  high: string[][]
  /** Protected homes, by the seat whose next turn ends it. */
  protection: string[][]
  pending: string[]
  cards_left: number[]
  reshuffles: number
  displaced_houses: number
  residents: number
  active: Policy[]
  drawn: Policy[]
  taken: Policy | 'none'
  seats: number
  mayor: number
  ending: Ending
  step: string
  task: string
  policy: Policy | 'none'
  card: EventCard | 'none'
  high_at_draw: number
  picked: string | null
  left: number
}

/** Fields that say nothing are left out. */
export interface CityEvent {
  kind: string
  rule?: string
  seat?: number
  tile?: Tile
  space?: string
  to?: string
  policy?: Policy
  other?: Policy
  policies?: Policy[]
  card?: EventCard
  amount?: number
  total?: number
  ending?: Ending
}

export interface PolicySummary {
  policy: Policy
  /** Enacting it now would change nothing (CR-14). */
  idle?: boolean
  /** What it would do now, in words. */
  now?: string
}

/** What the server derives from the state. */
export interface Summary {
  now: string
  turn?: number
  revenue?: number
  goal?: number
  high_homes?: number
  high_homes_left?: number
  tiles_left?: number
  low_homes?: number
  events_left?: number
  policies?: PolicySummary[]
  center?: string[]
}
