// What a pupil has begun to write and not sent: kept in sessionStorage while the class moves on, and seen alike wherever the wall stands.
import { Kept, type Store } from '../../net/kept'

const place = 'citybox.drafts'

export class Drafts {
  #texts = $state.raw<Readonly<Record<string, string>>>({})
  readonly #kept: Kept

  constructor(store: () => Store = () => sessionStorage) {
    this.#kept = new Kept(place, store)
    this.#texts = this.#read()
  }

  /** Undefined: nothing was begun, or it was sent. */
  of(draft: string): string | undefined {
    return this.#texts[draft]
  }

  keep(draft: string, text: string): void {
    this.#write({ ...this.#texts, [draft]: text })
  }

  drop(draft: string): void {
    this.#write(Object.fromEntries(Object.entries(this.#texts).filter(([one]) => one !== draft)))
  }

  #read(): Record<string, string> {
    try {
      const found: unknown = JSON.parse(this.#kept.read() ?? '{}')
      const entries = typeof found === 'object' && found !== null ? Object.entries(found) : []
      return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    } catch {
      return {}
    }
  }

  #write(texts: Record<string, string>): void {
    this.#texts = texts
    this.#kept.write(JSON.stringify(texts))
  }
}

export const drafts = new Drafts()
