// What going back is open to the people at this screen. Pure.
import type { Position } from '../../net/table_data'
import type { Info, LogLine } from '../../protocol/generated'

export interface Undoing {
  seat: number
  /** How many actions of the line would remain. */
  to: number
  /** Others have to agree. */
  ask: boolean
}

/** Taking back the last step of one of `mine`: free if it may be, else by asking. */
export function lastStep(play: Position | null, log: readonly LogLine[], mine: readonly number[]): Undoing | null {
  if (!play) return null
  const free = freeSeat(play, mine)
  if (free !== null) return { seat: free, to: play.line - 1, ask: false }
  const last = log.filter((line) => !line.undone && line.seat !== undefined && mine.includes(line.seat)).at(-1)
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

/** Is there anybody to ask? Bots agree to everything. */
export function othersToAsk(info: Info, mine: readonly number[]): boolean {
  return info.seats.some((s) => s.kind === 'person' && !mine.includes(s.seat))
}
