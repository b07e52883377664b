// The plan of tables before the start: what the server has, and what was just moved here. Headless.
import { tell } from '../../app/toasts.svelte'
import type { ClassPupil } from '../../protocol/generated'
import type { Desk } from './desk.svelte'
import { filled, mostTables, moved, placeless, planOf, samePlan, type Goal, type Plan } from './plan'

export class Planner {
  private readonly desk: Desk
  /** Moved here, and not yet told by the server. */
  private hoped = $state.raw<Plan | null>(null)
  /** What the last arranging replaced. */
  private replaced = $state.raw<Plan | null>(null)

  constructor(desk: Desk) {
    this.desk = desk
  }

  get told(): Plan {
    return planOf(this.desk.info)
  }

  get plan(): Plan {
    return this.hoped ?? this.told
  }

  get waiting(): ClassPupil[] {
    return placeless(this.desk.info.pupils, this.plan)
  }

  get mayUndo(): boolean {
    return this.replaced !== null
  }

  /** Seats of a table, and tables of the class, at most. */
  get limits(): { most: number; tables: number } {
    const { game, info } = this.desk
    return { most: game?.seats.max ?? 6, tables: mostTables(game, info.pool !== undefined) }
  }

  async move(pupil: number, goal: Goal, onto?: number): Promise<void> {
    const next = moved(this.plan, pupil, goal, { ...this.limits, onto })
    if (next) return this.arrange(next)
    const there = typeof goal === 'number' ? this.plan[goal - 1] : undefined
    if (there && !there.includes(pupil)) tell(`Table ${goal} is full. Move somebody else away first, or drop on a name to change places.`)
    else if (goal === 'new' && this.plan.length >= this.limits.tables) tell(`This game has ${this.limits.tables} tables at most.`)
  }

  /** Those without a place get one; all others stay where they are. */
  fill(): Promise<void> {
    const { game, info } = this.desk
    const wanted = info.settings.seats || game?.seats.standard || 4
    const pupils = this.waiting.map(({ pupil }) => pupil)
    return this.arrange(filled(this.plan, pupils, { wanted, ...this.limits }))
  }

  /** All tables anew, as the server finds it good. */
  async anew(): Promise<void> {
    const before = this.plan
    if (!(await this.desk.call('class_arrange', {}))) return
    this.replaced = before.length ? before : null
  }

  async undo(): Promise<void> {
    const before = this.replaced
    if (before) await this.arrange(before)
  }

  /** The server has it, or something newer. */
  settle(): void {
    if (this.hoped && samePlan(this.hoped, this.told)) this.hoped = null
  }

  private async arrange(plan: Plan): Promise<void> {
    this.replaced = null
    this.hoped = plan
    const done = await this.desk.call('class_arrange', { tables: plan.map((table) => [...table]) })
    if (!done) this.hoped = null
    // Somebody may have left meanwhile: the server's word holds.
    else setTimeout(() => this.hoped === plan && (this.hoped = null), 2000)
  }
}
