// Looking at the past: the game after each of its actions, fetched when wanted and kept.
import type { Happening } from '../../board/contract'
import type { Connection } from '../../net/connection'
import type { Hindsight, PastView } from '../../protocol/generated'

const stepTime = 900
const glance = 250
/** So many the server gives at once. */
export const mostPlaces = 120

export class Past {
  /** After how many actions; null: now. */
  count = $state<number | null>(null)
  shown = $state.raw<PastView | null>(null)
  playing = $state.raw<Happening[]>([])
  running = $state(false)
  /** What a hard bot would have done there, once somebody asked. */
  hindsight = $state.raw<Hindsight | null>(null)
  /** It thinks. */
  asking = $state(false)

  private known: Record<number, Promise<PastView>> = {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted = 0
  private readonly code: string
  private readonly net: Connection
  private readonly problem: (problem: unknown) => void

  private readonly learn: (view: PastView) => void

  /** `learn`: hears of each position that is shown. */
  constructor(code: string, net: Connection, problem: (problem: unknown) => void, learn: (view: PastView) => void = () => undefined) {
    this.code = code
    this.net = net
    this.problem = problem
    this.learn = learn
  }

  /** Places above `line` stand no more: they were undone, or are seen with other eyes now. */
  forget(line = -1): void {
    for (const count of Object.keys(this.known).map(Number)) if (count > line) delete this.known[count]
    if (this.count === null) return
    if (this.count > line) this.back()
    // What was decided there is not decided any more.
    else if (this.count === line) this.closeHindsight()
  }

  async askHindsight(): Promise<void> {
    const { count } = this
    if (count === null || this.asking) return
    this.pause()
    this.asking = true
    try {
      const hindsight = await this.net.call('hindsight', { table: this.code, count })
      if (count === this.count) this.hindsight = hindsight
    } catch (problem) {
      this.problem(problem)
    } finally {
      this.asking = false
    }
  }

  async showHindsight(count: number): Promise<void> {
    this.pause()
    await this.show(count)
    if (this.count === count) await this.askHindsight()
  }

  closeHindsight(): void {
    this.hindsight = null
  }

  async show(count: number): Promise<void> {
    const wanted = ++this.wanted
    const before = this.count
    this.count = count
    this.closeHindsight()
    try {
      const view = await this.at(count)
      if (wanted !== this.wanted) return
      this.shown = view
      this.learn(view)
      this.playing = before !== null && count === before + 1 ? view.events : []
    } catch (problem) {
      if (wanted === this.wanted) this.back()
      this.problem(problem)
    }
  }

  back(): void {
    this.wanted++
    this.pause()
    this.closeHindsight()
    this.count = null
    this.shown = null
    this.playing = []
  }

  /** Plays on, from the start if at the end. */
  run(line: number): void {
    this.running = true
    const from = this.count === null || this.count >= line ? 0 : this.count + 1
    void this.show(from).then(() => this.tick(line))
  }

  /** Shows this one step again: what it changes moves on the board. */
  async flash(count: number): Promise<void> {
    this.pause()
    if (count > 0) await this.show(count - 1)
    if (this.count !== Math.max(0, count - 1)) return
    this.timer = setTimeout(() => void this.show(count), glance)
  }

  /** Shows the steps after the first `from` once more, up to `to`. */
  async replay(from: number, to: number): Promise<void> {
    this.pause()
    await this.show(from)
    this.running = true
    this.tick(to)
  }

  pause(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  at(count: number): Promise<PastView> {
    const known = this.known[count]
    if (known) return known
    const view = this.net.call('at', { table: this.code, count })
    this.known[count] = view
    view.catch(() => delete this.known[count])
    return view
  }

  /** The game after each of these counts, up to `mostPlaces`; without them, evenly apart from its start to its end. */
  several(counts?: number[]): Promise<PastView[]> {
    return this.net.call('history', { table: this.code, ...(counts ? { counts } : { most: mostPlaces }) })
  }

  private tick(line: number): void {
    clearTimeout(this.timer)
    if (!this.running || this.count === null) return
    if (this.count >= line) {
      this.running = false
      return
    }
    this.timer = setTimeout(() => {
      if (this.running && this.count !== null) void this.show(this.count + 1).then(() => this.tick(line))
    }, stepTime)
  }
}
