// Which table waits, for whom and how long; which one holds up the others. Pure.
import { listed } from '../../app/text'
import type { ClassInfo, ClassSeat, ClassTable } from '../../protocol/generated'

/** Who holds up others may think for so long; after so long any wait is worth a word, and after so long a loud one. */
const thinking = 20_000
const long = 60_000
const veryLong = 180_000

export type Patience = 'fine' | 'long' | 'very-long'

type Waits = Pick<ClassTable, 'phase' | 'since' | 'seats'>

/** For how long nothing has happened at the table though somebody could play; null: nobody is to play. */
export function waited(table: Waits, stop: ClassInfo['stop'], now: number): number | null {
  if (stop !== 'none' || table.phase !== 'playing' || table.since <= 0 || !deciders(table).length) return null
  return Math.max(0, now - table.since)
}

export const patience = (ms: number | null): Patience => (ms === null || ms < long ? 'fine' : ms < veryLong ? 'long' : 'very-long')

/** Seats that owe a decision. */
export const deciders = ({ seats }: Pick<ClassTable, 'seats'>): ClassSeat[] => seats.filter(({ decides }) => decides)

/** "1:20"; a clock counts whole seconds that have passed. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** "2 rounds behind". */
export const behindWords = (behind: number): string => (behind === 1 ? '1 round behind' : `${behind} rounds behind`)

/** "holds up tables 1, 2 and 5": those that play and are farther on. */
export function holdsUpWords(table: ClassTable, tables: readonly ClassTable[]): string {
  const others = tables.filter(({ number, phase }) => number !== table.number && phase === 'playing')
  const ahead = others.filter(({ round }) => round > table.round).map(({ number }) => String(number))
  if (!ahead.length || (ahead.length > 3 && ahead.length === others.length)) return 'holds up the others'
  return `holds up ${ahead.length === 1 ? 'table' : 'tables'} ${listed(ahead)}`
}

/** Who keeps the class waiting first: those who hold up others, the farthest behind, the longest silence; then by number. */
export function slowestFirst(tables: readonly ClassTable[], stop: ClassInfo['stop'], now: number): ClassTable[] {
  const weight = (table: ClassTable): number[] => [
    Number(table.phase === 'over'),
    -Number(table.holds_up),
    -(table.holds_up ? table.behind : 0),
    -(waited(table, stop, now) ?? -1),
    table.number,
  ]
  return [...tables].sort((a, b) => {
    const [one, other] = [weight(a), weight(b)]
    const differ = one.findIndex((value, i) => value !== other[i])
    return differ < 0 ? 0 : one[differ]! - other[differ]!
  })
}

/** Tables that want a word now: they hold up others, or have been silent for long. The worst first. */
export const slow = (tables: readonly ClassTable[], stop: ClassInfo['stop'], now: number): ClassTable[] =>
  slowestFirst(tables, stop, now).filter((table) => {
    const ms = waited(table, stop, now)
    return ms !== null && ms >= (table.holds_up ? thinking : long)
  })
