// What the board shows while time passes: the scene, beat by beat, on its way to the newest state.
import type { Happening } from '../../board/contract'
import { beats, Reel, type Beat } from '../../board/motion'
import { after, emptyScene, moments, sceneOf, type Scene } from './scene'
import type { CityEvent, State } from './types'

const lengths: Record<string, number> = {
  built: beats.short,
  removed: beats.short,
  flipped: beats.long,
  moved: beats.long,
  swapped: beats.long,
  displaced: 440,
  returned: beats.long,
  protected: beats.short,
  'protection-expired': beats.quick,
  'residents-added': beats.short,
  'residents-removed': beats.short,
}

// The page waits no longer than this for one step.
const budget = 2200

export class Stage {
  scene: Scene = $state.raw(emptyScene())
  /** Spaces from which a wave spreads, of the beat that plays. */
  waves: string[] = $state.raw([])
  playing = $state(false)
  #reel = new Reel()

  /** Straight to the state, without a play. */
  set(state: State): void {
    this.#reel.drop()
    this.playing = false
    this.waves = []
    this.scene = sceneOf(state, this.scene)
  }

  /** From what is shown now through the happenings to the state. */
  play(happenings: readonly Happening[], state: State): void {
    const reel: Beat[] = moments(happenings.map((happening) => happening.event as CityEvent)).flatMap((events) => {
      const ms = Math.max(0, ...events.map((event) => lengths[event.kind] ?? 0))
      return ms === 0 ? [] : [{ ms, show: () => this.#show(events) }]
    })
    this.#reel.finish()
    this.playing = true
    this.#reel.play(reel, () => this.set(state), budget)
  }

  stop(): void {
    this.#reel.drop()
  }

  #show(events: CityEvent[]): void {
    this.scene = events.reduce(after, this.scene)
    this.waves = events.flatMap((event) => {
      const spreads = event.kind === 'flipped' || (event.kind === 'built' && event.tile === 'corporation')
      return spreads && event.space ? [event.space] : []
    })
  }
}
