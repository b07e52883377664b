// What the person holds or looks at while deciding, for the board and the choices under it.
import type { Hand } from '../../board/hand.svelte'
import type { Mode } from './targets'
import type { Price } from './types'

/** Something on the price sheet, and where it would do most for the own rent. */
export interface Plan {
  price: Price
  best: { space: string; rent: number } | null
}

export class CityHand implements Hand {
  mode = $state<Mode>('plain')
  plan = $state.raw<Plan | null>(null)

  putDown(): void {
    this.mode = 'plain'
    this.plan = null
  }
}
