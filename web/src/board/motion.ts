// Motion that explains, in beats of 150–450 ms, one after another; none for people who asked for none.

export const beats = { quick: 160, short: 260, long: 400 } as const

export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A duration, or nothing at all with reduced motion. */
export const moving = (ms: number): number => (calm() ? 0 : ms)

export interface Beat {
  ms: number
  show: () => void
}

/** Plays beats in order. A new reel, or `finish`, brings the running one to its end at once. */
export class Reel {
  #timer: ReturnType<typeof setTimeout> | undefined
  #left: Beat[] = []
  #done: (() => void) | undefined

  get running(): boolean {
    return this.#done !== undefined
  }

  /** `budget`: a longer reel is sped up to it. */
  play(reel: Beat[], done: () => void, budget = 6000): void {
    this.finish()
    this.#done = done
    const total = reel.reduce((sum, beat) => sum + beat.ms, 0)
    const pace = calm() ? 0 : Math.min(1, budget / Math.max(1, total))
    this.#left = reel.map((beat) => ({ ...beat, ms: beat.ms * pace }))
    this.#next()
  }

  finish(): void {
    clearTimeout(this.#timer)
    for (const beat of this.#left.splice(0)) beat.show()
    const done = this.#done
    this.#done = undefined
    done?.()
  }

  /** Stops without showing the rest. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#left = []
    this.#done = undefined
  }

  #next(): void {
    const beat = this.#left.shift()
    if (!beat) {
      this.finish()
      return
    }
    beat.show()
    if (beat.ms === 0) this.#next()
    else this.#timer = setTimeout(() => this.#next(), beat.ms)
  }
}

/** "No": a short shake of the head. */
export function shake(element: Element): void {
  if (calm() || typeof element.animate !== 'function') return
  element.animate(
    [0, -5, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 280, easing: 'ease-out' },
  )
}

const back = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2

/** Svelte transitions for pieces: paper set down, and paper taken away. */
export function settle(_node: Element, { delay = 0, duration = beats.short as number } = {}) {
  return {
    delay: moving(delay),
    duration: moving(duration),
    css: (t: number, u: number) =>
      `transform: translateY(${-26 * u}px) scale(${0.4 + 0.6 * back(t)}); opacity: ${Math.min(1, t * 2)}`,
  }
}

export function liftAway(_node: Element, { duration = beats.short as number } = {}) {
  return {
    duration: moving(duration),
    css: (t: number, u: number) => `transform: translateY(${-30 * u}px) rotate(${8 * u}deg); opacity: ${t}`,
  }
}

/** A two-sided tile turned over. */
export function turnOver(_node: Element, { duration = beats.long as number } = {}) {
  return { duration: moving(duration), css: (t: number) => `transform: scaleX(${Math.max(0.02, back(t))})` }
}
