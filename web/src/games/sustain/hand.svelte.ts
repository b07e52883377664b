// What the person holds or looks at while deciding, for the board and the choices under it.
export class CityHand {
  /** The investment space that is looked at. */
  spot = $state<string | null>(null)
  /** Explanations that were read. */
  read = $state<string[]>([])
}
