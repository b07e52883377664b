// The boards of all tables, asked for when something has changed there, and not too often.
import type { ClassBoard, ClassTable } from '../../protocol/generated'

interface Followed {
  /** The newest that the class has told of. */
  seq: number
  /** When it was asked for last. */
  asked: number
  busy: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

export class Boards {
  /** By number of the table. */
  shown = $state.raw<Readonly<Record<number, ClassBoard>>>({})
  readonly #ask: (table: number) => Promise<ClassBoard>
  readonly #followed: Record<number, Followed> = {}
  /** Milliseconds between two pictures of the same table. */
  #least = 1000
  #stopped = false

  constructor(ask: (table: number) => Promise<ClassBoard>) {
    this.#ask = ask
  }

  /** The tables as the class tells of them. */
  follow(tables: readonly Pick<ClassTable, 'number' | 'seq'>[]): void {
    // Many boards are much to draw: each of them a little less often.
    this.#least = Math.max(1000, tables.length * 200)
    for (const { number, seq } of tables) {
      const one = (this.#followed[number] ??= { seq, asked: -Infinity, busy: false, timer: undefined })
      one.seq = seq
      this.#plan(number, one)
    }
  }

  stop(): void {
    this.#stopped = true
    for (const { timer } of Object.values(this.#followed)) clearTimeout(timer)
  }

  #plan(number: number, one: Followed): void {
    if (this.#stopped || one.busy || one.timer || (this.shown[number]?.seq ?? -1) >= one.seq) return
    const wait = one.asked + this.#least - Date.now()
    if (wait <= 0) void this.#fetch(number, one)
    else one.timer = setTimeout(() => void this.#fetch(number, one), wait)
  }

  async #fetch(number: number, one: Followed): Promise<void> {
    const wanted = one.seq
    one.timer = undefined
    one.busy = true
    one.asked = Date.now()
    const board = await this.#ask(number).catch(() => null)
    one.busy = false
    // One that cannot be seen just now is asked for again with the next change.
    if (!board || this.#stopped) return
    this.shown = { ...this.shown, [number]: board }
    if (one.seq !== wanted) this.#plan(number, one)
  }
}
