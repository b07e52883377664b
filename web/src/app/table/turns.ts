// The log by turns, and what happened since mine. Pure.
import { goalOf, type GoalTrack } from '../../board/goal'
import type { Position } from '../../net/table_data'
import type { AnyEvent, LogLine } from '../../protocol/generated'

/** A line of the log, or the part of it before or after a heading. */
export interface Part {
  line: LogLine
  sentences: readonly string[]
}

/** What one seat did without another acting between; without a seat: the start. */
export interface Turn {
  /** Stays when earlier lines come in front. */
  key: string
  /** What begins with it: a round, a year. */
  heading: string
  seat: number | undefined
  parts: Part[]
}

/** A line that says nothing: something was chosen that nobody else may know. */
const silent = (line: LogLine): boolean => line.sentences.length === 0 && line.words === undefined

/** `from`: the number of the first of these lines. Where something began there is a heading, and a turn goes on under it. */
export function turnsOf(lines: readonly LogLine[], from = 0, begins: (event: AnyEvent) => boolean = () => false): Turn[] {
  const turns: Turn[] = []
  const put = (key: string, line: LogLine, sentences: readonly string[]): void => {
    const turn = turns.at(-1)
    if (turn && turn.parts.length === 0) turn.seat = line.seat
    const alone = line.back ?? turn?.parts.at(-1)?.line.back
    if (turn && turn.seat === line.seat && (!alone || turn.parts.length === 0)) turn.parts.push({ line, sentences })
    else turns.push({ key, heading: '', seat: line.seat, parts: [{ line, sentences }] })
  }
  lines.forEach((line, i) => {
    const heads = line.sentences.flatMap((_, n) => (!line.undone && line.events?.[n] && begins(line.events[n]) ? [n] : []))
    const first = heads[0] ?? line.sentences.length
    if (first > 0 || !heads.length) put(`${from + i}`, line, line.sentences.slice(0, first))
    heads.forEach((head, n) => {
      // What follows is nobody's doing.
      turns.push({ key: `${from + i}.${n}`, heading: line.sentences[head]!, seat: undefined, parts: [] })
      const rest = line.sentences.slice(head + 1, heads[n + 1])
      if (rest.length) turns.at(-1)!.parts.push({ line, sentences: rest })
    })
  })
  return turns
}

const standing = (turn: Turn): number[] => turn.parts.filter(({ line }) => !line.undone).map(({ line }) => line.count)

/** After how many actions it was over; null: nothing of it stands. */
export const endOf = (turn: Turn): number | null => standing(turn).at(-1) ?? null

/** … and before it began. */
export const beginOf = (turn: Turn): number => Math.max(0, (standing(turn)[0] ?? 1) - 1)

/** Where something begins: the counts before and after it, from the start of the game on. What changes only there, or between, is known by them. */
export function chaptersOf(lines: readonly LogLine[], begins: (event: AnyEvent) => boolean): number[] {
  const counts = lines.filter((line) => !line.undone && !line.back && line.events?.some(begins)).flatMap(({ count }) => [Math.max(0, count - 1), count])
  return [...new Set([0, ...counts])].sort((a, b) => a - b)
}

/** The turns of others since the last action of one of `mine`, where there was more to see than one glance takes. */
export function sinceMine(lines: readonly LogLine[], mine: readonly number[]): Turn[] {
  const still = lines.filter((line) => !line.undone)
  const last = still.map(({ seat }) => seat !== undefined && mine.includes(seat)).lastIndexOf(true)
  if (last < 0) return []
  const turns = turnsOf(still.slice(last + 1).filter((line) => !silent(line)))
  const steps = turns.reduce((sum, turn) => sum + turn.parts.length, 0)
  return turns.length > 1 || steps > 2 ? turns : []
}

/** The last turns since this seat acted, for whoever takes the device over: newest last. */
export function lately(lines: readonly LogLine[], seat: number, most = 4): Turn[] {
  const still = lines.filter((line) => !line.undone)
  const last = still.map((line) => line.seat === seat).lastIndexOf(true)
  return turnsOf(still.slice(last + 1).filter((line) => !silent(line))).slice(-most)
}

/** The numbers of a position that people follow: points, and what the goal counts. */
export interface Numbers {
  scores: readonly number[]
  tracks: readonly Pick<GoalTrack, 'kind' | 'label' | 'value'>[]
}

export function numbersOf({ standing, view }: Pick<Position, 'standing' | 'view'>): Numbers {
  // That a turn is over says nothing: what only runs down to the end is left out.
  return { scores: standing.scores, tracks: (goalOf(view)?.tracks ?? []).filter(({ kind }) => kind !== 'end') }
}

export interface Change {
  /** Whose points, or what is counted. */
  seat?: number
  label?: string
  from: number
  to: number
}

/** `points`: where each seat has its own. */
export function changesBetween(before: Numbers | undefined, after: Numbers | undefined, points: boolean): Change[] {
  if (!before || !after) return []
  const changes: Change[] = []
  after.tracks.forEach(({ label, value }, i) => {
    const was = before.tracks[i]
    if (was && was.label === label && was.value !== value) changes.push({ label, from: was.value, to: value })
  })
  if (points) {
    after.scores.forEach((score, seat) => {
      const was = before.scores[seat]
      if (was !== undefined && was !== score) changes.push({ seat, from: was, to: score })
    })
  }
  return changes
}
