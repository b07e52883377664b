// What has come to need the facilitator, in sentences for those who listen. Pure.
import { listed } from '../../app/text'
import type { ClassInfo, ClassPupil, ClassTable } from '../../protocol/generated'
import { deciders, holdsUpWords, slow } from './waiting'
import { counted } from './words'

/** What needs somebody just now: raised hands, pupils without a place, the table that keeps the class waiting. */
export interface Needs {
  hands: readonly ClassPupil[]
  late: readonly ClassPupil[]
  slow: ClassTable | undefined
}

export function needsOf(info: ClassInfo, now: number): Needs {
  const playing = info.phase === 'playing'
  return {
    hands: info.pupils.filter(({ hand }) => hand),
    late: playing ? info.pupils.filter(({ table }) => table === undefined) : [],
    slow: playing ? slow(info.tables, info.stop, now)[0] : undefined,
  }
}

/** From one moment to the next: only what is new. */
export function tellingOf(before: Needs, after: Needs, tables: readonly ClassTable[]): string[] {
  const up = fresh(before.hands, after.hands).map(({ name, table }) => (table === undefined ? name : `${name} at table ${table}`))
  const late = fresh(before.late, after.late).map(({ name }) => name)
  return [
    ...(up.length ? [`${many(up)} ${up.length === 1 ? 'raises a hand' : 'raise a hand'}.`] : []),
    ...(late.length ? [`${many(late)} ${late.length === 1 ? 'waits' : 'wait'} for a place.`] : []),
    ...(after.slow && after.slow.number !== before.slow?.number ? [slowWords(after.slow, tables)] : []),
  ]
}

const fresh = (before: readonly ClassPupil[], after: readonly ClassPupil[]): ClassPupil[] => after.filter(({ pupil }) => !before.some((one) => one.pupil === pupil))

const many = (names: readonly string[]): string => (names.length > 3 ? counted(names.length, 'pupil') : listed(names))

function slowWords(table: ClassTable, tables: readonly ClassTable[]): string {
  const waits = listed(deciders(table).map(({ name }) => name))
  return `Table ${table.number} ${table.holds_up ? holdsUpWords(table, tables) : 'has not moved for long'}${waits ? `, waiting for ${waits}` : ''}.`
}
