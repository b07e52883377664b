// What a person holds or looks at while deciding, shared by the parts of a game's page: one hand for each seat of a table.
import { getContext, setContext, untrack } from 'svelte'
import { Hands, type Hand, type Kind } from './hands'

export type { Hand }

interface Given {
  hands: Hands
  seat: () => number | null
}

const key = Symbol('hands')
const given = (): Given | undefined => getContext<Given | undefined>(key)

/** For a page with a table: hands for the parts below. `seat`: whose eyes look; `legal`: a new list is a new decision. */
export function giveHands(seat: () => number | null, legal: () => readonly unknown[]): void {
  const hands = new Hands()
  setContext<Given>(key, { hands, seat })
  // Before anything is drawn: no part sees the new choices with the old hand.
  $effect.pre(() => {
    void legal()
    untrack(() => hands.putDown())
  })
}

/** `const hand = $derived.by(takeHand(MyHand))`. A part that stands alone has a hand of its own. */
export function takeHand<T extends object>(kind: Kind<T>): () => T {
  const table = given()
  const own = table ? null : new kind()
  return () => own ?? table!.hands.of(kind, table!.seat())
}

/** What all at the table know and a view no longer tells. */
export function takeShared<T extends object>(kind: Kind<T>): T {
  return given()?.hands.of(kind, 'table') ?? new kind()
}
