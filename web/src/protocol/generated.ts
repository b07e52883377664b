// Written by `citybox protocol types`; a test checks that it is current. Do not edit.
/* eslint-disable */

export interface OptionInfo {
  key: string
  label: string
  choices: { value: string; label: string }[]
  standard: string
}

export interface BotInfo {
  name: string
  level: string
  blurb: string
}

export interface GameInfo {
  id: string
  title: string
  blurb: string
  credits: string
  rule_prefix: string
  rules_version: number
  seats: { min: number; max: number; standard: number }
  minutes: number
  cooperative: boolean
  secrets: boolean
  options: OptionInfo[]
  ledgers: string[]
  bots: BotInfo[]
}

export interface Standing {
  over: boolean
  ending: string | null
  verdict: string | null
  winners: number[]
  scores: number[]
}

export interface ItemLine {
  rule: string
  label: string
  amount: number
}

export interface Refused {
  rule: string
  why: string
}

export declare namespace CityRoots {
  export type Walls =
    | 'open'
    | 'edge'
  export interface Options {
    walls: Walls
  }
  export type Policy =
    | 'none'
    | 'government-subsidized-housing'
    | 'cut-corporate-taxes'
    | 'government-subsidized-local-businesses'
    | 'relocate-low-income-housing'
    | 'relocate-high-income-housing'
    | 'land-swap'
    | 'land-trust'
    | 'fund-homeless-shelter'
  export type Ending =
    | 'none'
    | 'won'
    | 'rapid-displacement'
    | 'displaced-masses'
    | 'term-over'
  export type Step =
    | 'policy'
    | 'policy-update'
    | 'event'
    | 'event-update'
    | 'revenue'
  export type Task =
    | 'none'
    | 'choose-policy'
    | 'take-policy'
    | 'replace-policy'
    | 'evade'
    | 'evict'
    | 'build-corporation'
    | 'build-business'
    | 'build-high'
    | 'return-home'
    | 'return-beside'
    | 'pick-home'
    | 'move-home'
    | 'pick-stack'
    | 'move-stack'
    | 'pick-tower'
    | 'gather'
    | 'pick-swap'
    | 'swap'
    | 'protect'
    | 'displace'
    | 'remove-corporation'
    | 'remove-business'
    | 'flip'
    | 'pick-tram'
    | 'move-tram'
  export type Update =
    | 'not-due'
    | 'due'
  export type Card =
    | 'none'
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
  export interface State {
    low: string[]
    business: string[]
    corporation: string[]
    high: string[][]
    protection: string[][]
    pending: string[]
    cards_left: Record<Exclude<Card, 'none'>, number>
    reshuffles: number
    displaced_houses: number
    residents: number
    active: Exclude<Policy, 'none'>[]
    drawn: Exclude<Policy, 'none'>[]
    taken: Policy
    seats: number
    mayor: number
    options: Options
    ending: Ending
    step: Step
    task: Task
    update: Update
    policy: Policy
    card: Card
    high_at_draw: number
    picked: string | null
    left: number
  }
  export type Verb =
    | 'enact'
    | 'lobby'
    | 'take'
    | 'replace'
    | 'build'
    | 'pick'
    | 'move'
    | 'swap'
    | 'protect'
    | 'displace'
    | 'remove'
    | 'flip'
    | 'return'
    | 'stop'
  export interface Action {
    verb: Verb
    policy: Policy
    space: string | null
    to: string | null
  }
  export type EventKind =
    | 'turn-began'
    | 'protection-expired'
    | 'enacted'
    | 'did-nothing'
    | 'lobbied'
    | 'policy-replaced'
    | 'update-began'
    | 'built'
    | 'removed'
    | 'flipped'
    | 'moved'
    | 'swapped'
    | 'displaced'
    | 'returned'
    | 'residents-added'
    | 'residents-removed'
    | 'protected'
    | 'card-drawn'
    | 'reshuffled'
    | 'revenue-counted'
    | 'ended'
  export type Tile =
    | 'none'
    | 'low'
    | 'high'
    | 'business'
    | 'corporation'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    tile?: Tile
    space?: string | null
    to?: string | null
    policy?: Policy
    other?: Policy
    policies?: Exclude<Policy, 'none'>[]
    card?: Card
    amount: number
    total: number
    ending?: Ending
  }
  export type Ledger =
    | 'revenue'
    | 'people'
    | 'houses'
    | 'high-income'
}

export declare namespace CrashCity {
  export type Heading =
    | 'north'
    | 'east'
    | 'south'
    | 'west'
  export interface Crash {
    before: number[]
    hit: number | null
    hitter: number | null
    first: number | null
    heading: Heading
  }
  export type Ending =
    | 'none'
    | 'all-parked'
    | 'stalemate'
  export type Task =
    | 'site'
    | 'pave'
    | 'build'
    | 'car'
    | 'race'
    | 'bounce'
    | 'none'
  export type Shape =
    | 'none'
    | 'one-edge'
    | 'corner'
    | 'parallel'
    | 'three-edge'
    | 'four-edge'
  export interface State {
    crash: Crash
    race_turns: number
    crashes: number
    quiet_turns: number
    city: { tiles: { at: string; lanes: string; building: 'house' | 'shop' | 'factory' | null; owner: number | null }[]; cars: (string | null)[] }
    tiles_left: Record<string, number>
    unbuilt: Record<string, number>[]
    seats: number
    options: { 'pile-ups': 'off' | 'on'; 'equal-turns': 'off' | 'on' }
    ending: Ending
    task: Task
    turn: number
    first: number
    revealed: Shape
    site: string | null
  }
  export type Verb =
    | 'site'
    | 'place'
    | 'house'
    | 'shop'
    | 'factory'
    | 'car'
    | 'park'
    | 'u-turn'
    | 'drive'
    | 'pass'
    | 'straight'
    | 'corner'
    | 'sideswipe'
  export interface Action {
    verb: Verb
    lanes: string | null
    from: string | null
    to: string | null
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
  export type Building =
    | 'none'
    | 'house'
    | 'shop'
    | 'factory'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    car?: number | null
    other?: number | null
    hit?: number | null
    maneuver?: Maneuver
    place?: string | null
    shape?: Shape
    lanes?: string | null
    building?: Building
    from?: string | null
    to?: string | null
    path?: (string | null)[]
    amount: number
    ending?: Ending
    winners?: number[]
  }
  export type Ledger =
    | 'parked'
    | 'to-build'
    | 'open-jobs'
}
