// What is shown follows what is so, one step after another: frames wait until the one before was seen.
import type { Happening } from '../../board/contract'
import type { Position } from '../../net/table_data'
import type { Step } from '../../protocol/generated'
import { readingTime, sceneAfter, type Scene } from './scene'

interface Frame {
  play: Position
  happenings: Happening[]
  step: Step | undefined
}

const perHappening = 260
const shortest = 150
const longest = 2200
const momentOther = 3200
const momentLine = 150
const momentMine = 9000

export interface PlaybackHooks {
  isMoment: (happening: Happening, step: readonly Happening[]) => boolean
  /** Are moments seen before their step is played? */
  momentFirst?: () => boolean
  /** No motion is wanted. */
  still: () => boolean
  /** Nobody looks: nothing is waited for. */
  away?: () => boolean
  /** How slowly, as a factor; 0: at once. */
  slowness?: () => number
  /** The seats of those in front of the screen. */
  mine: () => readonly number[]
  shown?: (frame: Frame) => void
  /** All is shown up to here, and there was time to read it. */
  seen?: (play: Position) => void
}

export class Playback {
  play = $state.raw<Position | null>(null)
  playing = $state.raw<Happening[]>([])
  moment = $state.raw<Happening | null>(null)
  /** The moment that is being shown, or comes when its step was: all that is shown belongs to it. */
  headline = $state.raw<Happening | null>(null)
  /** The step that the moment is part of. */
  around = $state.raw<Happening[]>([])
  /** The happenings of the step shown last, animated or not. */
  told = $state.raw<Happening[]>([])
  /** The turn of another that is being shown. */
  scene = $state.raw<Scene | null>(null)
  /** Frames that wait, the running one included. */
  behind = $state(0)

  private queue: Frame[] = []
  private moments: Happening[] = []
  /** A step whose moments come first: it is not shown yet. */
  private held: Frame | null = null
  private running = false
  private covered = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly hooks: PlaybackHooks

  constructor(hooks: PlaybackHooks) {
    this.hooks = hooks
  }

  /** Shows this at once; nothing before it matters any more. */
  reset(play: Position | null): void {
    clearTimeout(this.timer)
    this.queue = []
    this.moments = []
    this.moment = null
    this.headline = null
    this.held = null
    this.running = false
    this.behind = 0
    this.playing = []
    this.scene = null
    this.play = play
    if (play) this.hooks.seen?.(play)
  }

  /** Shows it after what waits already. */
  push(play: Position, happenings: Happening[], step?: Step): void {
    this.queue.push({ play, happenings, step })
    this.behind = this.queue.length + (this.running ? 1 : 0)
    if (!this.running && !this.covered) this.next()
  }

  /** The newest is told anew, without anything having happened: its clock, say. */
  amend(play: Position): void {
    const last = this.queue.at(-1) ?? this.held
    if (last) last.play = play
    else this.play = play
  }

  /** A card of the page lies over the board: what comes waits behind it. */
  cover(on: boolean): void {
    this.covered = on
    if (!on && !this.running && this.queue.length) this.next()
  }

  /** To the newest at once. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.held
    const play = last?.play ?? this.play
    this.reset(play)
    if (!last) return
    this.told = last.happenings
    this.hooks.shown?.(last)
  }

  /** What is shown was read: on to the next. */
  goOn(): void {
    if (!this.running || this.moment) return
    clearTimeout(this.timer)
    this.nextMoment()
  }

  /** The card was read. */
  momentDone(): void {
    if (!this.moment) return
    clearTimeout(this.timer)
    this.moment = null
    this.nextMoment()
  }

  private next(): void {
    if (this.covered && this.queue.length) {
      this.running = false
      return
    }
    const frame = this.queue.shift()
    this.behind = this.queue.length + (frame ? 1 : 0)
    this.running = frame !== undefined
    if (!frame) {
      this.headline = null
      return this.rest()
    }
    this.around = frame.happenings
    const pass = this.queue.length > 3 || this.hooks.away?.()
    this.moments = pass ? [] : frame.happenings.filter((h) => this.hooks.isMoment(h, frame.happenings))
    this.headline = this.moments[0] ?? null
    if (this.moments.length > 0 && this.hooks.momentFirst?.()) {
      this.held = frame
      this.nextMoment()
    } else this.show(frame)
  }

  /** Everything was shown. */
  private rest(): void {
    const { play } = this
    if (!play) return
    if (play.standing.over || this.decides(play)) this.scene = null
    this.hooks.seen?.(play)
  }

  private decides(play: Position): boolean {
    const mine = this.hooks.mine()
    return play.deciders.some((seat) => mine.includes(seat))
  }

  private show(frame: Frame): void {
    this.play = frame.play
    this.told = frame.happenings
    this.playing = this.hooks.still() || this.hooks.away?.() ? [] : frame.happenings
    this.scene = sceneAfter(this.scene, frame.step, this.hooks.mine())
    this.hooks.shown?.(frame)
    // Who lags behind hurries.
    this.timer = setTimeout(() => this.nextMoment(), this.timeFor(frame) / (1 + this.queue.length))
  }

  private timeFor({ happenings, step }: Frame): number {
    if (this.hooks.away?.()) return 0
    const slowness = this.hooks.slowness?.() ?? 1
    const told = happenings.filter((h) => h.sentence !== '').length
    const motion = this.hooks.still() ? 0 : Math.min(longest, Math.max(shortest, told * perHappening))
    const reading = this.scene && (told || step?.because) ? readingTime(this.scene) : 0
    return Math.max(Math.min(motion, shortest), slowness * Math.max(motion, reading))
  }

  private nextMoment(): void {
    const moment = this.moments.shift()
    const { held } = this
    if (!moment) {
      this.held = null
      this.headline = null
      if (held) this.show(held)
      else this.next()
      return
    }
    this.moment = moment
    this.headline = moment
    const play = held?.play ?? this.play
    const slowly = Math.min(momentMine, momentOther + this.around.length * momentLine)
    const stays = play && this.decides(play) ? momentMine : slowly
    this.timer = setTimeout(() => this.momentDone(), stays)
  }
}
