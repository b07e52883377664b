// What a board shows while time passes: a scene, beat by beat, on its way to the newest view.
import { untrack } from 'svelte'
import type { Happening, View } from './contract'
import { Reel } from './motion'

/** How a game's happenings are played. Pure: the stage keeps the time. */
export interface Script<State, Summary, Scene, Event> {
  empty: Scene
  /** `before`: what is shown now, for pieces that keep their place. */
  sceneOf: (view: View<State, Summary>, before: Scene) => Scene
  /** What a step shows from its beginning, where events do not tell it. */
  opening?: (scene: Scene, view: View<State, Summary>) => Scene
  /** The scene after a beat. */
  after: (scene: Scene, beat: readonly Event[]) => Scene
  /** Which events are seen together; without it each is a beat of its own. */
  beatsOf?: (events: readonly Event[]) => Event[][]
  /** In milliseconds; 0: seen together with what comes next. */
  lengthOf: (event: Event) => number
}

/** Events gathered into beats: `joins` says whether one more belongs to the beat before it. */
export function gathered<Event>(events: readonly Event[], joins: (event: Event, beat: readonly Event[]) => boolean): Event[][] {
  const beats: Event[][] = []
  for (const event of events) {
    const last = beats.at(-1)
    if (last && joins(event, last)) last.push(event)
    else beats.push([event])
  }
  return beats
}

// The page waits no longer than this for one step.
const budget = 2200

export class Stage<State, Summary, Scene, Event> {
  scene: Scene
  /** The events of the beat that plays. */
  beat: readonly Event[] = $state.raw([])
  playing = $state(false)
  readonly #script: Script<State, Summary, Scene, Event>
  readonly #reel = new Reel()

  constructor(script: Script<State, Summary, Scene, Event>) {
    this.#script = script
    this.scene = $state.raw(script.empty)
  }

  /** Shows what a component is given: to be called while it is made. */
  follow(view: () => View<State, Summary>, playing: () => readonly Happening[]): this {
    let shown: State | null = null
    let played: unknown = null
    $effect.pre(() => {
      const next = view()
      const { state } = next
      const happenings = playing()
      untrack(() => {
        if (shown && happenings !== played && happenings.length > 0) this.play(happenings, next)
        else if (state !== shown) this.set(next)
        shown = state
        played = happenings
      })
    })
    $effect(() => () => this.stop())
    return this
  }

  /** Straight to the view, without a play. */
  set(view: View<State, Summary>): void {
    this.stop()
    this.playing = false
    this.beat = []
    this.scene = this.#script.sceneOf(view, this.scene)
  }

  /** From what is shown now through the happenings to the view. An older step still playing ends at once. */
  play(happenings: readonly Happening[], view: View<State, Summary>): void {
    const events = happenings.map(({ event }) => event as Event)
    const beats = this.#script.beatsOf?.(events) ?? events.map((event) => [event])
    this.#reel.finish()
    this.playing = true
    this.scene = this.#script.opening?.(this.scene, view) ?? this.scene
    const reel = beats.map((beat, i) => {
      const ms = Math.max(0, ...beat.map(this.#script.lengthOf))
      return { ms, show: () => this.#show(beat, beats[i + 1] ?? [], ms) }
    })
    this.#reel.play(reel, () => this.set(view), budget)
  }

  stop(): void {
    this.#reel.drop()
    this.rest?.()
  }

  /** For pieces with a motion of their own: the scene is still the one before the beat. */
  protected enter?(beat: readonly Event[], next: readonly Event[], ms: number): void

  /** Nothing moves any more. */
  protected rest?(): void

  #show(beat: readonly Event[], next: readonly Event[], ms: number): void {
    this.enter?.(beat, next, ms)
    this.scene = this.#script.after(this.scene, beat)
    this.beat = beat
  }
}
