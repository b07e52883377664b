// What going back is open to the people at this screen. Pure.
import type { Position } from '../../net/table_data'
import type { AnyAction, Info, LogLine } from '../../protocol/generated'

export interface Undoing {
  seat: number
  /** How many actions of the line would remain. */
  to: number
  /** Others acted since, or something was drawn: it is not done without a question. */
  ask: boolean
}

/** Taking back the last step of one of `mine`: free if it may be, else by asking. */
export function lastStep(play: Position | null, log: readonly LogLine[], mine: readonly number[]): Undoing | null {
  if (!play) return null
  const free = freeSeat(play, mine)
  if (free !== null) return { seat: free, to: play.line - 1, ask: false }
  const last = log.filter((line) => !line.undone && !line.back && line.seat !== undefined && mine.includes(line.seat)).at(-1)
  return last?.seat !== undefined ? { seat: last.seat, to: last.count - 1, ask: true } : null
}

/** Back to the start of what is freely mine, where that is more than one step. */
export function wholeTurn(play: Position | null, mine: readonly number[]): Undoing | null {
  if (!play) return null
  const seat = freeSeat(play, mine)
  const to = seat === null ? play.line : (play.undo[String(seat)]?.free_to ?? play.line)
  return seat !== null && to < play.line - 1 ? { seat, to, ask: false } : null
}

function freeSeat(play: Position, mine: readonly number[]): number | null {
  let best: number | null = null
  for (const seat of mine) {
    const to = play.undo[String(seat)]?.free_to ?? play.line
    const known = best === null ? play.line : (play.undo[String(best)]?.free_to ?? play.line)
    if (to < known) best = seat
  }
  return best
}

/** The people to ask. Bots agree, but not past what was drawn. */
export function toAsk(info: Info, mine: readonly number[]): number[] {
  return info.seats.filter((s) => s.kind === 'person' && !mine.includes(s.seat)).map((s) => s.seat)
}

/** Was something drawn or turned up that would be taken back? */
export const drawnSince = (play: Position, { seat, to }: Undoing): boolean => to < (play.undo[String(seat)]?.plain_to ?? 0)

/** Nobody is there who could agree to forget what was drawn. */
export function barred(play: Position, info: Info, undoing: Undoing, mine: readonly number[]): boolean {
  return undoing.ask && info.purpose !== 'practice' && !toAsk(info, mine).length && drawnSince(play, undoing)
}

/** One thing that goes: a step of mine, or the turn of another. */
export interface Taken {
  seat: number
  own: boolean
  sentences: readonly string[]
  action?: AnyAction
}

/** What stands now and would not after the first `to` actions, in the order of play. */
export function takenBack(log: readonly LogLine[], to: number, mine: readonly number[]): Taken[] {
  const taken: Taken[] = []
  for (const { seat, count, undone, back, sentences, action } of log) {
    if (undone || back || seat === undefined || count <= to) continue
    const own = mine.includes(seat)
    const last = taken.at(-1)
    if (!own && last?.seat === seat) continue
    taken.push({ seat, own, sentences, ...(action ? { action } : {}) })
  }
  return taken
}
