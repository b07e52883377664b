// Written by `citybox protocol types`; a test checks that it is current. Do not edit.
/* eslint-disable */

// What went wrong, by number.
export const codes = {
  parse: -32700,
  invalidRequest: -32600,
  noSuchMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
  oldSequence: -32001,
  notAllowed: -32002,
  noSuchTable: -32003,
  limit: -32004,
  notNow: -32005,
  notStored: -32006,
} as const
export interface OldSequence {
  seq: number
}

// The server's socket: what goes, what comes back, what arrives by itself.
export type Nothing = Record<string, never>
export interface ShownLimits {
  message_bytes: number
  messages_per_second: number
  chat_length: number
  name_length: number
  words_length: number
}
export interface SeatRange {
  min: number
  max: number
  standard: number
}
export interface OptionChoice {
  value: string
  label: string
}
export interface OptionIs {
  key: string
  value: string
}
export interface OptionInfo {
  key: string
  label: string
  choices: OptionChoice[]
  standard: string
  only_if?: OptionIs
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
  kind: string
  credits: string
  ours: string
  rule_prefix: string
  rules_version: number
  content_version: number
  seats: SeatRange
  minutes: number
  cooperative: boolean
  secrets: boolean
  options: OptionInfo[]
  ledgers: string[]
  bots: BotInfo[]
}
export interface Hello {
  name: string
  version: string
  public_url: string
  limits: ShownLimits
  games: GameInfo[]
}
export interface TableVocabularyParams {
  game: string
  table?: string
}
export interface Words {
  actions: Record<string, string>
  names: Record<string, Record<string, string>>
}
export type AnyVocabulary = { words: Words }
export type Options = Record<string, string>
export interface CreateParams {
  game: string
  seats?: number
  options?: Options
}
export interface Created {
  path: string
  url: string
  table: string
  host: string
}
export interface WatchParams {
  table: string
  tokens?: string[]
}
export type Phase =
  | 'lobby'
  | 'playing'
  | 'paused'
  | 'over'
export interface You {
  seats: number[]
  host: boolean
}
export type SeatKind =
  | 'open'
  | 'person'
  | 'bot'
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  bot: string
  online: boolean
}
export interface UndoRequest {
  by: number
  to: number
  waiting: number[]
}
export interface Info {
  table: string
  game: string
  title: string
  rules_version: number
  content_version: number
  phase: Phase
  options: Options
  url: string
  pace: number
  host?: number
  you: You
  seats: SeatInfo[]
  undo_request?: UndoRequest
  read_only: boolean
  note: string
}
export type AnySummary = { now: string }
export type View<State = unknown, Summary = AnySummary> = { state: State; summary: Summary }
export interface Put {
  path: (string | number)[]
  value?: unknown
}
export interface ViewUpdate {
  whole?: View
  patch?: Put[]
  base?: number
}
export type AnyAction = { verb: string }
export interface Standing {
  over: boolean
  ending: string
  verdict: string
  winners: number[]
  scores: number[]
}
export interface FreeUndo {
  free_to: number
}
export interface ClockLeft {
  left: number
  running: boolean
}
export interface Play {
  seq: number
  line: number
  view: ViewUpdate
  deciders: number[]
  legal: Record<string, AnyAction[]>
  standing: Standing
  undo: Record<string, FreeUndo>
  retract: number[]
  clock?: ClockLeft
}
export interface LogLine {
  count: number
  seat?: number
  action?: AnyAction
  words?: string
  sentences: string[]
  undone: boolean
}
export interface LogPage {
  from: number
  total: number
  lines: LogLine[]
}
export interface ChatLine {
  id: number
  seat?: number
  name: string
  text: string
  at: number
}
export interface Watched {
  info: Info
  play?: Play
  log: LogPage
  chat: ChatLine[]
  dropped: number[]
}
export interface AtTable {
  table: string
}
export interface LogParams {
  table: string
  before: number
  limit?: number
}
export interface MineParams {
  tables: WatchParams[]
}
export interface MineLine {
  table: string
  game: string
  title: string
  phase: Phase
  your_turn: boolean
  seats: string[]
  changed: number
  gone: boolean
}
export interface ConfigureParams {
  table: string
  token: string
  seats?: number
  options?: Options
}
export interface Held {
  table: string
  token: string
}
export interface QrParams {
  path: string
}
export interface Qr {
  svg: string
  url: string
}
export interface SitParams {
  table: string
  seat: number
  name: string
}
export interface Seated {
  seat: number
  token: string
}
export interface RenameParams {
  table: string
  token: string
  name: string
}
export interface SeatBotParams {
  table: string
  token: string
  seat: number
  bot?: string
}
export interface HeldSeat {
  table: string
  token: string
  seat: number
}
export interface Link {
  path: string
  url: string
}
export interface ClaimParams {
  table: string
  claim: string
}
export interface PlayParams {
  table: string
  token: string
  action?: AnyAction
  text?: string
  words?: string
  seq: number
}
export interface Played {
  seq: number
}
export interface FacilitateParams {
  table: string
  token: string
  action?: AnyAction
  text?: string
  words?: string
}
export interface UndoParams {
  table: string
  token: string
  to: number
}
export interface UndoAnswer {
  seq?: number
  asked?: boolean
}
export interface ConsentParams {
  table: string
  token: string
  yes: boolean
}
export interface PauseParams {
  table: string
  token: string
  on: boolean
}
export interface PaceParams {
  table: string
  token: string
  ms: number
}
export interface ChatParams {
  table: string
  token: string
  text: string
}
export interface HeldMove {
  table: string
  token: string
  action?: AnyAction
  text?: string
}
export type AnyEvent = { kind: string }
export interface Told {
  event: AnyEvent
  sentence: string
  audience?: number[]
}
export interface Preview {
  events: Told[]
  before: AnySummary
  after: AnySummary
  chance: boolean
}
export interface Refused {
  rule: string
  why: string
}
export interface ItemsParams {
  table: string
  what: string
  seat?: number
}
export interface ItemLine {
  rule: string
  label: string
  amount: number
}
export interface AtParams {
  table: string
  count: number
}
export interface PastView {
  count: number
  view: View
  standing: Standing
  events: Told[]
}
export interface HistoryParams {
  table: string
  most?: number
}
export interface ReplayFile {
  name: string
  text: string
}
export interface Calls {
  hello: [Nothing, Hello]
  vocabulary: [TableVocabularyParams, AnyVocabulary]
  create: [CreateParams, Created]
  watch: [WatchParams, Watched]
  unwatch: [AtTable, Nothing]
  log: [LogParams, LogPage]
  mine: [MineParams, MineLine[]]
  configure: [ConfigureParams, Nothing]
  start: [Held, Nothing]
  qr: [QrParams, Qr]
  sit: [SitParams, Seated]
  stand: [Held, Nothing]
  rename: [RenameParams, Nothing]
  seat_bot: [SeatBotParams, Nothing]
  free_seat: [HeldSeat, Nothing]
  pass_host: [HeldSeat, Nothing]
  move_link: [Held, Link]
  return_link: [HeldSeat, Link]
  claim: [ClaimParams, Seated]
  play: [PlayParams, Played]
  facilitator: [Held, AnyAction[]]
  facilitate: [FacilitateParams, Played]
  undo: [UndoParams, UndoAnswer]
  retract: [Held, Played]
  consent: [ConsentParams, Nothing]
  pause: [PauseParams, Nothing]
  pace: [PaceParams, Nothing]
  skip: [Held, Nothing]
  chat: [ChatParams, Nothing]
  preview: [HeldMove, Preview]
  refusal: [HeldMove, Refused | null]
  items: [ItemsParams, ItemLine[]]
  at: [AtParams, PastView]
  history: [HistoryParams, PastView[]]
  hint: [Held, AnyAction]
  replay: [AtTable, ReplayFile]
}
export interface Step {
  count: number
  seat?: number
  action?: AnyAction
  words?: string
  events: Told[]
}
export interface Undone {
  by: number
  to: number
  seq: number
  retract: boolean
}
export interface Update {
  table: string
  info?: Info
  play?: Play
  steps?: Step[]
  undone?: Undone
  time_is_up?: boolean
}
export interface ChatNote {
  table: string
  line: ChatLine
}
export interface Closing {
  why: string
}
export interface Notices {
  update: Update
  chat: ChatNote
  closing: Closing
}

// `citybox engine`, and the box in a browser tab.
export interface VocabularyParams {
  game: string
}
export interface NewParams {
  game: string
  seats?: number
  seed?: number
  options?: Options
}
export interface Draw {
  sides: number
  value: number
}
export interface Opened {
  table: string
  game: string
  seats: number
  options: Options
  seed: number
  seq: number
  deciders: number[]
  events: Told[]
  draws: Draw[]
}
export interface LoadParams {
  game: string
  state: Record<string, unknown>
  seed?: number
}
export interface ViewParams {
  table: string
  seat?: number | number[] | null
}
export interface SeatParams {
  table: string
  seat: number | 'facilitator'
}
export interface Choice {
  text: string
  action: AnyAction
}
export interface MoveParams {
  table: string
  seat: number | 'facilitator'
  action?: AnyAction
  text?: string
}
export interface EnginePlayParams {
  table: string
  seat: number | 'facilitator'
  action?: AnyAction
  text?: string
  words?: string
}
export interface EnginePlayed {
  seq: number
  text: string
  events: Told[]
  draws: Draw[]
  deciders: number[]
  over: boolean
}
export interface EngineUndoParams {
  table: string
  to?: number
  seat?: number | 'facilitator'
}
export interface EngineUndone {
  seq: number
  line: number
  deciders: number[]
}
export interface EngineItemsParams {
  table: string
  what?: string
  seat?: number | 'facilitator'
}
export interface ReplayText {
  text: string
}
export interface BotParams {
  table: string
  seat: number | 'facilitator'
  bot: string
}
export interface EngineCalls {
  games: [Nothing, GameInfo[]]
  vocabulary: [VocabularyParams, AnyVocabulary]
  new: [NewParams, Opened]
  load: [LoadParams, Opened]
  close: [AtTable, Nothing]
  state: [AtTable, Record<string, unknown>]
  view: [ViewParams, View]
  legal: [SeatParams, Choice[]]
  refusal: [MoveParams, Refused | null]
  preview: [MoveParams, Preview]
  play: [EnginePlayParams, EnginePlayed]
  undo: [EngineUndoParams, EngineUndone]
  outcome: [AtTable, Standing]
  items: [EngineItemsParams, ItemLine[]]
  replay: [AtTable, ReplayText]
  bot: [BotParams, Choice]
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
