// What is shown follows what is so, one step after another: frames wait until the one before was seen.
import type { Happening } from '../../board/contract'
import type { Position } from '../../net/table_data'

interface Frame {
  play: Position
  happenings: Happening[]
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
  /** No motion is wanted, or nobody looks. */
  still: () => boolean
  /** Does the person in front of the screen decide next? */
  mine: (play: Position) => boolean
  shown?: (frame: Frame) => void
}

export class Playback {
  play = $state.raw<Position | null>(null)
  playing = $state.raw<Happening[]>([])
  moment = $state.raw<Happening | null>(null)
  /** The happenings of the step shown last, animated or not. */
  told = $state.raw<Happening[]>([])
  /** Frames that wait, the running one included. */
  behind = $state(0)

  private queue: Frame[] = []
  private moments: Happening[] = []
  /** A step whose moments come first: it is not shown yet. */
  private held: Frame | null = null
  private running = false
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
    this.held = null
    this.running = false
    this.behind = 0
    this.playing = []
    this.play = play
  }

  /** Shows it after what waits already. */
  push(play: Position, happenings: Happening[]): void {
    this.queue.push({ play, happenings })
    this.behind = this.queue.length + (this.running ? 1 : 0)
    if (!this.running) this.next()
  }

  /** To the newest at once. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.held
    const play = last?.play ?? this.play
    const happenings = last?.happenings ?? []
    this.reset(play)
    if (last) this.hooks.shown?.({ play: last.play, happenings })
  }

  /** The card was read. */
  momentDone(): void {
    if (!this.moment) return
    clearTimeout(this.timer)
    this.moment = null
    this.nextMoment()
  }

  private next(): void {
    const frame = this.queue.shift()
    this.behind = this.queue.length + (frame ? 1 : 0)
    this.running = frame !== undefined
    if (!frame) return
    this.told = frame.happenings
    this.moments = this.queue.length > 3 ? [] : frame.happenings.filter((h) => this.hooks.isMoment(h, frame.happenings))
    if (this.moments.length > 0 && this.hooks.momentFirst?.()) {
      this.held = frame
      this.nextMoment()
    } else this.show(frame)
  }

  private show(frame: Frame): void {
    const still = this.hooks.still()
    this.play = frame.play
    this.playing = still ? [] : frame.happenings
    this.hooks.shown?.(frame)
    const told = frame.happenings.filter((h) => h.sentence !== '').length
    const wait = still ? 0 : Math.min(longest, Math.max(shortest, told * perHappening))
    // Who lags behind hurries.
    this.timer = setTimeout(() => this.nextMoment(), wait / (1 + this.queue.length))
  }

  private nextMoment(): void {
    const moment = this.moments.shift()
    const { held } = this
    if (!moment) {
      this.held = null
      if (held) this.show(held)
      else this.next()
      return
    }
    this.moment = moment
    const play = held?.play ?? this.play
    const slowly = Math.min(momentMine, momentOther + this.told.length * momentLine)
    const stays = play && this.hooks.mine(play) ? momentMine : slowly
    this.timer = setTimeout(() => this.momentDone(), stays)
  }
}
