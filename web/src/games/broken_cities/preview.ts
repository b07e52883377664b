// A preview in a few numbers.
import type { Preview } from '../../board/contract'
import { signed, type Change } from '../../board/numbers'
import { filled } from '../../protocol/filled'
import type { Plan } from './hand.svelte'
import type { Action, CityEvent, CityView, Summary, Vocabulary } from './types'

type Words = Vocabulary['changes']

/** The viewer's seats, as the price sheet was made for them. */
export const viewers = (summary: Pick<Summary, 'prices'>): number[] => Object.keys(summary.prices[0]?.own ?? {}).map(Number)

/** The fills of every template of changes. */
const by = (n: number) => ({ change: signed(n), number: Math.abs(n) })

/** Rent of each landlord, emissions, money and fines, as far as they change. `me`: the seat that would act. */
export function changes(preview: Preview, words: Words, me: number | null, nameOf: (seat: number) => string): Change[] {
  const before = preview.before as unknown as Summary
  const after = preview.after as unknown as Summary
  if (!before.seats || !after.seats) return []
  const out: Change[] = []
  for (const then of after.seats) {
    const was = before.seats.find((one) => one.seat === then.seat)
    const more = then.rent - (was?.rent ?? then.rent)
    if (!more) continue
    const mine = then.seat === me
    const change = { text: filled(mine ? words.rent : words.rent_of, { ...by(more), name: nameOf(then.seat) }), bad: mine ? more < 0 : more > 0 }
    if (mine) out.unshift(change)
    else out.push(change)
  }
  const home = preview.events.map((one) => one.event as CityEvent).find((event) => event.kind === 'built')?.space
  const hoped = home ? before.with_renter?.[home] : undefined
  if (hoped) out.unshift({ text: filled(words.rent_with_renter, by(hoped)), bad: false })
  const air = after.emissions - before.emissions
  if (air) out.splice(1, 0, { text: filled(words.emissions, by(air)), bad: air > 0 })
  const mine = (summary: Summary) => summary.seats.find((one) => one.seat === me)
  const fines = (mine(after)?.fines_due ?? 0) - (mine(before)?.fines_due ?? 0)
  if (fines && after.active === before.active) out.push({ text: filled(words.fine, by(fines)), bad: fines > 0 })
  return out
}

/** What something on the price sheet would do at its best place. */
export function planned({ words: { emissions }, best }: Plan, words: Words): Change[] {
  const air = { text: filled(words.emissions, by(emissions)), bad: emissions > 0 }
  return best ? [{ text: filled(words.rent_at, { ...by(best.rent), space: best.space }), bad: false }, air] : [air]
}

/** Of something on the price sheet: what it is. */
export function outlook({ verb, construction }: Action, _view: CityView, _preview: Preview, { constructions }: Pick<Vocabulary, 'constructions'>): string | null {
  return verb === 'buy' && construction ? (constructions[construction]?.text ?? null) : null
}

/** What single buildings would pay, where it changes: "+1" at b3. */
export function rentChanges(events: readonly CityEvent[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const event of events) {
    if (event.kind === 'rent-changed' && event.space) found.set(event.space, (event.after ?? 0) - (event.before ?? 0))
  }
  return found
}
