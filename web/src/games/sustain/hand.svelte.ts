// What the person holds or looks at while deciding, for the board and the choices under it.
export class CityHand {
  /** The investment space that is looked at. */
  spot = $state<string | null>(null)
  /** Explanations that were read. */
  read = $state<string[]>([])
}

/** What the fronts of solutions said, by spot: a card that is turned over shows what it promised. */
export class Fronts {
  readonly said = new Map<string, { title: string; pitch: string }>()
}
