// The course of each table, asked for one after another: each is some work for the server.
import type { Course } from '../../protocol/generated'

export class Courses {
  /** By number of the table; missing where there is none (yet). */
  of = $state.raw<Readonly<Record<number, Course>>>({})
  /** All have been asked for. */
  done = $state(false)
  readonly #ask: (table: number) => Promise<Course>
  #round = 0

  constructor(ask: (table: number) => Promise<Course>) {
    this.#ask = ask
  }

  async load(tables: readonly number[]): Promise<void> {
    const round = ++this.#round
    this.done = false
    for (const table of tables) {
      try {
        const course = await this.#ask(table)
        if (round !== this.#round) return
        this.of = { ...this.of, [table]: course }
      } catch {
        // A game with secrets that is not over, or an old one: the rest is shown without.
        if (round !== this.#round) return
      }
    }
    this.done = true
  }

  stop(): void {
    this.#round++
  }
}
