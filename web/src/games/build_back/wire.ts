/* eslint-disable */
export declare namespace BuildBack {
  export type Tile =
    | 'none'
    | 'water-station'
    | 'food-pantry'
    | 'supply-depot'
    | 'job-office'
    | 'well'
    | 'rain-garden'
    | 'field-kitchen'
    | 'roof-plots'
    | 'salvage-yard'
    | 'brick-kiln'
    | 'hiring-hall'
    | 'evening-school'
    | 'aid-tent'
    | 'listening-porch'
    | 'school-gym-shelter'
    | 'notice-wall'
    | 'radio-van'
    | 'memory-booth'
    | 'loan-table'
    | 'block-council'
    | 'play-street'
    | 'waterworks'
    | 'river-park'
    | 'market-hall'
    | 'terrace-farm'
    | 'timber-mill'
    | 'reuse-works'
    | 'trade-college'
    | 'careers-house'
    | 'maker-hall'
    | 'city-hospital'
    | 'family-house'
    | 'recovery-garden'
    | 'broadcast-house'
    | 'film-workshop'
    | 'public-library'
    | 'new-city-hall'
    | 'concert-green'
    | 'savings-house'
    | 'float-stage'
    | 'night-barge'
    | 'round-the-clock-bakery'
    | 'mentors-lodge'
    | 'mobile-clinic'
    | 'old-town-arcade'
    | 'pattern-archive'
    | 'face-down'
  export type Objective =
    | 'none'
    | 'daily-bread'
    | 'open-doors'
    | 'rainy-day'
    | 'upward'
    | 'many-hands'
    | 'whole-city'
    | 'old-friends'
    | 'face-down'
  export type Resupply =
    | 'none'
    | 'first-convoy'
    | 'dry-taps'
    | 'bare-shelves'
    | 'blocked-road'
    | 'aftershock'
    | 'buses-home'
    | 'harvest-train'
    | 'full-reservoir'
    | 'builders-fair'
    | 'homecoming'
    | 'twin-city-gift'
    | 'steady-hands'
  export type Objectives = 'secret' | 'open'
  export type Ending = 'none' | 'rebuilt'
  export type Task = 'leaders' | 'marker' | 'gained' | 'none'
  export interface Tokens {
    water: number
    food: number
    supplies: number
    workers: number
    money: number
    stories: number
    influence: number
    distressed: number
    injured: number
  }
  export interface Options {
    objectives: Objectives
  }
  export interface Space {
    tile: Tile
    below: Tile
    height: number
    used: number
    leader: boolean
  }
  export interface Player {
    vp: number
    tokens: Tokens
    mat: Space[]
    used: number[]
    markers: number
    leaders: number
    special: Tile
    special_built: boolean
    objective: Objective
    ready: boolean
  }
  export interface State {
    players: Player[]
    bank: Tokens
    board: Tokens
    display: Tile[]
    objective: Objective
    resupply: Resupply
    round: number
    level: number
    first: number
    turn: number
    gained: number
    seats: number
    task: Task
    ending: Ending
    options: Options
  }
  export type EventKind =
    | 'dealt'
    | 'objective-shown'
    | 'round-began'
    | 'leader-placed'
    | 'ready'
    | 'leaders-shown'
    | 'first-player'
    | 'resupplied'
    | 'reshuffled'
    | 'used'
    | 'built'
    | 'special-shown'
    | 'spent'
    | 'traded'
    | 'idled'
    | 'leader-waits'
    | 'tile-entered'
    | 'tile-discarded'
    | 'level-two'
    | 'end-triggered'
    | 'round-ended'
    | 'objective-scored'
    | 'influence-bonus'
    | 'community-bonus'
    | 'ended'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    other: number
    tile?: Tile
    over?: Tile
    tiles: Tile[]
    objective?: Objective
    card?: Resupply
    paid: Partial<Tokens> | null
    saved: Partial<Tokens> | null
    gained: Partial<Tokens> | null
    space: number
    vp: number
    leaders: number
    amount: number
    winners: number[]
  }
}
