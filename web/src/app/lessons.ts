// Guided first games: which table is one, what the coach has told there, and which games somebody has learned.
import { attempt, session } from './session.svelte'
import { createTable, myName } from './table/seating'

/** What this browser keeps of one table. */
export interface Lesson {
  on: boolean
  /** The ids of what the coach has told. */
  told: string[]
  /** The goal card was seen. */
  goal: boolean
}

interface Kept {
  /** By table, the newest last. */
  tables: Record<string, Lesson>
  /** Games whose lesson was heard to its end. */
  learned: string[]
}

const place = 'citybox.lesson'
const most = 40
const fresh: Lesson = { on: false, told: [], goal: false }

/** Of what lay in the storage all that can be a lesson. */
export function lessonsFrom(text: string | null): Kept {
  const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
  const kept: Kept = { tables: {}, learned: [] }
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Kept> | null
    kept.learned = strings(found?.learned)
    for (const [table, lesson] of Object.entries(found?.tables ?? {})) {
      kept.tables[table] = { on: lesson?.on === true, told: strings(lesson?.told), goal: lesson?.goal === true }
    }
  } catch {
    // Nothing was kept, or nothing of ours.
  }
  return kept
}

/** Only so many tables are remembered: the oldest go. */
export function withLesson(kept: Kept, table: string, lesson: Lesson): Kept {
  const others = Object.entries(kept.tables).filter(([code]) => code !== table)
  return { ...kept, tables: Object.fromEntries([...others, [table, lesson] as const].slice(-most)) }
}

function load(): Kept {
  try {
    return lessonsFrom(localStorage.getItem(place))
  } catch {
    return lessonsFrom(null)
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
}

export function lessonAt(table: string): Lesson {
  return load().tables[table] ?? fresh
}

export function keepLesson(table: string, lesson: Lesson): void {
  keep(withLesson(load(), table, lesson))
}

export function hasLearned(game: string): boolean {
  return load().learned.includes(game)
}

export function keepLearned(game: string): void {
  const kept = load()
  if (!kept.learned.includes(game)) keep({ ...kept, learned: [...kept.learned, game] })
}

/** Has the game a lesson? */
export function hasLesson(game: string): boolean {
  return (session.game(game)?.lesson.seats ?? 0) > 0
}

/** A first game with a coach: a table laid for it, easy bots in the other seats, and off we go. Gives the table's code. */
export async function startLesson(game: string): Promise<string | null> {
  const { lesson, bots } = session.game(game) ?? {}
  if (!lesson?.seats) return null
  const code = await createTable(game, { seats: lesson.seats, options: lesson.options, practice: true })
  const host = code && session.keys.of(code).host
  if (!code || !host) return code
  const easy = bots?.find(({ level }) => level === 'easy')?.name
  for (let seat = 1; easy && seat < lesson.seats; seat++) await attempt('seat_bot', { table: code, token: host, seat, bot: easy })
  const seated = await attempt('sit', { table: code, seat: 0, name: myName() })
  if (!seated) return code
  session.keys.holdSeat(code, seated.seat, seated.token)
  // The coach says what it is about: no card before it.
  keepLesson(code, { on: true, told: [], goal: true })
  await attempt('start', { table: code, token: host })
  return code
}
