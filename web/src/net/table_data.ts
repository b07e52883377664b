// What the page knows of one table, and how updates change it. Pure.
import type { ChatLine, Info, LogLine, Play, Step, Update, Watched } from '../protocol/wire'

export interface TableData {
  info: Info
  play: Play | null
  log: LogLine[]
  chat: ChatLine[]
}

export interface Merged {
  data: TableData
  /** What is new to animate and tell. */
  steps: Step[]
  /** False: something is missing; only another `watch` helps. */
  whole: boolean
}

export function fromWatch(watched: Watched): TableData {
  const { info, play, log, chat } = watched
  return { info, play, log, chat }
}

export function merge(data: TableData, update: Update): Merged {
  const info = update.info ?? data.info
  const old = update.play && data.play ? update.play.seq < data.play.seq : false
  if (old || (update.play === undefined && !update.steps && !update.undone)) {
    return { data: { ...data, info }, steps: [], whole: true }
  }
  if (update.undone?.retract) return { data: { ...data, info }, steps: [], whole: false }
  const play = update.play === undefined ? data.play : update.play
  const kept = update.undone ? strike(data.log, update.undone.to) : data.log
  const known = lineLength(kept)
  const steps = (update.steps ?? []).filter((step) => step.count > known || (step.count === 0 && !kept.length))
  const log = [...kept, ...steps.map(logLine)]
  return { data: { ...data, info, play, log }, steps, whole: !play || lineLength(log) === play.line }
}

export function addChat(data: TableData, line: ChatLine): TableData {
  if (data.chat.some((known) => known.id === line.id)) return data
  return { ...data, chat: [...data.chat, line] }
}

/** How many actions of the log stand. */
export function lineLength(log: readonly LogLine[]): number {
  let length = 0
  for (const line of log) if (!line.undone && line.count > 0) length++
  return length
}

function strike(log: LogLine[], to: number): LogLine[] {
  return log.map((line) => (line.count > to && !line.undone ? { ...line, undone: true } : line))
}

export function logLine(step: Step): LogLine {
  return {
    count: step.count,
    seat: step.seat,
    ...(step.text === undefined ? {} : { text: step.text }),
    sentences: step.happenings.map((h) => h.sentence).filter((s) => s !== ''),
    undone: false,
    ...(step.words === undefined ? {} : { words: step.words }),
  }
}
