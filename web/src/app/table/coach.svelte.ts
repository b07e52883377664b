// The coach at one table: asks what there is to say about the picture shown, and remembers what was told.
import type { AnyAction, Coached, CoachParams } from '../../protocol/generated'
import { hasLearned, keepLearned, keepLesson, lessonAt, type Lesson } from '../lessons_kept'

export interface CoachSource {
  code: string
  game: () => string
  /** Has the game a lesson? */
  exists: () => boolean
  token: () => string | null
  ask: (params: CoachParams) => Promise<Coached | null>
}

export class Coach {
  on = $state(false)
  said = $state.raw<Coached | null>(null)
  /** All of it was told. */
  done = $state(false)
  /** How many moments the lesson has; 0: not known yet. */
  of = $state(0)
  told = $state.raw<string[]>([])

  private lesson: Lesson
  private asked = 0
  private readonly from: CoachSource

  constructor(from: CoachSource) {
    this.from = from
    this.lesson = lessonAt(from.code)
    this.on = this.lesson.on
    this.told = this.lesson.told
  }

  /** Once for each table. */
  get goalSeen(): boolean {
    return this.lesson.goal
  }

  /** To somebody new, where there is a lesson. */
  get offered(): boolean {
    return !this.on && this.exists && !hasLearned(this.from.game())
  }

  get exists(): boolean {
    return this.from.exists()
  }

  seeGoal(): void {
    this.keep({ goal: true })
  }

  /** From its beginning, or from where it was left. */
  begin(): void {
    this.on = true
    this.done = false
    // Who heard all of it hears it again.
    if (this.of && this.told.length >= this.of) this.told = []
    this.keep({ on: true })
  }

  /** "I know how this goes." */
  leave(): void {
    this.on = false
    this.hush()
    keepLearned(this.from.game())
    this.keep({ on: false })
  }

  /** It was read. */
  next(): void {
    this.tell()
    void this.listen()
  }

  /** The person did something, whatever it was. */
  act(): void {
    this.tell()
  }

  /** The picture is current: what is there to say about it? */
  async listen(): Promise<void> {
    const round = ++this.asked
    const token = this.from.token()
    if (!this.on || !token) return
    const said = await this.from.ask({ table: this.from.code, token, told: this.told }).catch(() => null)
    if (round !== this.asked || !this.on) return
    this.said = said
    if (said) this.of = said.of
  }

  /** The game goes on: what was said was about another picture. */
  hush(): void {
    this.asked++
    this.said = null
  }

  get proposed(): readonly AnyAction[] {
    return this.on ? (this.said?.proposed ?? []) : []
  }

  private tell(): void {
    if (!this.said) return
    if (!this.told.includes(this.said.id)) this.told = [...this.told, this.said.id]
    this.said = null
    if (this.of && this.told.length >= this.of) {
      this.done = true
      keepLearned(this.from.game())
    }
    this.keep({})
  }

  private keep(more: Partial<Lesson>): void {
    this.lesson = { ...this.lesson, on: this.on, told: this.told, ...more }
    keepLesson(this.from.code, this.lesson)
  }
}
