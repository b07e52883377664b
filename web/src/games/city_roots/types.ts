// The shapes of state and events as the server writes them.

export type Policy =
  | 'government-subsidized-housing'
  | 'cut-corporate-taxes'
  | 'government-subsidized-local-businesses'
  | 'relocate-low-income-housing'
  | 'relocate-high-income-housing'
  | 'land-swap'
  | 'land-trust'
  | 'fund-homeless-shelter'

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
  | 'new-tram-line'
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
  /** The event deck, by card. */
  cards_left: Record<EventCard, number>
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
  rule: string
  name: string
  text: string
  active: boolean
  drawn: boolean
  /** Enacting it now would change nothing (CR-14). */
  idle: boolean
}

/** What the server derives from the state. */
export interface Summary {
  now: string
  turn: number
  revenue: number
  revenue_goal: number
  high_homes: number
  high_homes_left: number
  house_limit: number
  resident_limit: number
  markers_left: number
  /** Business and corporation tiles in the supply. */
  tiles_left?: number
  /** Event cards not yet drawn. */
  deck: number
  /** Homes that an update would move, and those it would find surrounded. */
  threatened: string[]
  surrounded: string[]
  policies: PolicySummary[]
  card: { card: EventCard; rule: string; name: string; text: string } | null
}
