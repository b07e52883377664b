// What the legal actions mean: where to press, and how many coins there can be.
import type { Action, Summary } from './types'

export type Verb = Action['verb']

export const byVerb = (legal: readonly Action[], verb: Verb): Action[] => legal.filter((action) => action.verb === verb)
/** The one action of a verb that takes nothing. */
export const only = (legal: readonly Action[], verb: Verb): Action | undefined => legal.find((action) => action.verb === verb)

function grouped<Key>(actions: readonly Action[], keyOf: (action: Action) => Key | null | undefined): Map<Key, Action[]> {
  const found = new Map<Key, Action[]>()
  for (const action of actions) {
    const key = keyOf(action)
    if (key !== null && key !== undefined) found.set(key, [...(found.get(key) ?? []), action])
  }
  return found
}

/** The actions of a verb by the space that takes the coins, each list by its number of coins. */
export const bySpot = (legal: readonly Action[], verb: Verb): Map<string, Action[]> => grouped(byVerb(legal, verb), (action) => action.spot)
/** … by who receives them. */
export const byOther = (legal: readonly Action[], verb: Verb): Map<number, Action[]> => grouped(byVerb(legal, verb), (action) => action.other)

export const withNumber = (actions: readonly Action[] | undefined, number: number): Action | undefined => actions?.find((action) => action.number === number)

/** Where the building in hand may go. */
export function placesOf(legal: readonly Action[]): Map<string, Action> {
  return new Map(byVerb(legal, 'place').flatMap((action) => (action.space ? [[action.space, action] as const] : [])))
}

/** The seat in front of the screen: the one that decides now, else the first of the own ones. */
export function meOf(summary: { active?: number; seats: readonly Pick<Summary['seats'][number], 'seat' | 'ready'>[] }, legal: readonly Action[], own: readonly number[] = []): number | null {
  if (legal.length > 0 && summary.active !== undefined) return summary.active
  if (legal.length > 0) {
    // In a discussion all decide at once; nobody gives to oneself.
    const others = new Set([...byOther(legal, 'give').keys(), ...byOther(legal, 'promise-give').keys()])
    const talking = summary.seats.filter((one) => !one.ready && !others.has(one.seat) && (own.length === 0 || own.includes(one.seat)))
    if (talking[0]) return talking[0].seat
  }
  return own[0] ?? null
}
