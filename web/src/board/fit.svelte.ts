// How large a drawing comes out in the room it has.
export class Fit {
  /** Of the room, in pixels; 0: not known yet. */
  across = $state(0)
  down = $state(0)

  scaleOf({ width, height }: { width: number; height: number }): number {
    return Math.min(this.across / width, this.down / height)
  }
}

/** Letters stay readable when the board is small: their size in units of the drawing. */
export function lettersAt(scale: number, most = 26): number {
  return Math.min(most, Math.max(17, 12 / (scale || 1)))
}
