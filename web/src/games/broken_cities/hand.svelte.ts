// What the person holds while deciding, for the board and the choices under it: nothing, or the retrofit.
import type { Mode } from './targets'

class Hand {
  mode = $state<Mode>('plain')
}

export const hand = new Hand()
