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

/** Who of mine decides now: the preferred one if it may. */
export function actingSeat(mine: number[], play: Position | null, preferred: number | null): number | null {
  const may = mine.filter((seat) => play?.deciders.includes(seat))
  if (preferred !== null && may.includes(preferred)) return preferred
  return may[0] ?? null
}

/** The seat the device must be handed to before anything may be shown; null: nobody. `several`: more than one seat is held here. */
export function passTo(mine: number[], play: Position | null, secrets: boolean, confirmed: number | null, several = mine.length > 1): number | null {
  if (!secrets || !several || mine.length === 0) return null
  const may = mine.filter((seat) => play?.deciders.includes(seat))
  if (may.length === 0) return confirmed === null && play && !play.standing.over ? (mine[0] ?? null) : null
  return confirmed !== null && may.includes(confirmed) ? null : (may[0] ?? null)
}

/** Is what is here what the confirmed one sees? Until it is, nothing of it is shown. */
export function eyesAgree(held: TableKeys, seen: readonly number[], secrets: boolean, confirmed: number | null): boolean {
  if (!secrets || Object.keys(held.seats).length < 2) return true
  return confirmed === null ? seen.length === 0 : seen.length === 1 && seen[0] === confirmed
}

/** The tokens to watch with. With secrets and several seats only the confirmed one sees. */
export function watchTokens(held: TableKeys, secrets: boolean, confirmed: number | null): string[] {
  const host = held.host ? [held.host] : []
  const seats = Object.entries(held.seats)
  if (!secrets || seats.length < 2) return [...host, ...seats.map(([, token]) => token)]
  const token = confirmed === null ? undefined : held.seats[String(confirmed)]
  return token ? [...host, token] : host
}
