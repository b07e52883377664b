// Everything that a game's vocabulary names and describes is listed with its picture.
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { AnyVocabulary, GameModule } from '../board/contract'
import { textOf } from '../board/recorded'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { eager: true, import: 'default' })
const words = import.meta.glob<AnyVocabulary>('../games/*/vocabulary.json', { eager: true, import: 'default' })
const games = Object.entries(modules).map(([path, module]) => ({ game: path.split('/').at(-2)!, module, vocabulary: words[path.replace('index.ts', 'vocabulary.json')]! }))

/** What stands for something in the box: it has a name and says what it is or does. */
const isThing = (entry: unknown): boolean => {
  const { name, title, ...more } = (entry ?? {}) as Record<string, unknown>
  return typeof (name ?? title) === 'string' && ['text', 'does', 'about', 'pitch', 'motto'].some((field) => typeof more[field] === 'string')
}

/** Things of the vocabulary: "cards/flood". Lists name their entries by the field that is called like one of them. */
function thingsOf(vocabulary: AnyVocabulary): string[] {
  return Object.entries(vocabulary).flatMap(([collection, entries]) => {
    if (typeof entries !== 'object' || entries === null) return []
    const all: [string, unknown][] = Array.isArray(entries)
      ? entries.map((entry: unknown) => [String((entry as Record<string, unknown>)[collection.slice(0, -1)]), entry])
      : Object.entries(entries)
    return all.length > 0 && all.every(([, entry]) => isThing(entry)) ? all.map(([key]) => `${collection}/${key}`) : []
  })
}

/** What the box has besides. */
const more: Record<string, (vocabulary: Record<string, Record<string, unknown>>) => string[]> = {
  city_roots: ({ tiles }) => Object.keys(tiles!).filter((tile) => tile !== 'none').map((tile) => `tiles/${tile}`),
  crash_city: ({ words }) => Object.keys((words!.names as { lanes: object }).lanes).map((lanes) => `lanes/${lanes}`),
  build_back: ({ tokens }) => Object.keys(tokens!).map((token) => `tokens/${token}`),
  sustain: ({ backs, indicators }) => [
    ...Object.keys(backs!).map((back) => `backs/${back}`),
    ...(indicators as unknown as { indicator: string }[]).map(({ indicator }) => `indicators/${indicator}`),
  ],
}

describe.each(games)('the box of $game', async ({ game, module, vocabulary }) => {
  const { default: Catalogue } = await module.Catalogue!()
  const { body } = render(Catalogue, { props: { vocabulary } })
  const listed = [...body.matchAll(/data-item="([^"]+)"/g)].map((found) => found[1]!)

  it('lists every thing once', () => {
    const wanted = [...thingsOf(vocabulary), ...(more[game]?.(vocabulary as never) ?? [])]
    expect(wanted.length).toBeGreaterThan(15)
    expect([...listed].sort()).toEqual(wanted.sort())
  })

  it('draws each of them', () => {
    for (const item of body.split('data-item="').slice(1)) expect(item, item.slice(0, 40)).toMatch(/<svg/)
  })

  it('shows no word as it came', () => {
    expect(textOf(body)).not.toMatch(/[{}]|undefined|\[object|NaN/)
  })

  it('leaves out what is not looked for', () => {
    const found = render(Catalogue, { props: { vocabulary, search: 'no such thing' } }).body
    expect(found).not.toContain('data-item')
  })
})
