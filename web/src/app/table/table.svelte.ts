// One table as the page shows it: the server's word, what is played back, the past, and what is looked at.
import type { AnyAction, Happening, SeatFace } from '../../board/contract'
import { SvelteMap } from 'svelte/reactivity'
import { faceOf } from '../../board/players'
import { RpcError } from '../../net/errors'
import type { Position } from '../../net/table_data'
import { eachOf, labelOf, sameAction } from '../../protocol/action'
import { codes, type ChatLine, type GameInfo, type Hinted, type ItemLine, type Step } from '../../protocol/generated'
import { resolve } from '../../protocol/sentence'
import { addressIn, withAddresses } from '../route'
import { attempt, session, tellProblem } from '../session.svelte'
import { calmMotion, settings } from '../settings.svelte'
import { play as sound } from '../sound'
import { listed, seatName, unnamed } from '../text'
import { moveOn, tell } from '../toasts.svelte'
import { goalOf } from '../../board/goal'
import { Coach } from './coach.svelte'
import { Looking } from './looking.svelte'
import { GameParts } from './parts.svelte'
import { Past } from './past.svelte'
import { Playback } from './playback.svelte'
import { Seen } from './seen'
import { TableSync, type Fate } from './sync.svelte'
import { TakingBack } from './taking_back.svelte'
import { numbersOf, sinceMine, type Numbers } from './turns'

const none: AnyAction[] = []

export type Tab = 'table' | 'log' | 'chat' | 'rules'

export type TableDialog = 'none' | 'goal' | 'end' | 'menu' | 'share' | 'keys' | { seat: number }

export class Table {
  tab = $state<Tab>('table')
  rule = $state('')
  /** Counts the refusals, so that each one shakes the board. */
  shakes = $state(0)
  items = $state.raw<{ title: string; lines: ItemLine[] } | null>(null)
  /** What happened last, for those who listen. */
  spoken = $state('')
  unread = $state(0)
  /** Nobody may write: a class has switched the chat off. */
  hushed = $state(false)
  /** What is below the board, and how wide the board is: notes keep off the choices. */
  bar = $state({ width: 0, height: 0 })
  dialog = $state<TableDialog>('none')
  /** On a small screen: what stands beside the board elsewhere is pulled out. */
  drawer = $state(false)
  /** The tab that is in sight, the drawer's too; null: none. */
  reading = $state<Tab | null>(null)
  /** On a small screen: of what a coach or a hint says only its title is shown. */
  folded = $state(false)
  /** Counts how often a proposal was to be shown: each time it pulses. */
  pulses = $state(0)
  /** Counts what presses were answered with. */
  answers = 0
  /** A finger presses just now: what a game does by itself asks nobody. */
  finger = false
  /** What was looked at before it: by touch the first tap shows, and the second commits. */
  private shownBefore: AnyAction | null = null
  /** What a bot would do, and why; of this decision. */
  hinted = $state.raw<Hinted | null>(null)

  readonly parts = new GameParts()
  readonly sync: TableSync
  readonly playback: Playback
  readonly past: Past
  readonly looking: Looking
  readonly undoing = new TakingBack(this)
  readonly coach: Coach
  /** What people count, after so many actions: as far as it was shown here. */
  readonly numbers = new SvelteMap<number, Numbers>()
  private readonly seen: Seen
  private ended = false
  /** What was told last. */
  private newest = -1

  constructor(code: string) {
    this.sync = new TableSync(code, session.net, session.keys, {
      whole: (play) => this.whole(play),
      steps: (play, steps, stands) => this.steps(play, steps, stands),
      undone: (undone) => this.undoing.told(undone),
      declined: (seat, asker) => this.undoing.declined(seat, asker),
      chat: (line) => this.chatted(line),
      timeIsUp: () => tell('Time is up: the game goes on.'),
      settled: (fate) => this.settled(fate),
      problem: (problem) => this.refused(problem),
    })
    this.playback = new Playback({
      momentFirst: () => this.module?.momentFirst ?? false,
      isMoment: this.isMoment,
      still: calmMotion,
      away: () => document.hidden || this.past.count !== null,
      slowness: () => slowness(this.info?.pace ?? 0),
      mine: () => this.sync.mine,
      seen: ({ seq }) => this.seen.upTo(seq),
      shown: ({ play, happenings, step }) => {
        if (step) this.tellMe(play, step)
        const said = happenings.filter((h) => h.sentence).map((h) => this.say(h.sentence))
        if (said.length) this.spoken = said.join(' ')
        if (happenings.length) sound('place')
        this.numbers.set(play.line, numbersOf(play))
        this.checkEnd(play)
      },
    })
    this.seen = new Seen((seq) => {
      const token = this.sync.anyToken()
      if (token && session.net.status === 'open') session.net.call('seen', { table: code, token, seq }).catch(() => undefined)
    })
    document.addEventListener('visibilitychange', this.looksAway)
    this.past = new Past(code, session.net, tellProblem, (view) => this.numbers.set(view.count, numbersOf(view)))
    this.looking = new Looking(code, session.net, () => this.sync.tokenOf(this.sync.acting))
    this.coach = new Coach({
      code,
      game: () => this.info?.game ?? '',
      exists: () => (this.game?.lesson.seats ?? 0) > 0,
      token: () => this.sync.tokenOf(this.eyes),
      ask: (params) => session.net.call('coach', params),
    })
  }

  module = $derived.by(() => this.parts.module)
  vocabulary = $derived.by(() => this.parts.vocabulary)
  info = $derived.by(() => this.sync.data?.info ?? null)
  /** While nobody may look, the names of those at this screen are not told again: they are known. */
  seats = $derived.by(() => {
    const { names = {}, seats } = this.sync.held
    const known = (this.info?.seats ?? []).map((one) => (one.name || !seats[one.seat] ? one : { ...one, name: names[one.seat] ?? '' }))
    // Who gave no name is "you" at this screen.
    const [me, other] = this.sync.mine
    return known.map((one) => (one.seat === me && other === undefined && one.name === unnamed(me) ? { ...one, name: 'You' } : one))
  })
  game: GameInfo | undefined = $derived.by(() => (this.info ? session.game(this.info.game) : undefined))
  faces = $derived.by(() => this.seats.map((s) => this.faceOf(s.seat, seatName(this.seats, s.seat))))
  /** The newest, shown as the newest: what may be done may be done here. */
  current = $derived.by(() => this.past.count === null && this.playback.play === this.sync.data?.play)
  /** The moment that is shown: header, board, scores and seats are all of this one. */
  shown = $derived.by(() => this.past.shown ?? this.playback.play)
  view = $derived.by(() => this.shown?.view ?? null)
  /** How many actions the game has, as far as it was shown. */
  line = $derived.by(() => this.playback.play?.line ?? 0)
  playing = $derived.by(() => (this.past.count === null ? this.playback.playing : this.past.playing))
  /** The log as far as it was shown: it does not tell the end before the board does. */
  lines = $derived.by(() => {
    const all = this.sync.data?.log.lines ?? []
    const shown = this.playback.play?.line ?? 0
    return this.playback.behind ? all.filter((line) => line.undone || line.count <= shown) : all
  })
  /** The same without what it says of going back. */
  log = $derived.by(() => this.lines.filter((line) => !line.back))
  /** The same from its start on to the moment shown: for games that read it. What is not here yet is asked for. */
  wholeLog = $derived.by(() => {
    if (this.sync.data?.log.from) void this.sync.earlier()
    const { count } = this.past
    return count === null ? this.log : this.log.filter((line) => line.undone || line.count <= count)
  })
  told = $derived.by(() => (this.past.count === null ? this.playback.told : (this.past.shown?.events ?? [])))
  /** What others did since my last turn, where it is mine again. */
  since = $derived.by(() => (this.current && this.sync.acting !== null && !this.over ? sinceMine(this.log, this.sync.mine) : []))
  /** Is that laid over the board? */
  sinceOpen = $state(false)
  /** The seat whose eyes look: the one that acts, else the one that has the device; null: a spectator. */
  eyes = $derived.by(() => this.sync.acting ?? this.sync.confirmed ?? this.sync.mine[0] ?? null)
  over = $derived.by(() => this.playback.play?.standing.over ?? false)
  legal = $derived.by((): AnyAction[] => {
    const { acting, sending, data } = this.sync
    if (!this.current || sending || acting === null || this.info?.phase !== 'playing' || this.info.read_only) return none
    return eachOf(data?.play?.legal[String(acting)] ?? [])
  })
  /** Those of `legal` that are proposed: they glow. */
  advised = $derived.by((): AnyAction[] => {
    const proposed = this.hinted ? [this.hinted.action] : this.coach.proposed
    return proposed.length ? this.legal.filter((action) => proposed.some((one) => sameAction(action, one))) : none
  })
  /** The people and bots whose decision the game waits for. */
  awaited = $derived.by(() => {
    const names = (this.playback.play?.deciders ?? []).map((seat) => seatName(this.seats, seat))
    return listed(names)
  })

  /** The game's own face of a seat, or the box's. */
  faceOf = (seat: number, name: string): SeatFace => (this.module?.faceOf ?? faceOf)(seat, name)

  /** The one seat that is "you" in sentences. Several people at one screen are called by their names. */
  you = $derived.by((): readonly number[] => (this.sync.mine.length === 1 ? this.sync.mine : []))

  nameOf = (seat: number): string => seatName(this.seats, seat)

  /** A sentence as it is read here. */
  say = (sentence: string): string => resolve(sentence, this.you, this.nameOf)

  /** A note names the people as they were called then. */
  noteName = (line: ChatLine, seat: number): string => (seat === line.seat && line.name ? line.name : this.nameOf(seat))
  sayNote = (line: ChatLine): string => resolve(line.text, this.you, (seat) => this.noteName(line, seat))

  labelOf = (action: AnyAction): string => (this.vocabulary ? this.say(labelOf(this.vocabulary.words, action)) : '…')

  stop(): void {
    this.past.pause()
    this.playback.reset(null)
    this.seen.stop()
    document.removeEventListener('visibilitychange', this.looksAway)
    this.sync.stop()
  }

  look = (choice: AnyAction | null): void => this.looking.at(choice)

  /** A finger comes down: what it sees now is what it may mean. */
  touch(): void {
    this.shownBefore = this.looking.choice
  }

  choose = (choice: AnyAction, words?: string): void => {
    this.answers++
    if (!this.current || this.sync.sending) return
    const meant = this.shownBefore !== null && sameAction(this.shownBefore, choice)
    if (this.finger && !meant) return this.looking.at(choice)
    this.commit(choice, words)
  }

  /** It was shown and is meant. */
  commit(choice: AnyAction, words?: string): void {
    if (!this.current || this.sync.sending) return
    sound('tap')
    moveOn()
    this.looking.clear()
    this.hinted = null
    // Whoever acts has seen enough of what others did.
    this.playback.skip()
    this.coach.act()
    void this.sync.choose(choice, words)
  }

  /** Why nothing at all can be done just now; empty: something can. */
  get standstill(): string {
    if (this.past.count !== null) return 'You are looking at the past: go back to now to play.'
    if (this.over) return 'The game is over.'
    if (this.info?.phase === 'paused') return 'The game is paused.'
    if (!this.sync.mine.length) return 'You are looking on: only those who sit at the table play.'
    if (this.sync.sending) return 'Your choice is on its way.'
    if (!this.current) return 'Look what happens first: the game goes on in a moment.'
    if (this.sync.acting === null) return `It is not your turn: we wait for ${this.awaited}.`
    return ''
  }

  /** A press that changed nothing. */
  idlePress(): void {
    tell(this.standstill || 'Nothing can be done there now. What you may choose glows.', { passing: true })
  }

  /** Why not? */
  refuse = async (action: AnyAction): Promise<void> => {
    this.answers++
    moveOn()
    const standstill = this.standstill
    if (this.current) {
      this.shakes++
      sound('no')
    }
    const token = this.sync.tokenOf(this.sync.acting)
    if (standstill || !token) return tell(standstill, { passing: true })
    const line = this.sync.data?.play?.line
    const why = await attempt('refusal', { table: this.sync.code, token, action })
    if (!why || line !== this.sync.data?.play?.line) return
    tell(this.say(why.why), { kind: 'problem', passing: true, ...(why.rule === 'table' ? {} : { rule: why.rule }) })
  }

  openItems = async (ledger: string, seat?: number): Promise<void> => {
    this.answers++
    const lines = await attempt('items', { table: this.sync.code, what: ledger, ...(seat === undefined ? {} : { seat }) })
    if (lines) this.items = { title: this.game?.ledgers.find(({ key }) => key === ledger)?.label ?? '', lines }
  }

  openTab(tab: Tab): void {
    this.answers++
    this.tab = tab
    this.items = null
    this.dialog = 'none'
    this.drawer = true
  }

  openRule = (id: string): void => {
    this.openTab('rules')
    this.rule = ''
    queueMicrotask(() => (this.rule = id))
  }

  /** While the coach proposes something, that is the hint. */
  async hint(): Promise<void> {
    if (this.coach.proposed.length) return this.showAdvised()
    const token = this.sync.tokenOf(this.sync.acting)
    const hint = token ? await attempt('hint', { table: this.sync.code, token }) : null
    if (!hint) return
    this.hinted = hint
    moveOn()
    this.showAdvised()
    this.folded = false
  }

  /** Hints may be switched off for a table; with all looking on they could tell what is secret. */
  get hints(): boolean {
    return !this.sync.veiled && (this.info?.hints ?? true)
  }

  /** The ghost of what is proposed, on the board and in words. */
  showAdvised(): void {
    const choice = this.advised[0]
    if (!choice) return
    this.drawer = false
    this.folded = true
    this.pulses++
    this.looking.at(null)
    this.looking.at(choice)
  }

  closeHint(): void {
    this.hinted = null
    this.looking.at(null)
  }

  /** The card at the start of a game: once, for those who play. */
  greet(): void {
    if (!goalOf(this.view) || this.coach.goalSeen || this.over || !this.sync.mine.length || this.dialog !== 'none') return
    this.coach.seeGoal()
    if (settings.goals && !this.coach.on) this.dialog = 'goal'
  }

  /** To my turn at once: nothing is animated, bots do not wait. */
  skip(): void {
    this.playback.skip()
    const token = this.sync.anyToken()
    if (token && this.sync.acting === null && this.info?.phase === 'playing') {
      void attempt('skip', { table: this.sync.code, token })
    }
  }

  /** One step back: from a look, from the past, from my own unfinished step. */
  back(): void {
    if (this.hinted) this.closeHint()
    else if (this.looking.choice) this.looking.at(null)
    else if (this.past.count !== null) this.past.back()
    else this.undoing.oneStep()
  }

  private whole(play: Position | null): void {
    this.looking.clear()
    this.past.forget()
    this.numbers.clear()
    this.playback.reset(play)
    this.newest = play?.seq ?? -1
    if (play) {
      this.numbers.set(play.line, numbersOf(play))
      this.checkEnd(play)
    } else this.seen.upTo(0)
    if (this.info) this.parts.load(this.info)
    // Without a board the log is all there is to look at.
    if (this.info?.read_only && !play && this.tab === 'table') this.tab = 'log'
  }

  private steps(play: Position | null, steps: Step[], stands: number): void {
    if (!play) return this.playback.reset(null)
    // Before the start the host may have chosen other numbers.
    if (this.info) this.parts.load(this.info)
    if (!steps.length && play.seq === this.newest) return this.playback.amend(play)
    this.newest = play.seq
    this.looking.clear()
    // Others decide meanwhile: what was advised is thought over again.
    const anew = this.hinted !== null && play.deciders.some((seat) => seat === this.sync.acting)
    this.hinted = null
    if (anew) void this.hint()
    this.undoing.doubt = null
    moveOn()
    const happenings = steps.flatMap((step) => step.events)
    this.past.forget(stands)
    for (const count of [...this.numbers.keys()]) if (count > stands) this.numbers.delete(count)
    if (!happenings.length && !this.playback.behind) this.playback.reset(play)
    else this.playback.push(play, happenings, steps.length === 1 ? steps[0] : undefined)
    this.looksAway()
  }

  /** Nobody looks: nobody waits for this page. */
  private readonly looksAway = (): void => {
    const play = this.sync.data?.play
    if (document.hidden && play) this.seen.upTo(play.seq)
  }

  private chatted(line: ChatLine): void {
    // What concerns everybody's seats is told to everybody, whatever they look at.
    if (line.note) tell(this.sayNote(line))
    if (this.reading === 'chat') return
    this.unread++
    if (line.note || this.sync.mine.includes(line.seat ?? -1)) return
    const link = addressIn(line.text)
    const elsewhere = link !== undefined && !link.startsWith(`/t/${this.sync.code}`)
    const said = elsewhere ? (withAddresses(line.text)[0]?.trim() ?? '') : shortened(line.text)
    tell(`${line.name}: ${said}`, elsewhere ? { link: { href: link, label: 'Come along' } } : {})
  }

  /** Nobody is interrupted while typing. */
  private readonly isMoment = (happening: Happening, step: readonly Happening[]): boolean => !typing() && (this.module?.isMoment(happening, step) ?? false)

  /** While all decide at once nobody looks at the others' steps: what one of them does for me or says to all is told. */
  private tellMe(play: Position, { seat, events }: Step): void {
    const { mine } = this.sync
    const me = mine.length === 1 ? mine[0]! : null
    if (me === null || seat === undefined || seat === me || !play.deciders.includes(me) || play.deciders.length < 2) return
    // What a card told is not told again.
    if (events.some((happening) => this.isMoment(happening, events))) return
    const toAll = this.module?.toAll ?? []
    for (const { event, sentence } of events) {
      if (sentence && (toAll.includes(event.kind) || sentence.includes(`{seat:${me}`))) tell(this.say(sentence))
    }
  }

  private settled(fate: Fate): void {
    if (fate === 'taken') tell('The connection is back, and your choice was taken.')
    else if (this.sync.acting !== null) tell('The connection was lost before your choice arrived. Choose again.', { kind: 'problem' })
    else tell('The connection was lost before your choice arrived, and the game has gone on.', { kind: 'problem' })
  }

  private refused(problem: unknown): void {
    if (problem instanceof RpcError && problem.code === codes.refused) this.shakes++
    tellProblem(problem)
  }

  private checkEnd(play: Position): void {
    if (play.standing.over && !this.ended) this.dialog = 'end'
    this.ended = play.standing.over
  }
}

const longest = 140
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text)

/** What waits for bots' pace waits with what is read, too. */
function slowness(pace: number): number {
  if (pace === 0) return 0
  if (pace < 600) return 0.5
  return pace < 1500 ? 1 : 1.7
}

function typing(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false
}
