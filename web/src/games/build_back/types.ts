// The shapes of state and events come from the server's own; what its summary holds stands here.
import type { BuildBack } from '../../protocol/generated'

export type State = BuildBack.State
export type Tile = Exclude<BuildBack.Tile, 'none' | 'face-down'>
export type AnyTile = BuildBack.Tile
export type Token = keyof BuildBack.Tokens
export type Objective = Exclude<BuildBack.Objective, 'none' | 'face-down'>
export type Resupply = Exclude<BuildBack.Resupply, 'none'>
/** What is not 0. */
export type Amounts = Partial<BuildBack.Tokens>
export type Kind = 'water' | 'food' | 'supplies' | 'work' | 'care' | 'media' | 'civic'

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<BuildBack.Event, 'kind'>> & { kind: BuildBack.EventKind }

/** What a marker on a tile does: prices, and what it brings. */
export interface Deed {
  pay: Amounts
  take: Amounts
  help: Amounts
  receive: Amounts
  any: number
  vp: number
  leaders: number
}

export interface TileInfo {
  name: string
  icon: Kind
  level: number
  three: boolean
  cost: Amounts
  vp: number
  influence: number
  community: number
  does: string
  deed?: Deed
  power: string | null
  flavor: string
}

export interface Score {
  track: number
  tiles: number
  /** null: somebody's secret. */
  secret: number | null
  public: number
  influence: number
  community: number
  total: number
}

export interface PlayerSummary {
  influence: number
  community: number
  tiles: number
  leaders: number
  leaders_placed: number
  leaders_waiting: number
  markers: number
  ready: boolean
  special: AnyTile
  special_built: boolean
  objective: BuildBack.Objective
  score: Score
}

export interface Site {
  /** null: open ground. */
  over: Tile | null
  /** From 1. */
  space: number
  cost: Amounts
  discount: Amounts
  missing: Amounts
  allowed: boolean
  why: string | null
}

export interface BuildOffer {
  tile: Tile
  special: boolean
  possible: boolean
  why: string | null
  sites: Site[]
}

export interface UseOffer {
  tile: Tile
  space: number
  used: number
  uses: number
  leader: boolean
  pay: Amounts
  gain: Amounts
  vp: number
  leaders: number
  goods: number
  text: string
  allowed: boolean
  why: string | null
}

export interface SquareOffer {
  used: number
  uses: number
  allowed: boolean
  why: string | null
}

export const squares = ['build', 'spend', 'trade'] as const
export type Square = (typeof squares)[number]

export interface Goal {
  objective: Objective
  name: string
  text: string
  flavor: string
  most: number
}

export interface You {
  seat: number
  objective: Goal & { points: number }
  special: Tile
  builds: BuildOffer[]
  uses: UseOffer[]
  squares: Record<Square, SquareOffer>
  leaders_to_place: number
}

export interface Most {
  most: number
  seats: number[]
}

/** What the server derives from the state. */
export interface Summary {
  now: string
  duty: string
  round: number
  level: number
  phase: 'leaders' | 'markers' | 'gained' | 'over'
  order: number[]
  turn: number | null
  waiting: number[]
  deck: { one: number; two: number }
  to_end: number
  end_triggered: boolean
  next_out: Tile | null
  resupply: { card: Resupply; name: string; text: string; level: number; add: Amounts }
  resupply_deck: { one: number; two: number }
  leaders_in_supply: number
  markers_each: number
  objective: Goal
  influence: Most
  community: Most
  bonus: number
  shared_bonus: number
  tiles: Partial<Record<Tile, TileInfo>>
  players: PlayerSummary[]
  you: You[]
}
