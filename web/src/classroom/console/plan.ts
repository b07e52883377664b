// Who sits at which table, before the start: read from the class, changed by hand. Pure.
import type { ClassInfo, ClassPupil, GameInfo } from '../../protocol/generated'
import { countsTables } from './options'

/** Pupils by table. */
export type Plan = readonly (readonly number[])[]

/** Where a pupil goes: a table's number, a table that is not there yet, or nowhere. */
export type Goal = number | 'new' | 'none'

/** As the class has it; pupils stand in the order of the seats. */
export function planOf({ tables, pupils }: Pick<ClassInfo, 'tables' | 'pupils'>): Plan {
  const known = new Set(pupils.map(({ pupil }) => pupil))
  return tables.map(({ seats }) => seats.flatMap(({ pupil }) => (pupil !== undefined && known.has(pupil) ? [pupil] : [])))
}

/** The number of a pupil's table; null: has no place. */
export function tableOf(plan: Plan, pupil: number): number | null {
  const at = plan.findIndex((table) => table.includes(pupil))
  return at < 0 ? null : at + 1
}

/** Is there room for this pupil? `most`: seats of a table. */
export const hasRoom = (plan: Plan, pupil: number, table: number, most: number): boolean => {
  const there = plan[table - 1]
  return there !== undefined && (there.includes(pupil) || there.length < most)
}

/**
 * The plan with a pupil somewhere else; null: that does not go, or nothing changes. A table that nobody is left at goes.
 * `onto`: who sat there; the two change places where the table is full.
 */
export function moved(plan: Plan, pupil: number, goal: Goal, { most, tables, onto }: { most: number; tables: number; onto?: number | undefined }): Plan | null {
  const from = tableOf(plan, pupil)
  if (goal === 'none') return from === null ? null : without(plan, pupil)
  if (goal === 'new') {
    const alone = from !== null && plan[from - 1]!.length === 1
    return alone || plan.length >= tables ? null : without([...plan, [pupil]], pupil, plan.length)
  }
  if (goal === from) return null
  if (hasRoom(plan, pupil, goal, most)) return without(plan.map((table, i) => (i === goal - 1 ? [...table, pupil] : table)), pupil, goal - 1)
  if (onto === undefined || tableOf(plan, onto) !== goal) return null
  return plan.map((table) => table.map((one) => (one === onto ? pupil : one === pupil ? onto : one)))
}

/** Takes a pupil out of every table but `kept`, by its index. */
function without(plan: Plan, pupil: number, kept = -1): Plan {
  return plan.map((table, i) => (i === kept ? table : table.filter((one) => one !== pupil))).filter((table) => table.length > 0)
}

/** Places for these: at the smallest table that has fewer than `wanted`, else at a new one, else wherever there is room. Who fits nowhere stays out. */
export function filled(plan: Plan, pupils: readonly number[], { wanted, most, tables }: { wanted: number; most: number; tables: number }): Plan {
  return pupils.reduce<Plan>((so, pupil) => {
    const smallest = so.reduce<number | null>((best, table, i) => (best === null || table.length < so[best]!.length ? i : best), null)
    const size = smallest === null ? Infinity : so[smallest]!.length
    const goal = size < wanted || (so.length >= tables && size < most) ? smallest! + 1 : 'new'
    return moved(so, pupil, goal, { most, tables }) ?? so
  }, plan)
}

export const samePlan = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Who has no place. */
export const placeless = (pupils: readonly ClassPupil[], plan: Plan): ClassPupil[] => pupils.filter(({ pupil }) => tableOf(plan, pupil) === null)

/** Bots at each table as the server planned it; null where the plan has changed since. */
export function botsAt({ tables }: Pick<ClassInfo, 'tables'>, plan: Plan): (number | null)[] {
  return plan.map((pupils, i) => {
    const seats = tables[i]?.seats ?? []
    const same = seats.filter(({ pupil }) => pupil !== undefined).length === pupils.length
    return same && seats.length ? seats.length - pupils.length : null
  })
}

/** So many tables a class may have at most. */
export const mostTables = (game: GameInfo | undefined, shared: boolean): number =>
  (shared ? game?.options.find((option) => countsTables(game, option))?.choices.length : undefined) ?? 12

/** "24 here, 2 away". */
export function attendance(pupils: readonly Pick<ClassPupil, 'online' | 'made_up'>[]): string {
  const away = pupils.filter(({ online, made_up }) => !online && !made_up).length
  const here = pupils.length - away
  return away ? `${here} here, ${away} away` : `${here} here`
}
