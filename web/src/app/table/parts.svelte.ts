// What a table needs of its game: the page's part of it, and its words.
import type { AnyVocabulary, GameModule } from '../../board/contract'
import { RpcError } from '../../net/errors'
import type { Info } from '../../protocol/generated'
import { loadGame } from '../games'
import { session, tellProblem } from '../session.svelte'

export class GameParts {
  module = $state.raw<GameModule | null>(null)
  problem = $state('')
  vocabulary = $state.raw<AnyVocabulary | null>(null)
  /** Of the content whose words are here. */
  private version = -1

  /** Fetches what is not here yet. */
  load(info: Info): void {
    if (!this.module) void this.loadModule(info.game)
    if (this.version !== info.content_version) void this.loadWords(info)
  }

  private async loadModule(game: string): Promise<void> {
    try {
      this.module = await loadGame(game)
      this.problem = ''
    } catch {
      this.problem = 'The board could not be loaded. Was Citybox renewed? Reload the page.'
    }
  }

  private async loadWords({ game, table, content_version }: Info): Promise<void> {
    const newest = session.game(game)?.content_version === content_version
    try {
      this.vocabulary = await session.words.of(game, content_version, newest ? undefined : table)
      this.version = content_version
    } catch (problem) {
      // A lost connection comes back, and the table is whole again then.
      if (problem instanceof RpcError) tellProblem(problem)
    }
  }
}
