// What the page knows of one table, and how updates change it. Pure.
import type { ChatLine, Info, LogLine, LogPage, Play, Step, Undone, Update, Watched } from '../protocol/generated'
import { changed, checksum } from './change'

/** The game as it stands. */
export type Position = Play

export interface TableData {
  info: Info
  play: Position | null
  /** From its line `from` to the newest. */
  log: LogPage
  chat: ChatLine[]
}

export interface Merged {
  data: TableData
  /** What is new to animate and tell. */
  steps: Step[]
  /** So many actions of the game before stand as they were. */
  stands: number
  /** False: something is missing; only another `watch` helps. */
  whole: boolean
}

export function fromWatch({ info, play, log, chat }: Watched): TableData {
  return { info, play: play ?? null, log, chat }
}

/** The game after an update; undefined: it says nothing of it, null: something is missing, or is not as it should be. */
function after({ play, changes }: Update, known: Play | null): Play | null | undefined {
  if (play || !changes) return play
  if (known?.edition !== changes.edition - 1) return null
  const next = changed(known, changes.play) as Play
  return changes.check === undefined || changes.check === checksum(next.view) ? next : null
}

export function merge(data: TableData, update: Update): Merged {
  const info = update.info ?? data.info
  const known = data.play
  const play = after(update, known)
  if (play === null) return { data: { ...data, info }, steps: [], stands: 0, whole: false }
  if (!play || (known && play.seq < known.seq)) return { data: { ...data, info }, steps: [], stands: known?.line ?? 0, whole: true }
  const undone = update.undone && update.undone.seq > (known?.seq ?? 0) ? update.undone : null
  const line = lineAfter(known?.line ?? 0, undone)
  const steps = (update.steps ?? []).filter((step) => step.count > line || (step.count === 0 && !known))
  const actions = steps.filter((step) => step.count > 0).length
  const missed = play.seq !== (known?.seq ?? 0) + actions + (undone ? 1 : 0) || play.line !== line + actions
  if (missed) return { data: { ...data, info }, steps: [], stands: 0, whole: false }
  const kept = undone ? struck(data.log.lines, undone, known?.line ?? 0) : data.log.lines
  const lines = [...(undone && !undone.retract ? [backLine(undone)] : []), ...steps.map(logLine)]
  const log = { from: data.log.from, total: data.log.total + lines.length, lines: [...kept, ...lines] }
  const stands = undone?.redo ? (known?.line ?? 0) : (undone?.to ?? line)
  return { data: { ...data, info, play, log }, steps, stands, whole: true }
}

/** An older page of the log, in front of what is here. */
export function addPage(data: TableData, page: LogPage): TableData {
  if (page.from + page.lines.length !== data.log.from) return data
  return { ...data, log: { ...data.log, from: page.from, lines: [...page.lines, ...data.log.lines] } }
}

export function addChat(data: TableData, line: ChatLine): TableData {
  if (data.chat.some((known) => known.id === line.id)) return data
  return { ...data, chat: [...data.chat, line] }
}

/** How many actions are left. */
function lineAfter(line: number, undone: Undone | null): number {
  if (!undone) return line
  return undone.retract ? line - 1 : undone.to
}

/**
 * Of a retraction only the action at place `to` (from 0) left the line, and those after it moved up. A redo lets the
 * newest that were taken back stand again.
 */
function struck(lines: readonly LogLine[], { to, retract, redo }: Undone, stood: number): LogLine[] {
  if (redo) {
    const again = new Map(lines.map((line, i) => [line.back ? 0 : line.count, i]))
    return lines.map((line, i) => (line.count > stood && line.count <= to && again.get(line.count) === i ? { ...line, undone: false } : line))
  }
  return lines.map((line) => {
    if (line.undone || line.back || line.count <= to) return line
    return retract && line.count > to + 1 ? { ...line, count: line.count - 1 } : { ...line, undone: true }
  })
}

/** What the log says of an undo or a redo. */
function backLine({ by, to, redo, sentence }: Undone): LogLine {
  return { count: to, seat: by, sentences: [sentence], undone: false, back: redo ? 'redo' : 'undo' }
}

export function logLine({ events, ...deed }: Step): LogLine {
  const told = events.filter(({ sentence }) => sentence !== '')
  return { ...deed, sentences: told.map(({ sentence }) => sentence), events: told.map(({ event }) => event), undone: false }
}
