// What a person holds or looks at while deciding, shared by the parts of a game's page. A table has one hand for each
// seat, made when it is first asked for and gone with the table.
import { getContext, setContext, untrack } from 'svelte'
import type { Choice } from './contract'

export interface Hand {
  /** A new decision begins with empty hands. */
  putDown?(): void
}

type Kind<T> = new () => T
type Whose = number | null | 'table'

const key = Symbol('hands')

class Hands {
  readonly seat: () => number | null
  readonly #made = new Map<Whose, Map<Kind<object>, object>>()

  constructor(seat: () => number | null) {
    this.seat = seat
  }

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

/** For a page with a table: hands for the parts below. `seat`: whose eyes look; `legal`: a new list is a new decision. */
export function giveHands(seat: () => number | null, legal: () => readonly Choice[]): void {
  const hands = new Hands(seat)
  setContext(key, hands)
  // Before anything is drawn: no part sees the new choices with the old hand.
  $effect.pre(() => {
    void legal()
    untrack(() => hands.putDown())
  })
}

/** `const hand = $derived.by(takeHand(MyHand))`. A part that stands alone has a hand of its own. */
export function takeHand<T extends object>(kind: Kind<T>): () => T {
  const hands = getContext<Hands | undefined>(key)
  const own = hands ? null : new kind()
  return () => own ?? hands!.of(kind, hands!.seat())
}

/** What all at the table know and a view no longer tells. */
export function takeShared<T extends object>(kind: Kind<T>): T {
  return getContext<Hands | undefined>(key)?.of(kind, 'table') ?? new kind()
}
