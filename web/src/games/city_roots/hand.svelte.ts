// What the person holds while deciding.
import type { Hand } from '../../board/hand.svelte'

export class CityHand implements Hand {
  /** The space of the tile that is taken up. */
  taken = $state<string | null>(null)

  putDown(): void {
    this.taken = null
  }
}
