// Several seats on one browser: whose eyes look, and who acts. Pure.
import type { TableKeys } from '../../net/keyring'
import type { Position } from '../../net/table_data'
import type { Info } from '../../protocol/generated'

/** My seats, by the tokens held, that a bot does not look after. */
export function mySeats(held: TableKeys, info: Info | null): number[] {
  const seats = Object.keys(held.seats).map(Number)
  if (!info) return seats
  return seats.filter((seat) => info.seats[seat]?.kind === 'person')
}

/** Who of mine decides now: the preferred one if it may, else one that need not look first. */
export function actingSeat(mine: number[], play: Position | null, preferred: number | null): number | null {
  const may = mine.filter((seat) => play?.deciders.includes(seat))
  if (preferred !== null && may.includes(preferred)) return preferred
  return may.find((seat) => !play?.secret.includes(seat)) ?? may[0] ?? null
}

/** Do several people share this screen in a game where each may see what the others may not? */
export function shares(held: TableKeys, secrets: boolean): boolean {
  return secrets && Object.keys(held.seats).length > 1
}

/** The seat the device must be handed to before anything may be chosen; null: nobody. What all may see is played without a word. */
export function passTo(mine: number[], play: Position | null, confirmed: number | null): number | null {
  const may = mine.filter((seat) => play?.deciders.includes(seat))
  if (confirmed !== null && may.includes(confirmed)) return null
  const secret = may.filter((seat) => play?.secret.includes(seat))
  return secret.length === may.length ? (secret[0] ?? null) : null
}

/** Is what is here what the confirmed one sees? Until it is, nothing of it is shown. */
export function eyesAgree(held: TableKeys, seen: readonly number[], secrets: boolean, confirmed: number | null): boolean {
  if (!shares(held, secrets)) return true
  return confirmed === null ? seen.length === 0 : seen.length === 1 && seen[0] === confirmed
}

/** All that speak for this browser: whoever holds them is here. */
export const watchTokens = (held: TableKeys): string[] => [...(held.host ? [held.host] : []), ...Object.values(held.seats)]

/** With secrets and several seats only the confirmed one looks; undefined: all of them. */
export function whoLooks(held: TableKeys, secrets: boolean, confirmed: number | null): number[] | undefined {
  if (!shares(held, secrets)) return undefined
  return confirmed === null ? [] : [confirmed]
}
