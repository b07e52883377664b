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
  asksForDraw: -32007,
} as const
export interface OldSequence {
  seq: number
}
export interface DrawOutcome {
  sentence: string
  value: number
}
export interface AskedDraw {
  outcomes: DrawOutcome[]
}

// The last seat there is: the actor without a place at the table.
export const facilitator = 15

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
  seats: number
  for_class: boolean
}
export interface OptionIs {
  key: string
  values: string[]
}
export interface OptionInfo {
  key: string
  label: string
  choices: OptionChoice[]
  standard: string
  only_if: OptionIs[]
  real: string
}
export interface LedgerInfo {
  key: string
  label: string
}
export interface BotInfo {
  name: string
  level: string
  blurb: string
}
export interface Opening {
  seats: number
  options: Record<string, string>
  note: string
}
export interface ContentChange {
  path: string
  from: unknown
  to: unknown
  fixed: string
}
export interface PackInfo {
  name: string
  title: string
  about: string
  changes: ContentChange[]
  more: number
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
  real: boolean
  options: OptionInfo[]
  ledgers: LedgerInfo[]
  bots: BotInfo[]
  play_now: Opening
  lesson: Opening
  packs: PackInfo[]
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
  with_words: Record<string, string>[]
  per_seat: string[]
}
export type AnyVocabulary = { words: Words }
export interface PrintParams {
  game: string
  pack?: string
}
export interface PrintPart {
  id: string
  count: number
  mark: string
}
export interface Printed {
  parts: PrintPart[]
  needs: string[]
  vocabulary: AnyVocabulary
  content: Record<string, unknown>
}
export type Options = Record<string, string>
export type Purpose =
  | 'game'
  | 'practice'
  | 'real'
export interface CreateParams {
  game: string
  seats?: number
  options?: Options
  purpose?: Purpose
  by_link?: boolean
  pack?: string
}
export interface Created {
  path: string
  url: string
  table: string
  host: string
  key: string
}
export interface WatchParams {
  table: string
  key?: string
  tokens?: string[]
  look?: number[]
  whole?: boolean
}
export type Phase =
  | 'lobby'
  | 'playing'
  | 'paused'
  | 'over'
export interface You {
  seats: number[]
  held: number[]
  host: boolean
  let_in: boolean
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
  character: string
  held: boolean
  online: boolean
  away: boolean
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
  purpose: Purpose
  by_link: boolean
  spectators: boolean
  hints: boolean
  host_away: boolean
  read_only: boolean
  note: string
  classroom: string
  pack?: PackInfo
}
export type AnySummary = { now: string }
export type View<State = unknown, Summary = AnySummary> = { state: State; summary: Summary }
export type Choices = { verb: string }
export interface Asked {
  id: string
  text: string
}
export interface Standing {
  over: boolean
  ending: string
  verdict: string
  meant: string
  questions: Asked[]
  winners: number[]
  scores: number[]
}
export interface FreeUndo {
  free_to: number
  plain_to: number
}
export interface Redo {
  seat: number
  to: number
}
export interface ClockLeft {
  left: number
  whole: number
  running: boolean
}
export interface Play {
  edition: number
  seq: number
  line: number
  view: View
  deciders: number[]
  legal: Record<string, Choices[]>
  standing: Standing
  undo: Record<string, FreeUndo>
  retract: number[]
  redo?: Redo
  secret: number[]
  hidden: number[]
  clock?: ClockLeft
}
export type AnyAction = { verb: string }
export type AnyEvent = { kind: string }
export type Back =
  | 'undo'
  | 'redo'
export interface LogLine {
  count: number
  seat?: number
  action?: AnyAction
  words?: string
  sentences: string[]
  events?: AnyEvent[]
  undone: boolean
  back?: Back
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
  note: boolean
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
export interface TokensParams {
  table: string
  key?: string
  tokens?: string[]
}
export interface MineParams {
  tables: TokensParams[]
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
  unreadable: boolean
}
export interface ConfigureParams {
  table: string
  token: string
  seats?: number
  options?: Options
  pack?: string
}
export interface StartParams {
  table: string
  token: string
  draws?: number[]
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
  key?: string
  seat: number
  name: string
}
export interface Seated {
  seat: number
  token: string
}
export interface Held {
  table: string
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
export interface SwitchParams {
  table: string
  token: string
  on: boolean
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
  draws?: number[]
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
  draws?: number[]
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
export interface PaceParams {
  table: string
  token: string
  ms: number
}
export interface SeenParams {
  table: string
  token: string
  seq: number
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
  draws: boolean
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
  deciders: number[]
  view: View
  standing: Standing
  events: Told[]
}
export interface HistoryParams {
  table: string
  most?: number
  counts?: number[]
}
export interface ClaimLine {
  key: number
  concern: string
  from: number
  to: number
  gain: boolean
  text: string
}
export interface FoundLine {
  lines: number
  along: number
  beside: number
  lead: number
  ended: number
  won: number
  text: string
}
export interface Hinted {
  why: string
  plan: AnyAction[]
  claims: ClaimLine[]
  other?: AnyAction
  other_why: string
  other_claims: ClaimLine[]
  found?: FoundLine
  action: AnyAction
}
export interface Hindsight {
  why: string
  plan: AnyAction[]
  claims: ClaimLine[]
  other?: AnyAction
  other_why: string
  other_claims: ClaimLine[]
  found?: FoundLine
  action: AnyAction
  seat: number
  preview: Preview
}
export interface CourseParams {
  table: string
  most?: number
}
export interface CoursePlace {
  count: number
  worth: number[]
  scores: number[]
}
export interface TurningPoint {
  from: number
  count: number
  seat: number
  by: number
  swing: number
  text: string
  story: string[]
}
export interface Account {
  group: string
  part: string
  seat: number
  amount: number
}
export interface Course {
  places: CoursePlace[]
  turns: TurningPoint[]
  deciding?: TurningPoint
  accounts: Account[]
}
export interface CoachParams {
  table: string
  token: string
  told: string[]
}
export type CoachShows =
  | 'goal'
  | 'board'
  | 'choices'
  | 'side'
  | 'seats'
  | 'log'
export interface Coached {
  id: string
  title: string
  shows: CoachShows
  text: string
  proposed: AnyAction[]
  place: number
  of: number
}
export interface ReplayFile {
  name: string
  text: string
}
export interface TableCalls {
  hello: [Nothing, Hello]
  vocabulary: [TableVocabularyParams, AnyVocabulary]
  print: [PrintParams, Printed]
  create: [CreateParams, Created]
  watch: [WatchParams, Watched]
  unwatch: [AtTable, Nothing]
  log: [LogParams, LogPage]
  mine: [MineParams, MineLine[]]
  configure: [ConfigureParams, Nothing]
  start: [StartParams, Nothing]
  qr: [QrParams, Qr]
  sit: [SitParams, Seated]
  stand: [Held, Nothing]
  rename: [RenameParams, Nothing]
  seat_bot: [SeatBotParams, Nothing]
  free_seat: [HeldSeat, Nothing]
  pass_host: [HeldSeat, Nothing]
  take_host: [Held, Nothing]
  spectators: [SwitchParams, Nothing]
  hints: [SwitchParams, Nothing]
  move_link: [Held, Link]
  return_link: [HeldSeat, Link]
  claim: [ClaimParams, Seated]
  play: [PlayParams, Played]
  facilitator: [Held, AnyAction[]]
  facilitate: [FacilitateParams, Played]
  undo: [UndoParams, UndoAnswer]
  redo: [Held, Played]
  retract: [Held, Played]
  consent: [ConsentParams, Nothing]
  pause: [SwitchParams, Nothing]
  pace: [PaceParams, Nothing]
  skip: [Held, Nothing]
  seen: [SeenParams, Nothing]
  chat: [ChatParams, Nothing]
  preview: [HeldMove, Preview]
  refusal: [HeldMove, Refused | null]
  items: [ItemsParams, ItemLine[]]
  at: [AtParams, PastView]
  history: [HistoryParams, PastView[]]
  hint: [Held, Hinted]
  hindsight: [AtParams, Hindsight]
  course: [CourseParams, Course]
  coach: [CoachParams, Coached | null]
  replay: [AtTable, ReplayFile]
}
export type Change = Record<string, unknown>
export interface PlayChanges {
  edition: number
  play: Change
  check?: number
}
export interface Step {
  count: number
  seat?: number
  action?: AnyAction
  words?: string
  events: Told[]
  because?: string
}
export interface Undone {
  by: number
  to: number
  seq: number
  retract: boolean
  redo: boolean
  sentence: string
}
export interface Update {
  table: string
  info?: Info
  play?: Play
  changes?: PlayChanges
  steps?: Step[]
  undone?: Undone
  time_is_up?: boolean
  declined?: number
}
export interface ChatNote {
  table: string
  line: ChatLine
}
export interface Gone {
  table: string
  why: string
}
export interface Closing {
  why: string
}
export interface Notices {
  update: Update
  chat: ChatNote
  gone: Gone
  closing: Closing
}

// A class: many tables, one facilitator, a projector.
export interface ClassCreateParams {
  game: string
  name?: string
  demo?: boolean
}
export interface ClassCreated {
  path: string
  url: string
  classroom: string
  token: string
}
export interface ClassWordsParams {
  game: string
}
export interface LessonStep {
  minutes: number
  title: string
  say: string
  todo: string
}
export interface LessonPlan {
  minutes: number
  summary: string
  steps: LessonStep[]
}
export type PrizeFor =
  | 'first'
  | 'seat'
  | 'table'
export type Better =
  | 'neither'
  | 'high'
  | 'low'
export interface Prize {
  id: string
  title: string
  text: string
  goes_to: PrizeFor
  figure: string
  better: Better
  ending: string
}
export interface Compared {
  figure: string
  text: string
}
export interface ClassWords {
  story: string[]
  learn: string[]
  plans: LessonPlan[]
  prizes: Prize[]
  questions: Asked[]
  comparisons: Compared[]
}
export interface AtClass {
  classroom: string
}
export interface ClassDoor {
  classroom: string
  name: string
  game: string
  title: string
}
export interface ClassJoinParams {
  classroom: string
  name: string
  partner?: string
}
export interface ClassJoined {
  token: string
  pupil: number
}
export interface ClassReturnParams {
  classroom: string
  code: string
}
export interface InClass {
  classroom: string
  token: string
}
export type ClassPhase =
  | 'gathering'
  | 'playing'
  | 'ended'
export type Stop =
  | 'none'
  | 'paused'
  | 'event'
  | 'ended'
export type Scene =
  | 'auto'
  | 'door'
  | 'story'
  | 'prizes'
  | 'tables'
  | 'charts'
  | 'wall'
export interface ClassSettings {
  name: string
  options: Options
  seats: number
  choose_cards: boolean
  cards_by_themselves: boolean
  bot_after: number
  pace: number
  visits: boolean
  chat: boolean
  leaders: boolean
  letters: boolean
}
export interface ClassPupil {
  pupil: number
  name: string
  online: boolean
  hand: boolean
  hand_at: number
  table?: number
  seat?: number
  bot: boolean
  made_up: boolean
}
export interface ClassSeat {
  seat: number
  pupil?: number
  name: string
  bot: boolean
  online: boolean
  decides: boolean
}
export interface Figure {
  key: string
  label: string
  value: number
  seats: number[]
  better: Better
}
export interface ClassRule {
  text: string
  words: boolean
  hidden: boolean
}
export interface ClassTable {
  number: number
  table: string
  phase: Phase
  seats: ClassSeat[]
  now: string
  since: number
  moment: string
  round: number
  behind: number
  holds_up: boolean
  figures: Figure[]
  rules: ClassRule[]
  seq: number
  line: number
  standing: Standing
}
export interface ClassCard {
  id: string
  title: string
  text: string
}
export interface ClassEventNumber {
  number: number
  card?: ClassCard
  at: number
}
export interface ClassPool {
  noun: string
  pool: number
  events: ClassEventNumber[]
  next?: number
  event?: number
  after?: string
  left: ClassCard[]
}
export interface ClassNote {
  id: number
  text: string
  table?: number
  at: number
}
export interface ClassAnswer {
  id: number
  name: string
  pupil?: number
  text: string
  shown: boolean
}
export interface ClassWall {
  question: string
  open: boolean
  answers: ClassAnswer[]
}
export interface PrizeWon {
  table: number
  seat?: number
  names: string[]
  value: string
}
export interface PrizeGiven {
  id: string
  title: string
  text: string
  goes_to: PrizeFor
  figure: string
  better: Better
  ending: string
  won: PrizeWon[]
}
export interface ClassInfo {
  classroom: string
  game: string
  title: string
  phase: ClassPhase
  demo: boolean
  door: boolean
  url: string
  stop: Stop
  scene: Scene
  settings: ClassSettings
  pupils: ClassPupil[]
  tables: ClassTable[]
  pool?: ClassPool
  announced?: ClassNote
  messages: ClassNote[]
  wall: ClassWall
  prizes: PrizeGiven[]
  helpers: number
  trouble: string
}
export type Role =
  | 'facilitator'
  | 'helper'
  | 'projector'
  | 'pupil'
export interface ClassYou {
  role: Role
  pupil?: number
  name: string
  table?: number
  code: string
  seat?: number
  hand: boolean
  bot: boolean
  answer: string
}
export interface ClassWatched {
  info: ClassInfo
  you: ClassYou
}
export interface AtClassTable {
  classroom: string
  token: string
  table: number
}
export interface ClassBoard {
  table: number
  seq: number
  seats: ClassSeat[]
  view: View
  standing: Standing
}
export interface OwnRule {
  text: string
  words: boolean
}
export interface Glance {
  moment: string
  round: number
  figures: Figure[]
  rules: OwnRule[]
}
export interface DebriefPlace {
  count: number
  glance: Glance
}
export interface DebriefTable {
  number: number
  seats: ClassSeat[]
  places: DebriefPlace[]
  accounts: Account[]
  standing: Standing
}
export interface PoolPlace {
  at: number
  pool: number
}
export interface Debrief {
  classroom: string
  name: string
  game: string
  title: string
  began: number
  ended: number
  tables: DebriefTable[]
  pool?: ClassPool
  pool_course: PoolPlace[]
  prizes: PrizeGiven[]
  questions: Asked[]
  walls: ClassWall[]
}
export interface ClassSwitch {
  classroom: string
  token: string
  on: boolean
}
export interface ClassAnswerParams {
  classroom: string
  token: string
  text: string
}
export interface OfPupil {
  classroom: string
  token: string
  pupil: number
}
export interface ClassNudgeParams {
  classroom: string
  token: string
  table: number
  seat?: number
}
export interface ClassPastParams {
  classroom: string
  token: string
  table: number
  before?: number
}
export interface ClassConfigureParams {
  classroom: string
  token: string
  name?: string
  options?: Options
  seats?: number
  choose_cards?: boolean
  cards_by_themselves?: boolean
  bot_after?: number
  pace?: number
  visits?: boolean
  chat?: boolean
  leaders?: boolean
  letters?: boolean
}
export interface ClassArrangeParams {
  classroom: string
  token: string
  tables?: number[][]
}
export interface ClassPlaceParams {
  classroom: string
  token: string
  pupil: number
  table?: number
  seat?: number
}
export interface ClassRenameParams {
  classroom: string
  token: string
  pupil: number
  name: string
}
export interface ReturnCode {
  path: string
  url: string
  code: string
  expires: number
}
export interface ClassBotParams {
  classroom: string
  token: string
  table: number
  seat: number
  on: boolean
}
export interface ClassSeatParams {
  classroom: string
  token: string
  table: number
  seat: number
}
export interface ClassRollBackParams {
  classroom: string
  token: string
  table: number
  to: number
}
export interface ClassSayParams {
  classroom: string
  token: string
  text: string
  table?: number
}
export interface ClassHideParams {
  classroom: string
  token: string
  table: number
  text: string
  on: boolean
}
export interface ClassCardParams {
  classroom: string
  token: string
  card?: string
}
export interface ClassShowParams {
  classroom: string
  token: string
  scene: Scene
}
export interface ClassAskParams {
  classroom: string
  token: string
  question: string
  open?: boolean
}
export interface ClassPickParams {
  classroom: string
  token: string
  answer: number
  on: boolean
}
export interface ClassLink {
  path: string
  url: string
  token: string
}
export type Paper =
  | 'json'
  | 'moves'
  | 'numbers'
  | 'answers'
export interface ClassExportParams {
  classroom: string
  token: string
  what: Paper
}
export interface ClassFile {
  name: string
  type: string
  text: string
}
export interface ClassCalls {
  class_create: [ClassCreateParams, ClassCreated]
  class_words: [ClassWordsParams, ClassWords]
  class_look: [AtClass, ClassDoor]
  class_join: [ClassJoinParams, ClassJoined]
  class_return: [ClassReturnParams, ClassJoined]
  class_watch: [InClass, ClassWatched]
  class_unwatch: [AtClass, Nothing]
  class_board: [AtClassTable, ClassBoard]
  class_debrief: [InClass, Debrief]
  class_course: [AtClassTable, Course]
  class_hand: [ClassSwitch, Nothing]
  class_answer: [ClassAnswerParams, Nothing]
  class_leave: [InClass, Nothing]
  class_lower: [OfPupil, Nothing]
  class_nudge: [ClassNudgeParams, Nothing]
  class_past: [ClassPastParams, LogPage]
  class_configure: [ClassConfigureParams, Nothing]
  class_door: [ClassSwitch, Nothing]
  class_arrange: [ClassArrangeParams, Nothing]
  class_start: [InClass, Nothing]
  class_pause: [ClassSwitch, Nothing]
  class_place: [ClassPlaceParams, Nothing]
  class_open_table: [InClass, Nothing]
  class_rename: [ClassRenameParams, Nothing]
  class_remove: [OfPupil, Nothing]
  class_return_code: [OfPupil, ReturnCode]
  class_bot: [ClassBotParams, Nothing]
  class_act: [ClassSeatParams, Nothing]
  class_roll_back: [ClassRollBackParams, Nothing]
  class_say: [ClassSayParams, Nothing]
  class_hide: [ClassHideParams, Nothing]
  class_card: [ClassCardParams, Nothing]
  class_go_on: [InClass, Nothing]
  class_show: [ClassShowParams, Nothing]
  class_ask: [ClassAskParams, Nothing]
  class_pick: [ClassPickParams, Nothing]
  class_helper: [InClass, ClassLink]
  class_projector: [InClass, ClassLink]
  class_export: [ClassExportParams, ClassFile]
  class_end: [InClass, Nothing]
  class_delete: [InClass, Nothing]
}
export interface ClassUpdate {
  classroom: string
  info?: ClassInfo
  you?: ClassYou
}
export interface ClassNudge {
  classroom: string
  text: string
}
export interface ClassGone {
  classroom: string
  why: string
}
export interface ClassNotices {
  class_update: ClassUpdate
  class_nudge: ClassNudge
  class_gone: ClassGone
}

// Besides, where there is no server: the box in the page.
export interface OpenReplayParams {
  replay: string
}
export interface SeatToken {
  seat: number
  token: string
}
export interface OpenedReplay {
  table: string
  game: string
  host: string
  seats: SeatToken[]
}
export interface BoxCalls {
  open_replay: [OpenReplayParams, OpenedReplay]
}

// `citybox engine`, and the box in a browser tab.
export interface VocabularyParams {
  game: string
  table?: string
}
export interface NewParams {
  game: string
  seats?: number
  seed?: number
  options?: Options
  content?: Record<string, unknown>
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
  content?: Record<string, unknown>
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
export interface EngineRedoParams {
  table: string
  seat?: number | 'facilitator'
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
  why?: boolean
}
export interface Reasons {
  why: string
  plan: AnyAction[]
  claims: ClaimLine[]
  other?: AnyAction
  other_why: string
  other_claims: ClaimLine[]
  found?: FoundLine
}
export interface BotChoice {
  text: string
  action: AnyAction
  reasons?: Reasons
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
  redo: [EngineRedoParams, EngineUndone]
  outcome: [AtTable, Standing]
  items: [EngineItemsParams, ItemLine[]]
  replay: [AtTable, ReplayText]
  bot: [BotParams, BotChoice]
}

// `citybox bot`: what it asks an outside program, and what it tells at the end.
export interface BotError {
  code: number
  message: string
  data?: Refused
}
export interface BotQuestion {
  table: string
  game: string
  rules_version: number
  content_version: number
  options: Options
  seats: number
  seat: number
  seq: number
  line: number
  deciders: number[]
  steps: Step[]
  view: View
  standing: Standing
  legal: Choice[]
  ms: number
  tries: number
  error?: BotError
}
export interface BotAnswer {
  action?: AnyAction
  text?: string
  words?: string
}
export interface ProgramCalls {
  bot: [BotQuestion, BotAnswer]
}
export interface BotOutcome {
  table: string
  game: string
  seat: number
  view: View
  standing: Standing
}
export interface ProgramNotices {
  outcome: BotOutcome
}

// The data of a report page (`citybox lab report`).
export interface BoardShape {
  columns: string[]
  rows: string[]
  note: string
  names: string[]
}
export interface EndingReport {
  label: string
  games: number
}
export interface Distribution {
  count: number
  mean: number
  low: number
  middle: number
  high: number
  from: number
  width: number
  times: number[]
}
export interface NamedDistribution {
  label: string
  values: Distribution
}
export interface CourseLine {
  count: number
  mean: number[]
  low: number[]
  high: number[]
}
export interface FinalScores {
  from: number
  width: number
  winners: number[]
  others: number[]
  lost: number[]
}
export interface CourseReport {
  label: string
  winners: CourseLine
  others: CourseLine
  lost: CourseLine
  finals: FinalScores
}
export interface Standings {
  alone: number
  shared: number
  behind: number
}
export interface ComebackReport {
  quarters: Standings[]
  ranks: number[]
  lead_changes: Distribution
}
export interface ChoiceReport {
  group: string
  label: string
  possible: number
  taken: number
  seats: number
  won: number
}
export interface PlaceReport {
  label: string
  chosen: number[]
  won: number[]
}
export interface RowReport {
  label: string
  bots: string[]
  games: number
  won: number
  wins: number[]
  wins_by_order: number[]
  endings: EndingReport[]
  lengths: NamedDistribution[]
  allowed: Distribution
  decisions: number
  real: number
  varied: number
  decisions_of_seat: number[]
  allowed_along: number[]
  courses: CourseReport[]
  comebacks: ComebackReport
  scores: Distribution[]
  margin: Distribution
  choices: ChoiceReport[]
  facts: ChoiceReport[]
  places: PlaceReport[]
}
export interface GameReport {
  form: number
  game: string
  title: string
  blurb: string
  cooperative: boolean
  seats: number
  rules_version: number
  content_version: number
  seed: number
  options: Record<string, string>
  board: BoardShape
  rows: RowReport[]
}

export interface Games {
  'city-roots': {
    Options: CityRoots.Options
    State: CityRoots.State
    Summary: CityRoots.Summary
    Action: CityRoots.Action
    Event: CityRoots.Event
    Vocabulary: CityRoots.Vocabulary
  }
  'broken-cities': {
    Options: BrokenCities.Options
    State: BrokenCities.State
    Summary: BrokenCities.Summary
    Action: BrokenCities.Action
    Event: BrokenCities.Event
    Vocabulary: BrokenCities.Vocabulary
  }
  'crash-city': {
    Options: CrashCity.Options
    State: CrashCity.State
    Summary: CrashCity.Summary
    Action: CrashCity.Action
    Event: CrashCity.Event
    Vocabulary: CrashCity.Vocabulary
  }
  'build-back': {
    Options: BuildBack.Options
    State: BuildBack.State
    Summary: BuildBack.Summary
    Action: BuildBack.Action
    Event: BuildBack.Event
    Vocabulary: BuildBack.Vocabulary
  }
  'sustain': {
    Options: Sustain.Options
    State: Sustain.State
    Summary: Sustain.Summary
    Action: Sustain.Action
    Event: Sustain.Event
    Vocabulary: Sustain.Vocabulary
  }
  'plots': {
    Options: Plots.Options
    State: Plots.State
    Summary: Plots.Summary
    Action: Plots.Action
    Event: Plots.Event
    Vocabulary: Plots.Vocabulary
  }
}

export declare namespace CityRoots {
  export type Walls =
    | 'open'
    | 'edge'
  export type FirstMayor =
    | 'first'
    | 'second'
    | 'third'
    | 'fourth'
    | 'fifth'
  export interface Options {
    walls: Walls
    first_mayor: FirstMayor
  }
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
  export type GoalKind =
    | 'win'
    | 'lose'
    | 'end'
    | 'count'
  export interface GoalTrack {
    kind: GoalKind
    label: string
    value: number
    target: number
  }
  export interface Goal {
    text: string
    more: string
    tracks: GoalTrack[]
  }
  export interface PolicyOutlook {
    policy: Policy
    idle: boolean
    outlook: string
  }
  export interface EndFact {
    name: string
    value: number
  }
  export interface Summary {
    now: string
    goal: Goal
    duty: string
    mayor: string
    turn: number
    revenue: number
    people: number
    high_homes: number
    high_homes_left: number
    markers_left: number
    deck: number
    ahead: string
    drawn: string
    lobby: string
    threatened: string[]
    surrounded: string[]
    policies: PolicyOutlook[]
    facts: EndFact[]
    decided: string
  }
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
    with_words: Record<string, string>[]
    per_seat: string[]
  }
  export interface PolicyWords {
    rule: string
    name: string
    text: string
    story: string
  }
  export interface StepWords {
    from: number
    text: string
  }
  export interface CardWords {
    rule: string
    name: string
    text: string
    story: string
    steps: StepWords[]
  }
  export interface SpokenWords {
    space: string
    center: string
    guarded: string
    stack: string
    choice: string
    to_take: string
  }
  export interface ChangeText {
    tag: string
    sentence: string
  }
  export interface ChangeWords {
    revenue: ChangeText
    displaced: ChangeText
    returned: ChangeText
    people: ChangeText
    flipped: ChangeText
    nothing: ChangeText
  }
  export interface StatWords {
    name: string
    brief: string
  }
  export interface Notes {
    displaced: string
    homes_now: string
    supply: string
    drawn_by: string[]
    deck: string
    markers: string
  }
  export interface Vocabulary {
    words: Words
    policies: Record<string, PolicyWords>
    cards: Record<string, CardWords>
    tiles: Record<string, string>
    spoken: SpokenWords
    endings: Record<string, string>
    changes: ChangeWords
    stats: Record<string, StatWords>
    notes: Notes
    resident: string
    side: number
    center: string[]
    revenue_goal: number
    house_limit: number
    resident_limit: number
    people_limit: number
    residents_per_home: number
    people_per_resident: number
    event_cards: number
  }
  export interface Content {
    low_homes: number
    high_homes: number
    business_tiles: number
    protection_markers: number
    start_low: string[]
    start_business: string[]
    start_corporation: string[]
    center: string[]
    start_policies: Exclude<Policy, 'none'>[]
    residents_per_home: number
    businesses_per_revenue: number
    corporation_revenue: number
    revenue_goal: number
    house_limit: number
    resident_limit: number
    reshuffles_allowed: number
    trust_markers: number
    shelter_residents: number
    copies: Record<Exclude<Card, 'none'>, number>
    boom_doubles_at: number
    rent_divisor: number
    rent_takes_home_at: number
    rent_takes_two_at: number
    downturn_spares_at: number
    condos_double_at: number
    union_markers: number
    charity_residents: number
    charity_more_at: number
    charity_more_residents: number
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
    | 'was-yes'
    | 'was-no'
  export type Construction =
    | 'none'
    | 'low-cost'
    | 'conventional'
    | 'green'
    | 'shopping'
    | 'greenspace'
    | 'eco-park'
    | 'retrofit'
  export type LawKind =
    | 'none'
    | 'require'
    | 'forbid'
    | 'surcharge'
    | 'cap'
    | 'free-text'
    | 'repeal'
  export type Since =
    | 'next-turn'
    | 'now'
  export interface WrittenLaw {
    kind: LawKind
    object: Construction
    number: number
    fine: number
    text: number
    since: Since
  }
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
    built: Record<Exclude<Construction, 'none' | 'retrofit'>, string[]>
    owned: string[][]
    renters: string[]
    leaving: string[][]
    money: number[]
    owed: number[]
    round: number
    pool: number
    damage: number
    callers: number[]
    order: number[]
    speakers: number[]
    ballots: Ballot[]
    to_lose: number[]
    bought: Record<Exclude<Construction, 'none'>, number>
    laws: (WrittenLaw | null)[]
    due: number[]
    motion: WrittenLaw | null
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
    | 'pool'
  export interface Action {
    verb: Verb
    construction?: Construction
    space?: string | null
    law?: LawKind
    number?: number
    card?: Card
    pool?: number
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
    | 'pool-told'
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
    law?: WrittenLaw | null
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
  export interface Answer {
    verb: Verb
    label: string
  }
  export type GoalKind =
    | 'win'
    | 'lose'
    | 'end'
    | 'count'
  export interface GoalTrack {
    kind: GoalKind
    label: string
    value: number
    target: number
  }
  export interface Goal {
    text: string
    more: string
    tracks: GoalTrack[]
  }
  export type Phase =
    | 'turn'
    | 'place'
    | 'disease'
    | 'propose'
    | 'object'
    | 'number'
    | 'fine'
    | 'vote'
    | 'call'
    | 'verdict'
    | 'over'
  export interface Landlord {
    seat: number
    rent: number
    money: number
    owed: number
    emissions: number
    fines_due: number
    debt: string
    renters: number
    empty_homes: string[]
    to_lose: number
    ready: boolean
  }
  export interface ClimateEvent {
    event: number
    number: number
    reached: boolean
  }
  export interface RenterCount {
    available: number
    reserve: number
    placed: number
    gone: number
  }
  export interface Refused {
    rule: string
    why: string
  }
  export interface BestPlace {
    space: string
    rent: number
  }
  export interface OwnPrice {
    refused?: Refused
    best?: BestPlace
  }
  export interface Price {
    construction: Construction
    price: number
    surcharge: number
    left?: number
    own: Record<string, OwnPrice>
  }
  export interface LawInForce {
    place: number
    kind: LawKind
    object: Construction
    number: number
    fine: number
    text: number
    since: Since
    sentence: string
    status: string
    due: number
    bought: number
    breaches: number
  }
  export interface Motion {
    by: number
    kind: LawKind
    object: Construction
    number: number
    fine: number
    text: number
    since: Since
    words: string
    sentence: string
  }
  export interface Summary {
    now: string
    duty: string
    warning: string
    question: string
    answers: Answer[]
    goal: Goal
    phase: Phase
    round: number
    order: number[]
    turn: number
    active?: number
    speaker?: number
    accused?: number
    seats: Landlord[]
    rents: Record<string, number>
    emissions: number
    damage_a_round: number
    damage: number
    damage_now: number
    pool?: number
    events: ClimateEvent[]
    next_event?: number
    rounds_to_event?: number
    air: string[]
    came: string
    debrief: string[]
    renters: RenterCount
    prices: Price[]
    chosen?: Construction
    with_renter?: Record<string, number>
    laws: LawInForce[]
    motion?: Motion
    callers: number[]
  }
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
    with_words: Record<string, string>[]
    per_seat: string[]
  }
  export interface ConstructionWords {
    name: string
    noun: string
    plural: string
    text: string
    price: number
    emissions: number
    rent: number
    home: boolean
  }
  export interface CardWords {
    name: string
    text: string
    rule: string
    spared: string
  }
  export interface LawPattern {
    object?: Construction
    number?: number
    fine?: number
    sentence: string
  }
  export interface Range {
    least: number
    most: number
  }
  export interface LawWords {
    name: string
    text: string
    patterns: LawPattern[]
    gaps: Record<string, string>
    asks: Record<string, string>
    number?: Range
    fine?: Range
  }
  export interface WritingWords {
    ask: string
    example: string
    left: string
    done: string
    back: string
  }
  export interface LawMakingWords {
    none: string
    rule: string
    in_force: string
    no_law: string
    open: string
    next: string
    last: string
    pass: string
    writing: WritingWords
  }
  export interface VoteWords {
    last: string
    yes: string
    no: string
    answered: string
    unanswered: string
  }
  export interface HearingWords {
    stands: string
    object: string
    raised: string
    withdraw: string
    silent: string
  }
  export interface MapWords {
    name: string
    side: number
    beside: Record<string, string>
  }
  export interface SpokenWords {
    vacant: string
    rented: string
    unrented: string
    owned: string
    beside: string
    choice: string
  }
  export interface NumberNames {
    money: string
    rent: string
    emissions: string
    damage: string
    renters: string
    own_emissions: string
  }
  export interface SpokenNumbers {
    money: string
    rent: string
    rent_of: string
    emissions: string
    emissions_of: string
    damage: string
  }
  export interface PanelWords {
    damage: string
    damage_unforeseen: string
    emissions: string
    damage_a_round: string
    renters: string
    renters_since_loss: string
    reserve: string
  }
  export interface ChangeWords {
    rent: string
    rent_of: string
    rent_at: string
    rent_with_renter: string
    emissions: string
    fine: string
  }
  export interface TurnWords {
    whose: string
    end_and_pay: string
    end_anyway: string
    retrofit: string
    planning: string
    spoken: string
    surcharge: string
    surcharged: string
    best: string
  }
  export interface DeckWords {
    left: string
    came: string
    falling: string
    to_come: string
  }
  export interface LookBackWords {
    length: string
    goal: string
    worst: string
  }
  export interface Vocabulary {
    words: Words
    constructions: Record<string, ConstructionWords>
    cards: Record<string, CardWords>
    laws: Record<string, LawWords>
    law_making: LawMakingWords
    vote: VoteWords
    hearing: HearingWords
    map: MapWords
    spoken: SpokenWords
    numbers: NumberNames
    spoken_numbers: SpokenNumbers
    panels: PanelWords
    changes: ChangeWords
    turn: TurnWords
    deck: DeckWords
    recount: Record<string, string>
    endings: Record<string, string>
    look_back: LookBackWords
    colors: string[]
    rent_goal: number
    emissions_a_row: number
    most_damage: number
    longest_wording: number
  }
  export interface StartHome {
    space: string | null
    what: Construction
  }
  export interface Content {
    price: Record<Exclude<Construction, 'none'>, number>
    emissions: Record<Exclude<Construction, 'none'>, number>
    rent: Record<Exclude<Construction, 'none'>, number>
    pieces: Record<Exclude<Construction, 'none'>, number>
    start_homes: StartHome[][]
    start_money: number[][]
    renters: number
    available_at_start: number
    renters_a_round: number
    shore_bonus: number
    forest_bonus: number
    park_bonus: number
    rent_goal: number
    emissions_a_row: number
    most_damage: number
    printed_events: number[][]
    even_events: number[][]
    disease_takes: number
    idle_rounds_allowed: number
    most_laws: number
    required: Range
    surcharge: Range
    cap: Range
    fine: Range
    fine_in_words: Range
    longest_wording: number
    debt_divisor: number
    session_rounds: number
  }
}

export declare namespace CrashCity {
  export type PileUps =
    | 'off'
    | 'on'
  export type EqualTurns =
    | 'off'
    | 'on'
  export type Length =
    | 'full'
    | 'quick'
  export interface Options {
    pile_ups: PileUps
    equal_turns: EqualTurns
    length: Length
  }
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
  export type Building =
    | 'none'
    | 'house'
    | 'shop'
    | 'factory'
  export interface Tile {
    at: string
    lanes: string
    building: Building
    owner?: number
  }
  export interface CityMap {
    tiles: Tile[]
    cars: (string | null)[]
  }
  export type Shape =
    | 'none'
    | 'one-edge'
    | 'corner'
    | 'parallel'
    | 'three-edge'
    | 'four-edge'
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
  export interface State {
    crash: Crash
    race_turns: number
    crashes: number
    quiet_turns: number
    city: CityMap
    tiles_left: Record<Exclude<Shape, 'none'>, number>
    unbuilt: Record<Exclude<Building, 'none'>, number>[]
    seats: number
    options: Options
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
  export type GoalKind =
    | 'win'
    | 'lose'
    | 'end'
    | 'count'
  export interface GoalTrack {
    kind: GoalKind
    label: string
    value: number
    target: number
  }
  export interface Goal {
    text: string
    more: string
    tracks: GoalTrack[]
  }
  export type Phase =
    | 'construction'
    | 'race'
    | 'over'
  export interface Player {
    cars: number[]
    parked: number
    driving: number
    stack: number
    houses: number
    shops: number
    factories: number
  }
  export interface StartAhead {
    to: string
    roof: string
    turns: number
  }
  export interface RoofAhead {
    car: number
    roof: string
    turns: number
  }
  export interface Places {
    names: string[]
    east: number[]
    north: number[]
  }
  export interface CarMoves {
    from: string
    ends: Record<string, string[]>
  }
  export interface Bounds {
    west: number
    east: number
    south: number
    north: number
  }
  export interface WayOut {
    verb: Verb
    to: string
  }
  export interface Collision {
    hit: number
    owner: number
    hitter: number
    by: number
    at: string
    heading: Heading
    ways: WayOut[]
  }
  export interface EndFact {
    name: string
    value: number
  }
  export interface Summary {
    now: string
    goal: Goal
    duty: string
    warning: string
    phase: Phase
    decider?: number
    turn: number
    players: Player[]
    cars_each: number
    sites: string[]
    turnings: string[]
    buildable: Building[]
    start?: StartAhead
    roofs_ahead: RoofAhead[]
    places: Places
    moves: CarMoves[]
    open_jobs: string[]
    cut_off: string[]
    two_lane: string[]
    bounds: Bounds
    crash?: Collision
    winners: number[]
    facts: EndFact[]
    story: string[]
  }
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
    with_words: Record<string, string>[]
    per_seat: string[]
  }
  export interface MomentWords {
    kicker: string
    title: string
  }
  export interface BuildingWords {
    name: string
    about: string
    offer: string
    build: string
    lay: string
    tile: string
    taken: string
  }
  export interface MoveWords {
    drive: string
    crash: string
    park: string
  }
  export interface Spoken {
    town_square: string
    sides: Record<string, string>
    site: string
    posture: string
    car: string
    parked_car: string
    take_up: string
    put_down: string
    move: MoveWords
    move_of: MoveWords
    tile: string
  }
  export interface Labels {
    lay: string
    lay_it: string
    lay_and_build: string
    park: string
    crash: string
    put: string
    roof_now: string
    roof: string
    no_roof: string
    forced: string
  }
  export interface Tallies {
    construction: string
    race_turn: string
    tiles: string
    tiles_left: string
    free_roofs: string
    parked: string
    cars: string
    stock: string
    player_tiles: string
    player_parked: string
    quiet_turns: string
    crashes: string
    movers: string
    ways: string
  }
  export interface CurveWords {
    label: string
    top: string
  }
  export interface PlaceTemplate {
    east: number
    north: number
    name: string
  }
  export interface Standing {
    edge: string
    facing?: Heading
    name: string
    here: string
  }
  export interface Notation {
    places: PlaceTemplate[]
    standings: Standing[]
  }
  export interface RulePages {
    who_builds_first: string
    who_races_first: string
    standstill: string
  }
  export interface Vocabulary {
    words: Words
    patience: number
    standstill: string
    race: string
    first_player: string
    endings: Record<string, string>
    moments: Record<string, MomentWords>
    buildings: Record<string, BuildingWords>
    maneuvers: Record<string, string>
    spoken: Spoken
    labels: Labels
    tallies: Tallies
    curve: CurveWords
    notation: Notation
    rules: RulePages
  }
  export interface Content {
    mix: Record<Exclude<Shape, 'none'>, number>
    supply: Record<Exclude<Building, 'none'>, number>
    quick_supply: Record<Exclude<Building, 'none'>, number>
    patience: number
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
  export type GoalKind =
    | 'win'
    | 'lose'
    | 'end'
    | 'count'
  export interface GoalTrack {
    kind: GoalKind
    label: string
    value: number
    target: number
  }
  export interface Goal {
    text: string
    more: string
    tracks: GoalTrack[]
  }
  export interface Most {
    most: number
    seats: number[]
  }
  export interface EndFact {
    name: string
    value: number
  }
  export interface Score {
    track: number
    tiles: number
    own?: number
    common: number
    influence: number
    community: number
    total: number
    text: string
  }
  export interface PlayerSummary {
    influence: number
    community: number
    score: Score
    text: string
  }
  export interface Site {
    over: Tile
    space: number
    cost: Partial<Tokens>
    discount: Partial<Tokens>
    missing: Partial<Tokens>
    text: string
    allowed: boolean
    why: string
  }
  export interface BuildOffer {
    tile: Tile
    special: boolean
    possible: boolean
    why: string
    price: string
    question: string
    sites: Site[]
  }
  export interface UseOffer {
    tile: Tile
    space: number
    used: number
    uses: number
    leader: boolean
    pay: Partial<Tokens>
    gain: Partial<Tokens>
    vp: number
    leaders: number
    goods: number
    question: string
    text: string
    allowed: boolean
    why: string
  }
  export interface SquareOffer {
    used: number
    uses: number
    text: string
    allowed: boolean
    why: string
  }
  export interface SquareOffers {
    build: SquareOffer
    spend: SquareOffer
    trade: SquareOffer
  }
  export interface You {
    seat: number
    duty: string
    leaders_to_place: number
    builds: BuildOffer[]
    uses: UseOffer[]
    squares: SquareOffers
  }
  export interface Summary {
    now: string
    goal: Goal
    turn?: number
    order: number[]
    until_end: string
    last_round: string
    next_out: Tile
    leaders_in_supply: number
    markers_each: number
    influence: Most
    community: Most
    winners: number[]
    facts: EndFact[]
    decided: string
    players: PlayerSummary[]
    you: You[]
    open?: You
  }
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
    with_words: Record<string, string>[]
    per_seat: string[]
  }
  export type Icon =
    | 'water'
    | 'food'
    | 'supplies'
    | 'work'
    | 'care'
    | 'media'
    | 'civic'
  export interface DeedNumbers {
    pay: Partial<Tokens>
    take: Partial<Tokens>
    help: Partial<Tokens>
    receive: Partial<Tokens>
    any: number
    vp: number
    leaders: number
  }
  export interface TileWords {
    name: string
    icon: Icon
    level: number
    three: boolean
    cost: Partial<Tokens>
    vp: number
    influence: number
    community: number
    deed: DeedNumbers
    does: string
    power: string
    leader: string
    price: string
    kind: string
    spoken: string
    flavor: string
  }
  export interface ObjectiveWords {
    name: string
    text: string
    flavor: string
    most: number
  }
  export interface ResupplyWords {
    name: string
    text: string
    brings: string
    level: number
    add: Partial<Tokens>
  }
  export interface TokenWords {
    name: string
    count: string
    more: string
    less: string
  }
  export interface SquareWords {
    name: string
    text: string
    spoken: string
    duty: string
  }
  export interface Exchange {
    verb: Verb
    amount: number
    text: string
  }
  export interface ScoreWords {
    key: string
    name: string
  }
  export interface ScoreChangeWords {
    up: string
    down: string
    gone: string
  }
  export interface MomentWords {
    kicker: string
    title: string
  }
  export interface Notes {
    score_change: string
    score_stays: string
    open_ground: string
    leader_here: string
    markers_here: string
    height: string
    brings_nothing: string
    goes_next: string
    goes_next_tag: string
    saves: string
    deck: string
    special_own: string
    special_stands: string
    special_hidden: string
    purse: string
    purse_with_leaders: string
    leaders_left: string
    on_track: string
    secret_to_come: string
    points: string
    open_points: string
    influence: string
    community: string
    round: string
    look_around: string
    three_only: string
    curve: string
  }
  export interface Vocabulary {
    words: Words
    tiles: Record<string, TileWords>
    objectives: Record<string, ObjectiveWords>
    resupply: Record<string, ResupplyWords>
    tokens: Record<string, TokenWords>
    squares: Record<string, SquareWords>
    exchanges: Exchange[]
    outlook: Record<string, string>
    bonus: string
    scores: ScoreWords[]
    changes: Record<string, ScoreChangeWords>
    moments: Record<string, MomentWords>
    endings: Record<string, string>
    notes: Notes
  }
  export interface Deed {
    pay: Tokens
    take: Tokens
    help: Tokens
    receive: Tokens
    any: number
    vp: number
    leaders: number
  }
  export type Power =
    | 'none'
    | 'any-base'
    | 'third-use'
    | 'double-leader'
    | 'outreach'
    | 'keeps-below'
    | 'cheaper-builds'
  export interface TileInfo {
    tile: Tile
    icon: Icon
    level: number
    three: boolean
    cost: Tokens
    vp: number
    influence: number
    community: number
    deed: Deed
    power: Power
  }
  export type Measure =
    | 'nothing'
    | 'water-and-food'
    | 'community'
    | 'money'
    | 'stories'
    | 'workers'
    | 'leaders-gained'
    | 'built-over'
    | 'different-icons'
    | 'stations-left'
  export interface Term {
    measure: Measure
    vp: number
    beyond: number
  }
  export interface ObjectiveInfo {
    objective: Objective
    terms: Term[]
    most: number
  }
  export interface ResupplyInfo {
    card: Resupply
    level: number
    add: Tokens
  }
  export interface Content {
    tiles: TileInfo[]
    objectives: ObjectiveInfo[]
    resupply: ResupplyInfo[]
    supply: Tokens
    leader_supply: number
    purse: Tokens
    first_leaders: number
    first_markers: number
    all_markers: number
    uses: number
    most_stories: number
    most_influence: number
    influence_price: number
    most_goods: number
    leader_adds: number
    double_leader_adds: number
    further_uses: number
    build_rebate: Tokens
    bonus: number
    shared_bonus: number
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
  export type Departments =
    | 'taken'
    | 'dealt'
  export interface Options {
    scenario: Scenario
    clock: Clock
    cards: Cards
    departments: Departments
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
  export type PromiseKind =
    | 'none'
    | 'put'
    | 'put-none'
    | 'give'
  export interface Promised {
    kind: PromiseKind
    spot: string | null
    receiver?: number
    number: number
    so_far: number
  }
  export interface Credit {
    kept: number
    broken: number
    year: number
    last: Promised | null
  }
  export interface Request {
    event: string | null
    due: number
  }
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
    promises: ((Promised | null)[])[]
    credit: Credit[]
    requests: Request[]
    events_drawn: number
    solutions_drawn: number
    reserve: number
    year: number
    seats: number
    first: number
    active: number
    done: number[]
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
    | 'department-dealt'
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
    promise?: Promised | null
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
  export type GoalKind =
    | 'win'
    | 'lose'
    | 'end'
    | 'count'
  export interface GoalTrack {
    kind: GoalKind
    label: string
    value: number
    target: number
  }
  export interface Goal {
    text: string
    more: string
    tracks: GoalTrack[]
  }
  export interface Gauge {
    indicator: Indicator
    value: number
    next: number
  }
  export interface Turning {
    reading: number
    amount: number
    text: string
  }
  export interface PeopleNow {
    housed: number
    homes: number
    free: number
    arrivals: number
    unhoused: number
    text: string
  }
  export interface BudgetNow {
    total: number
    each: number
    kept: number
    text: string
  }
  export interface RequestNow {
    event: string
    met: boolean
    due: string
    wants: string
  }
  export interface Refused {
    rule: string
    why: string
  }
  export interface SolutionNow {
    spot: string
    coins: number
    missing: number
    refused?: Refused
  }
  export interface TurnedSolution {
    spot: string
    back: string
  }
  export interface Left {
    events: number
    solutions: number
    squares: number
    text: string
  }
  export interface TermNow {
    counted: number
    points: number
  }
  export interface LevelThen {
    indicator: Indicator
    value: number
  }
  export interface BuildingNow {
    building: Building
    coins: number
    missing: number
    standing: number
    better: string[]
    then: LevelThen[]
    refused?: Refused
  }
  export interface DepartmentNow {
    department: Department
    seat?: number
    held: string
    points: number
    laurels: number
    terms: TermNow[]
    buildings: BuildingNow[]
  }
  export interface GiftNow {
    to: number
    coins: number
    text: string
  }
  export type Verdict =
    | 'open'
    | 'so-far'
    | 'kept'
    | 'broken'
  export interface PromiseNow {
    kind: PromiseKind
    spot: string
    receiver?: number
    number: number
    so_far: number
    text: string
    here: string
    verdict: Verdict
  }
  export interface SeatNow {
    seat: number
    department?: Department
    coins: number
    points: number
    ready: boolean
    passed: boolean
    wins: boolean
    gifts: GiftNow[]
    promises: PromiseNow[]
    duty: string
  }
  export interface PlaceForIt {
    space: string
    effects?: string[]
  }
  export interface PlaceNow {
    building: Building
    from: string
    spaces: PlaceForIt[]
    duty: string
  }
  export interface Summary {
    now: string
    goal: Goal
    city: string
    guide: string
    active?: number
    indicators: Gauge[]
    adjust: Turning[]
    people: PeopleNow
    budget: BudgetNow
    news: string[]
    mandate?: string
    requests: RequestNow[]
    solutions: SolutionNow[]
    turned: TurnedSolution[]
    left: Left
    departments: DepartmentNow[]
    seats: SeatNow[]
    place?: PlaceNow
    decided: string
  }
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
    with_words: Record<string, string>[]
    per_seat: string[]
  }
  export type SpaceKind =
    | 'square'
    | 'corner'
    | 'edge'
  export interface MapSpace {
    space: string
    kind: SpaceKind
    column: number
    row: number
  }
  export interface ScenarioWords {
    title: string
    about: string
    city: string
    years: number
  }
  export type Wanted =
    | 'more'
    | 'less'
  export interface IndicatorWords {
    indicator: Indicator
    name: string
    top: number
    table: boolean
    wanted: Wanted
    near: string[]
  }
  export interface Step {
    from: number
    result: number
  }
  export interface Arrow {
    cause: Cause
    from: Indicator[]
    to: Indicator
    steps: Step[]
  }
  export interface DepartmentWords {
    department: Department
    name: string
    motto: string
    terms: string[]
  }
  export interface BuildingWords {
    name: string
    text: string
    department?: Department
    space: SpaceKind
    homes: number
    cost: number
    does: string
  }
  export interface SolutionWords {
    title: string
    pitch: string
    cost: number
    building?: Building
  }
  export interface BackWords {
    text: string
    does: string
  }
  export type CardKind =
    | 'news'
    | 'shock'
    | 'mandate'
    | 'request'
    | 'end'
  export interface OptionWords {
    number: number
    text: string
    does: string
  }
  export interface RequestWords {
    need: string
    follows: string
  }
  export interface EventWords {
    kind: CardKind
    title: string
    text: string
    does: string
    options: OptionWords[]
    request?: RequestWords
  }
  export interface EndingWords {
    title: string
    why: string
  }
  export interface ShortLabels {
    found: string
    give: string
    promise_give: string
    promise_put: string
    promise_none: string
    ready: string
    invest: string
  }
  export interface Sentences {
    year: string
    year_begins: string
    years_over: string
    empty: string
    stands: string
    lived_in: string
    mandate: string
    hidden: string
    turned: string
    pitched: string
    no_more: string
    no_requests: string
    missing: string
    paid_building: string
    paid_solution: string
    costs: string
    paid: string
    stands_on: string
    on_map: string
    laurels: string
    coins_for: string
    promise_about: string
    promises_kept: string
    later: string
    smog: string
  }
  export interface RuleWords {
    year: string
    requests: string
  }
  export interface Vocabulary {
    words: Words
    side: number
    map: MapSpace[]
    longest_name: number
    scenarios: Record<string, ScenarioWords>
    indicators: IndicatorWords[]
    arrows: Arrow[]
    smog: number[][]
    spaces: Record<string, string>
    departments: DepartmentWords[]
    buildings: Record<string, BuildingWords>
    solutions: Record<string, SolutionWords>
    backs: Record<string, BackWords>
    events: Record<string, EventWords>
    endings: Record<string, EndingWords>
    phases: Record<string, string>
    moments: Record<string, string>
    verdicts: Record<string, string>
    labels: ShortLabels
    sentences: Sentences
    rules: RuleWords
  }
  export interface StartBuilding {
    space: string | null
    building: Building
  }
  export interface BuildingFacts {
    space: SpaceKind
    department: Department
    homes: number
    sheet: Department
  }
  export type Effect =
    | 'none'
    | 'sol'
    | 'attractiveness'
    | 'transport'
    | 'pollution'
    | 'unhappy'
    | 'co2'
    | 'people'
    | 'budget'
    | 'reserve'
    | 'each'
    | 'doer'
    | 'laurels'
    | 'build'
    | 'end'
  export type Test =
    | 'always'
    | 'at-least'
    | 'at-most'
  export type Quantity =
    | 'sol'
    | 'attractiveness'
    | 'transport'
    | 'pollution'
    | 'unhappy'
    | 'co2'
    | 'people'
    | 'free-homes'
    | 'empty-squares'
    | 'smog'
    | 'coins'
    | 'clean-air'
    | 'unhappy-left'
    | 'co2-left'
    | 'of-kind'
    | 'of-department'
    | 'near-buildings'
    | 'near-department'
    | 'districts'
  export interface Measure {
    what: Quantity
    subject: string | null
  }
  export interface Condition {
    test: Test
    measure: Measure
    number: number
  }
  export interface Line {
    effect: Effect
    amount: number
    subject: string | null
    when: Condition
  }
  export interface SheetBuilding {
    building: Building
    cost: number
    lines: Line[]
  }
  export interface Term {
    points: number
    per: number
    of: Measure
    cap: number
  }
  export interface Sheet {
    buildings: SheetBuilding[]
    terms: Term[]
  }
  export interface EventCard {
    slot: number
    kind: CardKind
    again: boolean
    first: Line[]
    second: Line[]
    need: Condition
    years: number
  }
  export interface SolutionFront {
    cost: number
    building: Building
    group: number
  }
  export interface SolutionBack {
    group: number
    lines: Line[]
  }
  export interface ScenarioDeck {
    events: EventCard[]
    event_count: number
    slots: number
    fronts: SolutionFront[]
    backs: SolutionBack[]
  }
  export interface Content {
    track_top: number
    unhappy_squares: number
    co2_squares: number
    unhappy_to_sol: Step[]
    sol_to_attractiveness: Step[]
    smog_to_co2: Step[]
    co2_to_sol: Step[]
    attractiveness_to_people: Step[]
    budget: number[]
    start: StartBuilding[]
    people_at_start: number
    longest_name: number
    solutions_a_year: number
    largest_gift: number
    discussion_minutes: number[]
    purse: number
    promises_a_year: number
    buildings: BuildingFacts[]
    sheets: Sheet[]
    scenarios: ScenarioDeck[]
  }
}

export declare namespace Plots {
  export type Unclaimed =
    | 'lost'
    | 'carried'
  export type Pace =
    | 'free'
    | 'minute'
  export interface Options {
    unclaimed: Unclaimed
    pace: Pace
  }
  export type Ending =
    | 'none'
    | 'all-sold'
  export interface State {
    hands: ((number | 'face-down')[])[]
    bids: (number | 'face-down' | null)[]
    won: number[]
    plot: number
    carried: number
    round: number
    seats: number
    options: Options
    ending: Ending
  }
  export type Verb =
    | 'bid'
  export interface Action {
    verb: Verb
    card?: number | 'face-down' | null
  }
  export type EventKind =
    | 'plot-shown'
    | 'committed'
    | 'revealed'
    | 'taken'
    | 'unclaimed'
    | 'ended'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    card?: number | 'face-down' | null
    amount: number
  }
  export type Ledger =
    | 'score'
  export type GoalKind =
    | 'win'
    | 'lose'
    | 'end'
    | 'count'
  export interface GoalTrack {
    kind: GoalKind
    label: string
    value: number
    target: number
  }
  export interface Goal {
    text: string
    more: string
    tracks: GoalTrack[]
  }
  export interface Summary {
    now: string
    goal: Goal
    worth: number
    rounds: number
  }
  export interface Words {
    actions: Record<string, string>
    names: Record<string, Record<string, string>>
    with_words: Record<string, string>[]
    per_seat: string[]
  }
  export interface Vocabulary {
    words: Words
  }
  export interface Content {
    rounds: number
    best_plot: number
    round_seconds: number
  }
}
