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
  /** The content whose words are here. */
  private known = ''

  /** Fetches what is not here yet. */
  load(info: Info): void {
    if (!this.module) void this.loadModule(info.game)
    if (this.known !== contentOf(info)) void this.loadWords(info)
  }

  private async loadModule(game: string): Promise<void> {
    try {
      this.module = await loadGame(game)
      this.problem = ''
    } catch {
      this.problem = 'The board could not be loaded. Was Citybox renewed? Reload the page.'
    }
  }

  private async loadWords(info: Info): Promise<void> {
    const { game, table, content_version, pack } = info
    const usual = !pack && session.game(game)?.content_version === content_version
    try {
      this.vocabulary = await session.words.of(game, content_version, usual ? undefined : table, pack?.name)
      this.known = contentOf(info)
    } catch (problem) {
      // A lost connection comes back, and the table is whole again then.
      if (problem instanceof RpcError) tellProblem(problem)
    }
  }
}

const contentOf = ({ content_version, pack }: Info): string => `${content_version} ${pack?.name ?? ''}`
