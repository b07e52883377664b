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
    policy?: Policy
    space?: string | null
    to?: string | null
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
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
  }
  export interface Vocabulary {
    words: Words
  }
}

export declare namespace BrokenCities {
  export type Climate =
    | 'own'
    | 'shared'
  export type Broken =
    | 'highest'
    | 'net'
    | 'nobody'
  export type Thresholds =
    | 'printed'
    | 'even'
  export type Tables =
    | 'one'
    | 'two'
    | 'three'
    | 'four'
    | 'five'
    | 'six'
  export interface Options {
    climate: Climate
    broken: Broken
    thresholds: Thresholds
    tables: Tables
  }
  export type Ballot =
    | 'none'
    | 'yes'
    | 'no'
    | 'sealed'
  export type Card =
    | 'none'
    | 'flood'
    | 'drought'
    | 'torrential-rain'
    | 'vector-disease'
    | 'hurricane'
    | 'news'
  export type Ending =
    | 'none'
    | 'rent-reached'
    | 'city-broke'
    | 'standstill'
    | 'closed'
  export type Stage =
    | 'turn'
    | 'hearing'
    | 'round-end'
  export type Construction =
    | 'none'
    | 'low-cost'
    | 'conventional'
    | 'green'
    | 'shopping'
    | 'greenspace'
    | 'eco-park'
    | 'retrofit'
  export type Talk =
    | 'none'
    | 'propose'
    | 'object'
    | 'number'
    | 'fine'
    | 'vote'
    | 'call'
    | 'verdict'
  export type Session =
    | 'not-due'
    | 'due'
  export interface State {
    built: Record<'low-cost' | 'conventional' | 'green' | 'shopping' | 'greenspace' | 'eco-park', string[]>
    owned: string[][]
    renters: string[]
    leaving: string[][]
    money: number[]
    owed: number[]
    round: number
    damage: number
    callers: number[]
    order: number[]
    speakers: number[]
    ballots: Ballot[]
    to_lose: number[]
    bought: Record<'low-cost' | 'conventional' | 'green' | 'shopping' | 'greenspace' | 'eco-park' | 'retrofit', number>
    laws: ({ kind: 'require' | 'forbid' | 'surcharge' | 'cap' | 'free-text' | 'repeal'; object: string; number: number; fine: number; text: number; since: 'next-turn' | 'now' } | null)[]
    due: number[]
    motion: { kind: 'require' | 'forbid' | 'surcharge' | 'cap' | 'free-text' | 'repeal'; object: string; number: number; fine: number; text: number; since: 'next-turn' | 'now' } | null
    waiting: Card[]
    used: Exclude<Card, 'none'>[]
    cards_due: number
    available: number
    reserve: number
    texts: number
    seats: number
    options: Options
    ending: Ending
    stage: Stage
    turn: number
    chosen: Construction
    heard: number
    talk: Talk
    speech: number
    session: Session
    idle_rounds: number
  }
  export type Verb =
    | 'buy'
    | 'place'
    | 'retrofit'
    | 'rent-out'
    | 'end'
    | 'lose'
    | 'call'
    | 'let-be'
    | 'vote-yes'
    | 'vote-no'
    | 'propose'
    | 'about'
    | 'number'
    | 'fine'
    | 'repeal'
    | 'pass'
    | 'card'
    | 'close'
  export type LawKind =
    | 'none'
    | 'require'
    | 'forbid'
    | 'surcharge'
    | 'cap'
    | 'free-text'
    | 'repeal'
  export interface Action {
    verb: Verb
    construction?: Construction
    space?: string | null
    law?: LawKind
    number?: number
    card?: Card
  }
  export type EventKind =
    | 'round-began'
    | 'turn-began'
    | 'income'
    | 'debt-paid'
    | 'chosen'
    | 'built'
    | 'retrofitted'
    | 'renter-placed'
    | 'rent-changed'
    | 'rent-counted'
    | 'emission-changed'
    | 'emissions-counted'
    | 'turn-ended'
    | 'law-broken'
    | 'fined'
    | 'damage-counted'
    | 'damage-reported'
    | 'event-reached'
    | 'card-fell'
    | 'lost'
    | 'downgraded'
    | 'renter-left'
    | 'renter-picked'
    | 'ready'
    | 'session-began'
    | 'drafted'
    | 'proposed'
    | 'repeal-proposed'
    | 'passed'
    | 'ballot'
    | 'law-made'
    | 'law-repealed'
    | 'law-failed'
    | 'session-ended'
    | 'hearing-began'
    | 'breach-called'
    | 'breach-found'
    | 'breach-dismissed'
    | 'renters-arrived'
    | 'closed'
    | 'ended'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    construction?: Construction
    other?: Construction
    space?: string | null
    card?: Card
    law?: { kind: 'require' | 'forbid' | 'surcharge' | 'cap' | 'free-text' | 'repeal'; object: string; number: number; fine: number; text: number; since: 'next-turn' | 'now' } | null
    ballot?: Ballot
    amount: number
    before: number
    after: number
    ending?: Ending
  }
  export type Ledger =
    | 'rent'
    | 'emissions'
    | 'city-emissions'
    | 'damage'
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
  }
  export interface Vocabulary {
    words: Words
  }
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
    lanes?: string | null
    from?: string | null
    to?: string | null
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
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
  }
  export interface Vocabulary {
    words: Words
  }
}

export declare namespace BuildBack {
  export type Objectives =
    | 'secret'
    | 'open'
  export interface Options {
    objectives: Objectives
  }
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
  export interface Space {
    tile: Tile
    below: Tile
    height: number
    used: number
    leader: boolean
  }
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
  export type Task =
    | 'leaders'
    | 'marker'
    | 'gained'
    | 'none'
  export type Ending =
    | 'none'
    | 'rebuilt'
  export interface State {
    decks: Exclude<Tile, 'none'>[][]
    resupply_decks: Exclude<Resupply, 'none'>[][]
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
  export type Verb =
    | 'leader'
    | 'ready'
    | 'use'
    | 'build'
    | 'spend-stories'
    | 'spend-money'
    | 'trade'
    | 'idle'
    | 'wait'
  export interface Goods {
    water: number
    food: number
    supplies: number
    workers: number
  }
  export interface Action {
    verb: Verb
    tile?: Tile
    over?: Tile
    amount?: number
    goods?: Goods
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
    tiles?: Tile[]
    objective?: Objective
    card?: Resupply
    paid?: Partial<Tokens> | null
    saved?: Partial<Tokens> | null
    gained?: Partial<Tokens> | null
    space: number
    vp: number
    leaders: number
    amount: number
    winners?: number[]
  }
  export type Ledger =
    | 'score'
    | 'influence'
    | 'community'
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
  }
  export interface Vocabulary {
    words: Words
  }
}

export declare namespace Sustain {
  export type Scenario =
    | 'one'
    | 'two'
    | 'three'
  export type Clock =
    | 'five-minutes'
    | 'three-minutes'
    | 'eight-minutes'
    | 'off'
  export type Cards =
    | 'dealt'
    | 'fixed'
  export interface Options {
    scenario: Scenario
    clock: Clock
    cards: Cards
  }
  export interface Levels {
    sol: number
    attractiveness: number
    transport: number
    pollution: number
    unhappy: number
    co2: number
  }
  export type Side =
    | 'in-deck'
    | 'open'
    | 'turned'
  export type Department =
    | 'none'
    | 'housing'
    | 'mobility'
    | 'environment'
    | 'economy'
    | 'health'
    | 'culture'
  export interface Request {
    event: string | null
    due: number
  }
  export type Building =
    | 'none'
    | 'city-hall'
    | 'house'
    | 'tower'
    | 'court'
    | 'villas'
    | 'bus-stop'
    | 'bike-lane'
    | 'tram-depot'
    | 'car-park'
    | 'park'
    | 'recycling'
    | 'meadow'
    | 'sun-field'
    | 'factory'
    | 'shops'
    | 'workshop'
    | 'clinic'
    | 'sports'
    | 'resort'
    | 'library'
    | 'museum'
    | 'arena'
    | 'walk'
    | 'school'
    | 'depot'
  export interface Pending {
    building: Building
    spot: string | null
  }
  export type Phase =
    | 'found'
    | 'departments'
    | 'mandate'
    | 'place'
    | 'discussion'
    | 'investing'
  export type Ending =
    | 'none'
    | 'counted'
    | 'unhappy'
    | 'co2'
    | 'full-map'
  export interface State {
    map: Record<string, Building>
    people: number[]
    levels: Levels
    events: (string | null)[]
    solutions: (string | null)[]
    backs: (string | null)[]
    sides: Side[]
    solution_coins: number[]
    sheet_coins: number[]
    coins: number[]
    departments: Department[]
    laurels: number[]
    gifts: number[][]
    promises: (({ kind: 'put' | 'put-none' | 'give'; spot: string | null; receiver: number | null; number: number; so_far: number } | null)[])[]
    requests: Request[]
    events_drawn: number
    solutions_drawn: number
    reserve: number
    year: number
    seats: number
    first: number
    active: number
    done: number
    pending: Pending
    options: Options
    phase: Phase
    ending: Ending
  }
  export type Verb =
    | 'found'
    | 'take'
    | 'choose'
    | 'place'
    | 'give'
    | 'promise-put'
    | 'promise-none'
    | 'promise-give'
    | 'ready'
    | 'invest'
    | 'pass'
  export interface Action {
    verb: Verb
    department?: Department
    spot?: string | null
    space?: string | null
    other?: number
    number?: number
  }
  export type EventKind =
    | 'first-player'
    | 'founded'
    | 'department-taken'
    | 'departments-open'
    | 'year-began'
    | 'moved'
    | 'marked'
    | 'came'
    | 'budget-shared'
    | 'coins-changed'
    | 'reserve-changed'
    | 'laurels'
    | 'request-met'
    | 'request-failed'
    | 'card-drawn'
    | 'request-stays'
    | 'chosen'
    | 'no-room'
    | 'solution-opened'
    | 'no-solutions-left'
    | 'discussion-began'
    | 'gave'
    | 'promised'
    | 'ready'
    | 'investing-began'
    | 'invested'
    | 'fulfilled'
    | 'placed'
    | 'turned'
    | 'passed'
    | 'promise-kept'
    | 'promise-broken'
    | 'ended'
  export type Indicator =
    | 'none'
    | 'sol'
    | 'attractiveness'
    | 'transport'
    | 'pollution'
    | 'unhappy'
    | 'co2'
  export type Cause =
    | 'none'
    | 'unhappy'
    | 'sol'
    | 'smog'
    | 'co2'
    | 'arrivals'
    | 'card'
    | 'request'
    | 'solution'
    | 'building'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    other: number
    department?: Department
    building?: Building
    space?: string | null
    spot?: string | null
    event?: string | null
    back?: string | null
    indicator?: Indicator
    cause?: Cause
    promise?: { kind: 'put' | 'put-none' | 'give'; spot: string | null; receiver: number | null; number: number; so_far: number } | null
    amount: number
    before: number
    after: number
    ending?: Ending
  }
  export type Ledger =
    | 'score'
    | 'adjust'
    | 'people'
    | 'budget'
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
  }
  export interface Vocabulary {
    words: Words
  }
}
