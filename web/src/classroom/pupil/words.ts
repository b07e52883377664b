// What a pupil's device makes of the class: where it stands, who is near, what is to be read. Pure.
import type { ClassCard, ClassInfo, ClassNote, ClassPool, ClassYou } from '../../protocol/generated'

/** The waiting room, the table, or the end. */
export type Stage = 'waiting' | 'table' | 'ended'

export function stageOf(info: ClassInfo, you: ClassYou): Stage {
  if (info.phase === 'ended') return 'ended'
  return info.phase === 'playing' && you.code && you.seat !== undefined ? 'table' : 'waiting'
}

/** "Class 7b", or what it is without a name. */
export const nameOf = ({ settings, title }: Pick<ClassInfo, 'settings' | 'title'>): string => (settings.name ? `Class ${settings.name}` : `A class of ${title}`)

/** Who sits with you; bots have no names before they sit. */
export function matesOf(info: ClassInfo, you: ClassYou): string[] {
  if (you.table === undefined) return []
  const table = info.tables.find(({ number }) => number === you.table)
  const people = info.pupils.filter((one) => one.table === you.table && one.pupil !== you.pupil).map(({ name }) => name)
  const bots = (table?.seats ?? []).filter((seat) => seat.pupil === undefined && seat.bot).length
  return bots ? [...people, bots === 1 ? 'a bot' : `${bots} bots`] : people
}

/** What was said to all and to this table, the newest first. */
export function notesFor(info: ClassInfo, you: ClassYou): ClassNote[] {
  const here = info.messages.filter(({ table }) => table !== undefined && table === you.table)
  return [...(info.announced ? [info.announced] : []), ...here].filter(({ text }) => text).sort((a, b) => b.at - a.at)
}

/** The event for which play stands still: its number, and its card once it is known. */
export function eventOf(pool: ClassPool | undefined): { number: number; reached: number; card: ClassCard | null } | null {
  const at = pool?.event
  const found = at === undefined ? undefined : pool?.events[at - 1]
  return found && at !== undefined ? { number: at, reached: found.number, card: found.card ?? null } : null
}
