// What the person holds or looks at while deciding, for the board and the choices under it.
class Hand {
  /** The investment space that is looked at. */
  spot = $state<string | null>(null)
  /** Explanations that were read. */
  read = $state<string[]>([])
  /** What the fronts of solutions said, by spot: a card that is turned over shows what it promised. */
  readonly fronts = new Map<string, { title: string; pitch: string }>()
}

export const hand = new Hand()
