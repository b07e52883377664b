// What the facilitator has before them: which sheet lies open, what is asked before it is done, the clock on the wall. Headless.
import { loadGame } from '../../app/games'
import { session } from '../../app/session.svelte'
import type { AnyVocabulary, GameModule, SeatFace } from '../../board/contract'
import { faceOf } from '../../board/players'
import type { Result } from '../../protocol/calls'
import type { ClassInfo, ClassLink, ClassSeat, ClassTable, ClassWords, GameInfo } from '../../protocol/generated'
import type { ClassMethod, ClassParams, Classroom } from '../classroom.svelte'

export type Sheet = 'announce' | 'hands' | 'door' | 'projector' | 'people' | 'settings' | 'lesson' | 'story' | 'helpers' | 'wall' | 'along' | 'leave' | 'more'

/** Something that is asked before it is done. */
export interface Question {
  title: string
  text: readonly string[]
  /** On the button that does it. */
  yes: string
  no?: string
  done: () => unknown
}

export class Desk {
  readonly room: Classroom
  /** Unix milliseconds, every second. */
  now = $state(Date.now())
  sheet = $state<Sheet | null>(null)
  /** The table whose sheet lies open. */
  open = $state<number | null>(null)
  /** The pupil whose sheet lies open. */
  pupil = $state<number | null>(null)
  question = $state.raw<Question | null>(null)
  slowestFirst = $state(false)
  /** For the game's story, plans and prizes. */
  words = $state.raw<ClassWords | null>(null)
  module = $state.raw<GameModule | null>(null)
  vocabulary = $state.raw<AnyVocabulary | null>(null)
  /** Links that were handed out since the page was opened. */
  screen = $state.raw<ClassLink | null>(null)
  helper = $state.raw<ClassLink | null>(null)

  constructor(room: Classroom) {
    this.room = room
  }

  get info(): ClassInfo {
    return this.room.info!
  }

  /** May do more than look and help. */
  get steers(): boolean {
    return this.room.you?.role === 'facilitator'
  }

  get game(): GameInfo | undefined {
    return session.game(this.info.game)
  }

  get openTable(): ClassTable | undefined {
    return this.info.tables.find(({ number }) => number === this.open)
  }

  call<M extends ClassMethod>(method: M, params: ClassParams<M>): Promise<Result<M> | null> {
    return this.room.call(method, params)
  }

  ask(question: Question): void {
    this.question = question
  }

  /** The answer was yes. */
  agree(): void {
    const question = this.question
    this.question = null
    void question?.done()
  }

  faceOf(seat: Pick<ClassSeat, 'seat' | 'name'>): SeatFace {
    return (this.module?.faceOf ?? faceOf)(seat.seat, seat.name)
  }

  /** The game's own words and pictures, each as it comes; the console works without them, too. */
  learn(game: string, version: number): void {
    const quiet = (): void => undefined
    session.net.call('class_words', { game }).then((words) => (this.words = words), quiet)
    loadGame(game).then((module) => (this.module = module), quiet)
    session.words.of(game, version).then((vocabulary) => (this.vocabulary = vocabulary), quiet)
  }
}
