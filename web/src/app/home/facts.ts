// What the server says of a game, as one reads it on a box.
import type { Game } from '../../protocol/wire'

export function factsOf(game: Game): string[] {
  return [`${game.seats.min}–${game.seats.max} players`, `${game.minutes} minutes`]
}
