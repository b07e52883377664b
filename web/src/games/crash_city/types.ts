// The shapes of state and events come from the server's own; what its summary holds stands here.
import type { CrashCity } from '../../protocol/generated'

export type Heading = CrashCity.Heading
/** An edge of a tile. */
export type Edge = 'n' | 'e' | 's' | 'w'
export type Building = Exclude<CrashCity.Building, 'none'>
export type Task = CrashCity.Task
export type Maneuver = CrashCity.Maneuver
export type State = CrashCity.State
/** A tile; `lanes` are the edges that carry one: "ne". */
export type Tile = State['city']['tiles'][number]

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<CrashCity.Event, 'kind'>> & { kind: CrashCity.EventKind }

export interface Player {
  parked: number
  driving: number
  /** Tiles not yet revealed. */
  stack: number
  houses: number
  shops: number
  factories: number
}

export interface Crash {
  hit: number
  owner: number
  hitter: number
  by: number
  at: string
  heading: Heading
  ways: { outcome: string; to: string }[]
}

/** What the server derives from the state. */
export interface Summary {
  now: string
  phase: 'construction' | 'race' | 'over'
  decider: number | null
  duty: string
  turn: number
  crashes: number
  quiet_turns: number
  patience: number
  players: Player[]
  cars_each: number
  sites: string[]
  turnings: string[]
  open_jobs: string[]
  cut_off: string[]
  two_lane: string[]
  bounds: { west: number; east: number; south: number; north: number }
  crash: Crash | null
}
