// What the person holds or looks at while deciding, for the board and the choices under it.
import type { Hand } from '../../board/hand.svelte'
import type { Mode } from './targets'
import type { BestPlace, ForSale, Vocabulary } from './types'

/** Something on the price sheet, and where it would do most for the own rent. */
export interface Plan {
  construction: ForSale
  words: Vocabulary['constructions'][string]
  best: BestPlace | null
}

export class CityHand implements Hand {
  mode = $state<Mode>('plain')
  plan = $state.raw<Plan | null>(null)
  /** Of the price sheet, by finger: the next tap buys it. */
  tapped = $state<ForSale | null>(null)

  putDown(): void {
    this.mode = 'plain'
    this.plan = null
    this.tapped = null
  }
}
