// One table as the server has it: watching, merging, and sending an action exactly once.
import type { Connection } from '../../net/connection'
import { LostError, RpcError } from '../../net/errors'
import type { Keyring, TableKeys } from '../../net/keyring'
import { addChat, addPage, fromWatch, merge, type Position, type TableData } from '../../net/table_data'
import { sameAction } from '../../protocol/action'
import { codes, type AnyAction, type AskedDraw, type ChatLine, type DrawOutcome, type LogLine, type LogPage, type Step, type Undone } from '../../protocol/generated'
import { actingSeat, eyesAgree, mySeats, passTo, shares, watchTokens, whoLooks } from './eyes'

interface Sending {
  seat: number
  seq: number
  action: AnyAction
  words: string | undefined
  /** What came up on a real table, as far as it was told. */
  draws: readonly number[]
  /** How long the log was: what is found beyond it came later. */
  total: number
  /** The connection broke before the answer came. */
  lost: boolean
}

/** Beside a real table: what may have come up. */
export interface Asked {
  outcomes: readonly DrawOutcome[]
  told: (value: number) => void
}

/** What may have come up, where that is why the server said no. */
export const asksForDraw = (problem: unknown): readonly DrawOutcome[] | null =>
  problem instanceof RpcError && problem.code === codes.asksForDraw ? (problem.data as AskedDraw).outcomes : null

/** What became of an action whose answer got lost: it was taken, or it never counted. */
export type Fate = 'taken' | 'void'

export interface SyncHooks {
  /** The table is here as a whole: first sight, or after a lost connection. */
  whole?: (play: Position | null) => void
  /** Something happened; of the game before it the first `stands` actions stand. */
  steps?: (play: Position | null, steps: Step[], stands: number) => void
  /** Somebody took something back, or let it stand after all. */
  undone?: (undone: Undone) => void
  /** This seat would not have something undone; null: nobody answered before the game went on. */
  declined?: (seat: number | null, asker: number) => void
  chat?: (line: ChatLine) => void
  timeIsUp?: () => void
  /** An action whose connection was lost has met its fate. */
  settled?: (fate: Fate) => void
  problem?: (problem: unknown) => void
}

export class TableSync {
  data = $state.raw<TableData | null>(null)
  /** There is no such table. */
  missing = $state(false)
  /** Why it is there no more, though it was. */
  gone = $state('')
  sending = $state.raw<Sending | null>(null)
  /** Of the action that is chosen; it is taken once that is told. */
  asked = $state.raw<Asked | null>(null)
  held = $state.raw<TableKeys>({ game: '', seats: {}, touched: 0 })
  /** Hot seat in a game with secrets: who looks at the screen. */
  confirmed = $state<number | null>(null)
  /** Which of my seats acts, where several may. */
  preferred = $state<number | null>(null)
  /** Has the game secrets? Until we know (null) several seats do not look at once. */
  secrets = $state<boolean | null>(null)

  mine = $derived.by(() => mySeats(this.held, this.data?.info ?? null))
  acting = $derived.by(() => actingSeat(this.mine, this.data?.play ?? null, this.preferred))
  /** Several people look at this screen, and each has secrets. */
  shared = $derived.by(() => shares(this.held, this.secrets === true))
  /** Who asked to look at their own secrets while all were looking on. */
  curious = $state<number | null>(null)
  cover = $derived.by(() => (this.shared ? (this.curious ?? passTo(this.mine, this.data?.play ?? null, this.confirmed)) : null))
  /** Who acts plays with all looking on, and has something that only they may see. */
  veiled = $derived.by(() => this.shared && this.acting !== null && this.confirmed !== this.acting && (this.data?.play?.hidden.includes(this.acting) ?? false))
  /** Is what is here seen with the eyes that may look? */
  clear = $derived.by(() => eyesAgree(this.held, this.data?.info.you.seats ?? [], this.secrets === true, this.confirmed))

  readonly code: string
  readonly net: Connection
  readonly keys: Keyring
  private readonly hooks: SyncHooks
  private readonly off: (() => void)[]
  private readonly leave: () => boolean
  private round = 0
  /** The round of `watch` that is under way; 0: none. */
  private asking = 0
  private paging: Promise<void> | null = null

  constructor(code: string, net: Connection, keys: Keyring, hooks: SyncHooks = {}) {
    this.code = code
    this.net = net
    this.keys = keys
    this.hooks = hooks
    this.held = keys.of(code)
    this.leave = net.follow(`table ${code}`)
    this.off = [
      net.onStatus((status) => {
        if (status === 'open') void this.watch()
      }),
      net.on('update', (update) => {
        if (update.table !== code || !this.data) return
        // Who is let in hears the chat from its beginning; who no longer is has none.
        const letIn = this.data.info.you.let_in
        const asked = this.data.info.undo_request
        const merged = merge(this.data, update)
        this.take(merged.data)
        if (update.time_is_up) this.hooks.timeIsUp?.()
        if (!merged.whole || this.lostSeat(merged.data) || letIn !== merged.data.info.you.let_in) this.refresh()
        else if (update.play ?? update.changes) this.hooks.steps?.(merged.data.play, merged.steps, merged.stands)
        if (update.undone) this.hooks.undone?.(update.undone)
        else if (asked && update.declined !== undefined) this.hooks.declined?.(update.declined, asked.by)
        else if (asked && update.steps && !merged.data.info.undo_request) this.hooks.declined?.(null, asked.by)
      }),
      net.on('chat', ({ table, line }) => {
        if (table !== code || !this.data) return
        this.data = addChat(this.data, line)
        this.hooks.chat?.(line)
      }),
      net.on('gone', ({ table, why }) => {
        if (table === code) this.gone = why
      }),
    ]
    if (net.status === 'open') void this.watch()
  }

  stop(): void {
    this.round++
    for (const off of this.off) off()
    // The same table may be watched anew already, from another seat: that goes on.
    if (this.leave() && this.net.status === 'open') this.net.call('unwatch', { table: this.code }).catch(() => undefined)
  }

  /** What a private table asks of those who come. */
  get opener(): { key?: string } {
    return this.held.key === undefined ? {} : { key: this.held.key }
  }

  /** Asks for everything anew, unless that is under way: what is answered then is newer than what came before it. */
  private refresh(): void {
    if (this.asking !== this.round) void this.watch()
  }

  /** Asks for everything anew, with the eyes that may look now. */
  async watch(): Promise<void> {
    const round = ++this.round
    this.asking = round
    const tokens = watchTokens(this.held)
    const look = whoLooks(this.held, this.secrets !== false, this.confirmed)
    try {
      const watched = await this.net.call('watch', { table: this.code, tokens, ...(look ? { look } : {}), ...this.opener })
      if (round !== this.round) return
      this.keys.drop(this.code, watched.dropped.flatMap((place) => tokens[place] ?? []))
      this.keys.noteGame(this.code, watched.info.game)
      this.keys.noteNames(this.code, watched.info.seats)
      this.held = this.keys.of(this.code)
      this.missing = false
      const data = fromWatch(watched)
      this.take(data)
      this.hooks.whole?.(data.play)
      if (this.sending?.lost) void this.transmit(this.sending)
    } catch (problem) {
      if (round !== this.round || problem instanceof LostError) return
      if (problem instanceof RpcError && problem.code === codes.noSuchTable) this.missing = true
      else this.hooks.problem?.(problem)
    } finally {
      if (round === this.round) this.asking = 0
    }
  }

  /** One page more of the log, if there is one. */
  earlier(): Promise<void> {
    const before = this.data?.log.from ?? 0
    if (!before) return Promise.resolve()
    this.paging ??= this.page(before).finally(() => (this.paging = null))
    return this.paging
  }

  /** All of the log, as far as it can be had. */
  async wholeLog(): Promise<readonly LogLine[]> {
    for (let before = Infinity; before > (this.data?.log.from ?? 0) && this.data?.log.from; ) {
      before = this.data.log.from
      await this.earlier()
    }
    return this.data?.log.lines ?? []
  }

  private async page(before: number): Promise<void> {
    const { round } = this
    try {
      const page = await this.net.call('log', { table: this.code, before })
      if (this.data && round === this.round) this.data = addPage(this.data, page)
    } catch (problem) {
      // Who scrolls up again asks again.
      if (problem instanceof RpcError) this.hooks.problem?.(problem)
    }
  }

  async learn(secrets: boolean): Promise<void> {
    if (this.secrets === secrets) return
    this.secrets = secrets
    if (Object.keys(this.held.seats).length > 1) await this.watch()
  }

  /** Tokens changed: look with the new ones. */
  async rekey(): Promise<void> {
    this.held = this.keys.of(this.code)
    await this.watch()
  }

  /** The person in this seat has the device now (null: all look on, and see what all may see). */
  async confirm(seat: number | null): Promise<void> {
    if (seat !== null) this.curious = null
    this.confirmed = seat
    this.preferred = seat
    await this.watch()
  }

  tokenOf(seat: number | null): string | null {
    return seat === null ? null : (this.held.seats[String(seat)] ?? null)
  }

  hostToken(): string | null {
    const info = this.data?.info
    if (!info?.you.host) return null
    return this.tokenOf(info.host ?? null) ?? this.held.host ?? null
  }

  /** Any token that speaks for this browser: who acts, else the first seat, else the host. */
  anyToken(): string | null {
    return this.tokenOf(this.acting) ?? this.tokenOf(this.mine[0] ?? null) ?? this.hostToken()
  }

  async choose(action: AnyAction, words?: string): Promise<void> {
    const play = this.data?.play
    if (!play || this.acting === null || this.sending) return
    const sending = { seat: this.acting, seq: play.seq, action, words, draws: [], total: this.data?.log.total ?? 0, lost: false }
    await this.send(sending)
  }

  private async send(sending: Sending): Promise<void> {
    this.asked = null
    this.sending = sending
    await this.transmit(sending)
  }

  private async transmit(sending: Sending): Promise<void> {
    const token = this.tokenOf(sending.seat)
    const { seq, action, words, draws } = sending
    if (!token) {
      this.sending = null
      return
    }
    try {
      // The number makes it safe to send again: the server takes each place once.
      await this.net.call('play', { table: this.code, token, seq, action, ...(words ? { words } : {}), ...(draws.length ? { draws: [...draws] } : {}) })
      if (!sending.lost || !this.sending) return
      this.sending = { ...sending, lost: false }
      this.hooks.settled?.('taken')
    } catch (problem) {
      if (problem instanceof LostError) {
        if (this.sending) this.sending = { ...sending, lost: true }
        return
      }
      this.sending = null
      const outcomes = asksForDraw(problem)
      if (outcomes) {
        this.asked = { outcomes, told: (value) => void this.send({ ...sending, draws: [...draws, value] }) }
        return
      }
      this.hooks.problem?.(problem)
      if (problem instanceof RpcError && problem.code === codes.oldSequence) void this.watch()
    }
  }

  /** A seat moved to another device, or was freed: its token sees no more. */
  private lostSeat({ info }: TableData): boolean {
    return Object.keys(this.held.seats).some((seat) => !info.you.held.includes(Number(seat)))
  }

  private take(data: TableData): void {
    if (this.asked && data.play?.seq !== this.data?.play?.seq) this.asked = null
    this.data = data
    const { sending } = this
    // Our action, or another that came first: either way it is not to be sent any more.
    if (!sending || (data.play && data.play.seq <= sending.seq)) return
    this.sending = null
    if (sending.lost) this.hooks.settled?.(fateOf(sending, data.log))
  }
}

/** Is it among what happened since? Of one's own seat one knows what was done. */
function fateOf({ seat, action, total }: Sending, { from, lines }: LogPage): Fate {
  const since = lines.slice(Math.max(0, total - from))
  return since.some((line) => !line.back && line.seat === seat && (!line.action || sameAction(line.action, action))) ? 'taken' : 'void'
}
