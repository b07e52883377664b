// The shapes of PROTOCOL.md, as they travel. A game's own shapes (state, action, event) stand in generated.ts.

/** The JSON of an action, as the server lists it; its shape is the game's own. */
export type ActionJson = Record<string, unknown>

export interface Choice {
  text: string
  action: ActionJson
}

export interface Happening {
  event: { kind: string } & Record<string, unknown>
  sentence: string
}

/** What one action would do, as far as no chance is involved. */
export interface Preview {
  happenings: Happening[]
  before: Record<string, unknown>
  after: Record<string, unknown>
  chance: boolean
}

export interface View<State = unknown, Summary = { now: string }> {
  state: State
  summary: Summary
}

export type Options = Record<string, string>

export interface BotInfo {
  name: string
  level: string
  blurb: string
}

export interface OptionInfo {
  key: string
  label: string
  choices: { value: string; label: string }[]
  standard: string
}

export interface Game {
  id: string
  title: string
  blurb: string
  credits: string
  /** How one plays it: together, against each other. */
  kind?: string
  /** What in it is not the printed game's own. */
  ours?: string
  rule_prefix: string
  seats: { min: number; max: number; standard: number }
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
  limits: Record<string, number>
  games: Game[]
}

export type Phase = 'lobby' | 'playing' | 'paused' | 'over'

export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
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
  phase: Phase
  options: Options
  url: string
  pace: number
  host: number | null
  you: { seats: number[]; host: boolean }
  seats: SeatInfo[]
  undo_request: UndoRequest | null
}

export interface Standing {
  over: boolean
  ending: string
  verdict: string
  winners: number[]
  scores: number[]
}

export type AnyView = View<unknown, { now: string } & Record<string, unknown>>

export interface Play {
  seq: number
  /** How many actions make up the game as it stands. */
  line: number
  view: AnyView
  deciders: number[]
  legal: Record<string, Choice[]>
  standing: Standing
  undo: Record<string, { free_to: number }>
  retract: number[]
  /** What is left of the table's clock, in milliseconds; null: none runs. */
  clock: Clock | null
}

export interface Clock {
  left: number
  running: boolean
}

export interface Step {
  count: number
  /** null: the start of the game. */
  seat: number | null
  text?: string
  happenings: Happening[]
  words?: string
}

export interface LogLine {
  count: number
  seat: number | null
  text?: string
  sentences: string[]
  undone: boolean
  words?: string
}

export interface ChatLine {
  id: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Watched {
  info: Info
  play: Play | null
  log: LogLine[]
  chat: ChatLine[]
  dropped: number[]
}

export interface Undone {
  by: number
  to: number
  seq: number
  /** One commitment was taken back; what the others chose stands. */
  retract?: boolean
}

export interface Update {
  table: string
  info?: Info
  play?: Play | null
  steps?: Step[]
  undone?: Undone
  /** The clock ran out: these steps were taken for those who still owed a decision. */
  time_is_up?: boolean
}

export interface MineLine {
  table: string
  game: string
  title: string
  phase: Phase
  your_turn: boolean
  seats: string[]
  changed: number
  gone?: boolean
}

export interface ItemLine {
  rule: string
  label: string
  amount: number
}

export interface Refusal {
  rule: string
  why: string
}

export interface PastView {
  view: AnyView
  standing: Standing
  happenings: Happening[]
}

export interface Seated {
  seat: number
  token: string
}

export interface Link {
  path: string
  url: string
}

type Nothing = Record<string, never>
type At = { table: string }
type Held = { table: string; token: string }
type Move = { text: string } | { action: ActionJson }

/** Each call: what goes, what comes back. */
export interface Calls {
  hello: [Nothing, Hello]
  create: [{ game: string; seats?: number; options?: Options }, Link & { table: string; host: string }]
  watch: [At & { tokens?: string[] }, Watched]
  unwatch: [At, Nothing]
  mine: [{ tables: { table: string; tokens: string[] }[] }, MineLine[]]
  sit: [At & { seat: number; name: string }, Seated]
  stand: [Held, Nothing]
  rename: [Held & { name: string }, Nothing]
  configure: [Held & { seats?: number; options?: Options }, Nothing]
  start: [Held, Nothing]
  pause: [Held & { on: boolean }, Nothing]
  seat_bot: [Held & { seat: number; bot: string | null }, Nothing]
  free_seat: [Held & { seat: number }, Nothing]
  pass_host: [Held & { seat: number }, Nothing]
  move_link: [Held, Link]
  return_link: [Held & { seat: number }, Link]
  claim: [At & { claim: string }, Seated]
  play: [Held & { seq: number; words?: string } & Move, { seq: number }]
  facilitator: [Held, Choice[]]
  facilitate: [Held & Move, { seq: number }]
  preview: [Held & Move, Preview]
  refusal: [Held & Move, Refusal | null]
  items: [At & { what: string; seat?: number }, ItemLine[]]
  undo: [Held & { to: number }, { seq?: number; asked?: boolean }]
  retract: [Held, { seq: number }]
  consent: [Held & { yes: boolean }, Nothing]
  at: [At & { count: number }, PastView]
  hint: [Held, Choice]
  chat: [Held & { text: string }, Nothing]
  pace: [Held & { ms: number }, Nothing]
  skip: [Held, Nothing]
  replay: [At, { name: string; text: string }]
  qr: [{ path: string }, { svg: string; url: string }]
}

export type Method = keyof Calls
export type Params<M extends Method> = Calls[M][0]
export type Result<M extends Method> = Calls[M][1]

/** What arrives by itself. */
export interface Notices {
  update: Update
  chat: { table: string; line: ChatLine }
  closing: { why: string }
}
export type Notice = keyof Notices

export const codes = {
  badParams: -32602,
  refused: -32000,
  stale: -32001,
  forbidden: -32002,
  noTable: -32003,
  limit: -32004,
  notNow: -32005,
  disk: -32006,
} as const
