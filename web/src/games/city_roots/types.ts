// The shapes of state and events come from the server's own; what its summary holds stands here.
import type { CityRoots } from '../../protocol/generated'

export type State = CityRoots.State
export type Task = CityRoots.Task
export type Policy = Exclude<CityRoots.Policy, 'none'>
export type EventCard = Exclude<CityRoots.Card, 'none'>
export type Tile = Exclude<CityRoots.Tile, 'none'>

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<CityRoots.Event, 'kind'>> & { kind: CityRoots.EventKind }

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
