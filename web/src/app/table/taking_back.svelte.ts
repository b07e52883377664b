// Taking back, and letting stand after all: what is open to the people at this screen, said, asked and done.
import type { Undone } from '../../protocol/generated'
import { attempt } from '../session.svelte'
import { listed } from '../text'
import { moveOn, tell } from '../toasts.svelte'
import type { Table } from './table.svelte'
import { barred, lastStep, takenBack, toAsk, wholeTurn, type Taken, type Undoing } from './undoing'

const unforgotten = 'Something was drawn or turned up since, and cannot be unseen: that stays. At a practice table it could be taken back.'

export class TakingBack {
  /** What would be taken back, while that is being asked. */
  doubt = $state.raw<Undoing | null>(null)
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  private play = $derived.by(() => this.table.sync.data?.play ?? null)
  private log = $derived.by(() => this.table.sync.data?.log.lines ?? [])
  step = $derived.by(() => lastStep(this.play, this.log, this.table.sync.mine))
  wholeTurn = $derived.by(() => wholeTurn(this.play, this.table.sync.mine))
  mustAsk = $derived.by(() => this.table.info !== null && toAsk(this.table.info, this.table.sync.mine).length > 0)
  /** What was taken back here last and may stand after all. */
  redoable = $derived.by(() => (this.table.info?.phase === 'playing' ? (this.play?.redo ?? null) : null))

  /** Why this is not taken back now; empty: it may be, or may be asked for. */
  whyNot(undoing: Undoing | null): string {
    const { info, sync } = this.table
    if (!undoing || !this.play || !info) return 'There is nothing of yours to take back.'
    if (info.phase === 'paused') return 'The game is paused.'
    return barred(this.play, info, undoing, sync.mine) ? unforgotten : ''
  }

  taken(to: number): Taken[] {
    return takenBack(this.log, to, this.table.sync.mine)
  }

  /** "Takes back: …" in a few words. */
  takes(to: number): string {
    const { labelOf, nameOf } = this.table
    const what = this.taken(to).map(({ seat, own, action }) => (own ? (action ? labelOf(action) : 'a choice of yours') : `${nameOf(seat)}’s turn`))
    return listed(what.length > 4 ? [...what.slice(0, 3), `${what.length - 3} more`] : what)
  }

  /** Takes back at once what is freely mine; asks first where more goes with it. */
  want(undoing: Undoing | null): void {
    const why = this.whyNot(undoing)
    if (why || !undoing) return tell(why, { passing: true })
    if (undoing.ask) this.doubt = undoing
    else void this.undo(undoing)
  }

  /** My own unfinished step, if that is free. */
  oneStep(): void {
    if (this.step && !this.step.ask && this.table.info?.phase === 'playing') void this.undo(this.step)
  }

  async undo(undoing: Undoing): Promise<void> {
    const { sync, looking, past } = this.table
    this.doubt = null
    const token = sync.tokenOf(undoing.seat)
    if (!token) return
    looking.clear()
    moveOn()
    past.back()
    const result = await attempt('undo', { table: sync.code, token, to: undoing.to })
    if (result?.asked) tell('The others are asked whether that may be taken back.')
  }

  async redo(): Promise<void> {
    const { sync, looking, past } = this.table
    const token = sync.tokenOf(this.redoable?.seat ?? null)
    if (!token) return tell('Nothing was taken back since the last action.', { passing: true })
    looking.clear()
    past.back()
    await attempt('redo', { table: sync.code, token })
  }

  async retract(seat: number): Promise<void> {
    const { sync } = this.table
    const token = sync.tokenOf(seat)
    if (token) await attempt('retract', { table: sync.code, token })
  }

  /** All are told; to those who did it themselves it is only an answer. */
  told({ by, retract, sentence }: Undone): void {
    if (!retract) tell(this.table.say(sentence), { passing: this.table.sync.mine.includes(by) })
  }

  declined(seat: number | null, asker: number): void {
    const { mine } = this.table.sync
    if (seat === null) {
      if (mine.includes(asker)) tell('The game went on before all had answered: nothing was taken back.')
    } else if (!mine.includes(seat)) tell(`${this.table.nameOf(seat)} said no: nothing was taken back.`)
  }
}
