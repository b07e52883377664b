// The hands at one table: made when first asked for, gone with the table.

export interface Hand {
  /** A new decision begins with empty hands. */
  putDown?(): void
}

export type Kind<T> = new () => T
/** A seat, who looks on, or all of them. */
export type Whose = number | null | 'table'

export class Hands {
  readonly #made = new Map<Whose, Map<Kind<object>, object>>()

  of<T extends object>(kind: Kind<T>, whose: Whose): T {
    let mine = this.#made.get(whose)
    if (!mine) this.#made.set(whose, (mine = new Map()))
    let hand = mine.get(kind)
    if (!hand) mine.set(kind, (hand = new kind()))
    return hand as T
  }

  putDown(): void {
    for (const mine of this.#made.values()) for (const hand of mine.values()) (hand as Hand).putDown?.()
  }
}
