// How a game went, as lines with places to press. Pure.
import type { SeatFace } from '../../../board/contract'
import type { Line, Mark } from '../../../charts/lines'
import type { Row } from '../../../charts/bars'
import type { Account, Course, ItemLine, TurningPoint } from '../../../protocol/generated'

const dashes = [undefined, '9 5', '2 6', '12 4 2 4', '5 4', '14 5']

/** Whose way is looked at: those who play together have one. */
export interface Sides {
  faces: readonly SeatFace[]
  mine: readonly number[]
  winners: readonly number[]
  together: boolean
  /** What they are called then. */
  all: string
}

/** What it was worth from the start to the end; the last leap, when all is decided, does not flatten the rest. */
export function worthLines({ places }: Pick<Course, 'places'>, { faces, mine, winners, together, all }: Sides): Line[] {
  const rows = together ? [places.map(({ worth }) => mean(worth))] : faces.map(({ seat }) => places.map(({ worth }) => worth[seat] ?? 0))
  const scaled = rows.flatMap((row) => (row.length > 2 ? row.slice(0, -1) : row))
  const [from, limit] = [Math.min(...scaled), Math.max(...scaled)]
  const room = { from, limit: Math.max(from + 1, limit) }
  if (together) return [{ label: all, values: rows[0]!, color: '#b5452f', ...room }]
  return faces.map((face, i): Line => {
    const dash = dashes[i % dashes.length]
    const quiet = mine.length > 0 && !mine.includes(face.seat) && !winners.includes(face.seat)
    return { label: face.name, values: rows[i]!, color: face.color, ...room, ...(dash ? { dash } : {}), ...(quiet ? { quiet } : {}) }
  })
}

/** The turns worth a mark: what decided it, then the greatest of those who are compared, one of each moment. */
export function turnsOf({ deciding, turns }: Pick<Course, 'deciding' | 'turns'>, { mine, winners, together }: Sides, most = 4): TurningPoint[] {
  const compared = (seat: number): boolean => together || mine.length === 0 || mine.includes(seat) || winners.includes(seat)
  const chosen = deciding ? [deciding] : []
  for (const turn of turns) {
    if (chosen.length >= most) break
    if (compared(turn.seat) && turn.text && !chosen.some(({ count }) => count === turn.count)) chosen.push(turn)
  }
  return chosen.sort((a, b) => a.count - b.count)
}

/** Where a count of actions lies along the places, from 0 to 1. */
export function alongOf(places: readonly { count: number }[], count: number): number {
  const after = places.findIndex((place) => place.count >= count)
  if (after <= 0) return after === 0 ? 0 : 1
  const [from, to] = [places[after - 1]!.count, places[after]!.count]
  return (after - 1 + (count - from) / (to - from)) / (places.length - 1)
}

export function marksOf(turns: readonly TurningPoint[], course: Pick<Course, 'places' | 'deciding'>, { faces, together }: Sides, say: (text: string) => string): Mark[] {
  return turns.map((turn, i) => ({
    line: together ? 0 : Math.max(0, faces.findIndex(({ seat }) => seat === turn.seat)),
    along: alongOf(course.places, turn.count),
    sign: String(i + 1),
    label: say(turn.text || (turn.story.at(-1) ?? '')),
    strong: turn.count === course.deciding?.count,
  }))
}

export interface Group {
  label: string
  parts: string[]
  rows: Row[]
}

/** Counts by purpose, a row for each seat. */
export function groupsOf(accounts: readonly Account[], faces: readonly SeatFace[]): Group[] {
  const labels = [...new Set(accounts.map(({ group }) => group))]
  return labels.map((label) => {
    const own = accounts.filter(({ group }) => group === label)
    const parts = [...new Set(own.map(({ part }) => part))]
    const amount = (seat: number, part: string): number => own.find((one) => one.seat === seat && one.part === part)?.amount ?? 0
    return { label, parts, rows: faces.map(({ seat, name }) => ({ name, values: parts.map((part) => amount(seat, part)) })) }
  })
}

const mostParts = 7

/** The points of each seat by what they are made of; nothing where that is one thing, or too many to tell apart. */
export function pointsOf(items: readonly (readonly ItemLine[])[], faces: readonly SeatFace[]): Group | null {
  const parts = [...new Set(items.flat().map(({ label }) => label))]
  if (parts.length < 2 || parts.length > mostParts) return null
  const amount = (lines: readonly ItemLine[], part: string): number => lines.filter(({ label }) => label === part).reduce((sum, line) => sum + line.amount, 0)
  return { label: '', parts, rows: faces.map(({ name }, i) => ({ name, values: parts.map((part) => amount(items[i] ?? [], part)) })) }
}

const mean = (numbers: readonly number[]): number => Math.round(numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length))
