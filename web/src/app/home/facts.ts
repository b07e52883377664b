// What the server says of a game, as one reads it on a box.
import type { GameInfo } from '../../protocol/generated'

declare const __REPORTS__: string[]

/** Where a game's report lies (docs/reports), if it has one: a page by itself. */
export const reportOf = (game: string): string | null => (__REPORTS__.includes(game) ? `/reports/${game}.html` : null)

export function factsOf(game: GameInfo): string[] {
  return [`${game.seats.min}–${game.seats.max} players`, `${game.minutes} minutes`]
}
