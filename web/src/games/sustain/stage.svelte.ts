// What the board shows while time passes: the city, event by event, on its way to the newest state.
import type { Happening } from '../../board/contract'
import { beats, Reel, type Beat } from '../../board/motion'
import { after, emptyScene, sceneOf, touched, type Scene } from './scene'
import type { CityEvent, Indicator, State } from './types'

const lengths: Partial<Record<CityEvent['kind'], number>> = {
  moved: beats.long,
  marked: beats.long,
  came: beats.short,
  placed: beats.long,
}

// The page waits no longer than this for one step.
const budget = 2200

export class Stage {
  scene: Scene = $state.raw(emptyScene())
  /** The indicator that moves at this moment, and the arrow that moves it. */
  touched: Indicator | null = $state(null)
  cause: string | null = $state(null)
  playing = $state(false)
  #reel = new Reel()

  /** Straight to the state, without a play. */
  set(state: State): void {
    this.#reel.drop()
    this.playing = false
    this.touched = null
    this.cause = null
    this.scene = sceneOf(state)
  }

  /** From what is shown now through the happenings to the state. */
  play(happenings: readonly Happening[], state: State): void {
    const reel: Beat[] = happenings.flatMap((happening) => {
      const event = happening.event as CityEvent
      const ms = lengths[event.kind] ?? 0
      return ms === 0 ? [] : [{ ms, show: () => this.#show(event) }]
    })
    this.#reel.finish()
    this.playing = true
    this.#reel.play(reel, () => this.set(state), budget)
  }

  stop(): void {
    this.#reel.drop()
  }

  #show(event: CityEvent): void {
    this.scene = after(this.scene, event)
    this.touched = touched(event)
    this.cause = this.touched ? (event.cause ?? null) : null
  }
}
