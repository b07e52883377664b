// The shapes of what the server sends.

export type Heading = 'north' | 'east' | 'south' | 'west'
/** An edge of a tile. */
export type Edge = 'n' | 'e' | 's' | 'w'
export type Building = 'house' | 'shop' | 'factory'
export type Shape = 'one-edge' | 'corner' | 'parallel' | 'three-edge' | 'four-edge'
export type Task = 'site' | 'pave' | 'build' | 'car' | 'race' | 'bounce' | 'none'
export type Ending = 'none' | 'all-parked' | 'stalemate'
export type Maneuver =
  | 'none'
  | 'forward'
  | 'drift'
  | 'back-up'
  | 'back-around'
  | 'turn'
  | 'backward-turn'
  | 'u-turn'
  | 'straight-crash'
  | 'corner-crash'
  | 'sideswipe'

export interface Tile {
  at: string
  /** The edges that carry a lane: "ne". */
  lanes: string
  building: Building | null
  owner: number | null
}

export interface State {
  crash: { before: number[]; hit: number | null; hitter: number | null; first: number | null; heading: Heading }
  race_turns: number
  crashes: number
  quiet_turns: number
  city: { tiles: Tile[]; cars: (string | null)[] }
  tiles_left: Record<string, number>
  unbuilt: Record<string, number>[]
  seats: number
  options: { 'pile-ups': 'off' | 'on'; 'equal-turns': 'off' | 'on' }
  ending: Ending
  task: Task
  turn: number
  first: number
  revealed: Shape | 'none'
  site: string | null
}

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

export type EventKind =
  | 'construction-began'
  | 'site-chosen'
  | 'tile-revealed'
  | 'paved'
  | 'built'
  | 'car-placed'
  | 'race-began'
  | 'drove'
  | 'crashed'
  | 'bounced'
  | 'parked'
  | 'passed'
  | 'last-round'
  | 'ended'

/** Fields that say nothing are left out. */
export interface CityEvent {
  kind: EventKind
  seat?: number
  car?: number | null
  other?: number | null
  hit?: number | null
  maneuver?: Maneuver
  place?: string | null
  shape?: Shape | 'none'
  lanes?: string | null
  building?: Building | 'none'
  from?: string | null
  to?: string | null
  path?: string[]
  amount?: number
  ending?: Ending
  winners?: number[]
}
