// The shapes of state and events come from the server's own; what its summary holds stands here.
import type { Sustain } from '../../protocol/generated'

/** What the page reads of it. */
export type State = Pick<Sustain.State, 'map' | 'people' | 'levels' | 'ending'>
export type Levels = Sustain.Levels
export type Building = Exclude<Sustain.Building, 'none'>
export type Department = Exclude<Sustain.Department, 'none'>
export type Indicator = Exclude<Sustain.Indicator, 'none'>
export type SpaceKind = 'square' | 'corner' | 'edge'

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<Sustain.Event, 'kind'>> & { kind: Sustain.EventKind }

export type Phase = 'found' | 'departments' | 'mandate' | 'place' | 'discussion' | 'investing' | 'over'

export interface Refused {
  rule: string
  why: string
}

export interface Gauge {
  indicator: Indicator
  name: string
  value: number
  top: number
  /** Does it only fill up? */
  table: boolean
  /** After the turn of the year, as things stand. */
  next: number
}

export interface Arrow {
  rule: string
  from: Indicator[]
  to: Indicator
  reading: number
  amount: number
  text: string
  steps: { from: number; result: number }[]
}

export interface Request {
  event: string
  title: string
  text: string
  need: string
  now: number
  met: boolean
  due: number
  years_left: number
  reward: string
  penalty: string
}

export interface Solution {
  spot: string
  title: string
  pitch: string
  cost: number
  coins: number
  missing: number
  building: Building | null
  space: SpaceKind | null
  refused: Refused | null
}

export interface SheetBuilding {
  spot: string
  building: Building
  name: string
  text: string
  space: SpaceKind
  homes: number
  cost: number
  coins: number
  missing: number
  effects: string
  standing: number
  /** Free spaces where a condition of it would hold. */
  better: string[]
  refused: Refused | null
}

export interface Sheet {
  department: Department
  name: string
  motto: string
  /** null: open to all. */
  seat: number | null
  points: number
  laurels: number
  terms: { rule: string; text: string; counted: number; points: number }[]
  buildings: SheetBuilding[]
}

export interface Promised {
  kind: 'put' | 'put-none' | 'give'
  spot: string | null
  receiver: number | null
  number: number
  so_far: number
  text: string
  /** As it stands. */
  kept: boolean
  /** Can it still change this year? */
  open: boolean
}

export interface Player {
  seat: number
  department: Department | null
  coins: number
  points: number
  ready: boolean
  passed: boolean
  gifts: { to: number; coins: number }[]
  received: number
  promises: Promised[]
}

export interface Placing {
  building: Building
  name: string
  from: string | null
  /** Effects are null where they stand on the back of a card. */
  spaces: { space: string; effects: string | null }[]
}

export interface Mandate {
  event: string
  title: string
  text: string
  options: { number: number; text: string; effects: string }[]
}

/** What the server derives from the state. */
export interface Summary {
  now: string
  phase: Phase
  year: number
  years: number
  scenario: { scenario: string; title: string; about: string }
  /** Its name, if nobody gave it one. */
  city: string
  guide: string | null
  first: number
  active: number | null
  clock: number | null
  indicators: Gauge[]
  adjust: Arrow[]
  people: { housed: number; homes: number; free: number; arrivals: number; unhoused: number }
  budget: { sol: number; coins: number; reserve: number; total: number; each: number; kept: number }
  free: Record<SpaceKind, string[]>
  buildings: { space: string; building: Building; name: string; department: Department | null; homes: number; people: number }[]
  news: { event: string; kind: string; title: string; text: string; effects: string | null; again: boolean }[]
  mandate: Mandate | null
  requests: Request[]
  solutions: Solution[]
  turned: { spot: string; title: string; back: string; effects: string }[]
  left: { events: number; solutions: number }
  departments: Sheet[]
  seats: Player[]
  place: Placing | null
  laurels: Record<Department, number>
}
