// What the server says of a game, as one reads it on a box.
import type { GameInfo } from '../../protocol/generated'

export function factsOf(game: GameInfo): string[] {
  return [`${game.seats.min}–${game.seats.max} players`, `${game.minutes} minutes`]
}
