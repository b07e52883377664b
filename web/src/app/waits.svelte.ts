// What people wait for. A short wait is nobody's business; a longer one is said, so that nothing looks broken.

const patience = 1000

export class Waits {
  /** Somebody has waited longer than a moment. */
  long = $state(false)
  private under = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** A wait begins; what comes back ends it. */
  begin(): () => void {
    if (this.under++ === 0) this.timer = setTimeout(() => (this.long = true), patience)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      if (--this.under > 0) return
      clearTimeout(this.timer)
      this.long = false
    }
  }
}

export const waits = new Waits()
