// What a person holds before a choice is made: a car, the turning of a tile, what is looked at. Board and choices share it;
// each new decision begins with empty hands.
import type { Choice } from '../../board/contract'

export class Hand {
  car: number | null = $state(null)
  /** Which of the turnings the tile lies in. */
  turning = $state(0)
  looked: Choice | null = $state.raw(null)
}

const hands = new WeakMap<readonly Choice[], Hand>()

/** The hand that goes with a list of choices. */
export function handOf(legal: readonly Choice[]): Hand {
  let hand = hands.get(legal)
  if (!hand) {
    hand = new Hand()
    hands.set(legal, hand)
  }
  return hand
}
