// What this browser keeps of guided games: which table is one, what the coach has told there, which games somebody has learned.

/** Of one table. */
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
