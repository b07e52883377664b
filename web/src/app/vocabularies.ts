// The words of games: names, texts of cards, labels of choices. They travel once per game and content version.
import type { Connection } from '../net/connection'
import type { AnyVocabulary } from '../protocol/generated'

export class Vocabularies {
  private readonly known = new Map<string, Promise<AnyVocabulary>>()
  private readonly net: Connection

  constructor(net: Connection) {
    this.net = net
  }

  /**
   * `table`: one with this content, where it is not the newest; `pack`: the name of numbers that only this table
   * has. A failed call may be tried again.
   */
  of(game: string, version: number, table?: string, pack?: string): Promise<AnyVocabulary> {
    const key = pack === undefined ? `${game} ${version}` : `${game} ${version} ${table} ${pack}`
    const known = this.known.get(key)
    if (known) return known
    const asked = this.net.call('vocabulary', { game, ...(table === undefined ? {} : { table }) })
    this.known.set(key, asked)
    asked.catch(() => this.known.delete(key))
    return asked
  }
}
