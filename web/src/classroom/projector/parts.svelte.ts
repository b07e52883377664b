// What is needed to draw the boards of a class: the game's part of the page, and its words.
import type { AnyVocabulary, GameModule } from '../../board/contract'
import { loadGame } from '../../app/games'
import { session } from '../../app/session.svelte'

export class GameParts {
  module = $state.raw<GameModule | null>(null)
  vocabulary = $state.raw<AnyVocabulary | null>(null)

  /** Follows the class's game: to be called while a component is made. */
  follow(game: () => string | undefined): this {
    const found = $derived(session.game(game() ?? ''))
    $effect(() => {
      if (!found) return
      const { id, content_version } = found
      let current = true
      Promise.all([loadGame(id), session.words.of(id, content_version)]).then(
        ([module, vocabulary]) => {
          if (current) [this.module, this.vocabulary] = [module, vocabulary]
        },
        // Without them there are no pictures; the numbers are shown all the same.
        () => undefined,
      )
      return () => (current = false)
    })
    return this
  }
}
