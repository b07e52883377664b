// The games this page has a part for: each folder of games/ is one, and brings its chunks by itself.
import type { Component } from 'svelte'
import type { GameModule, Picture, View } from '../board/contract'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })
/** A view to draw on the home page. */
const samples = import.meta.glob<View | undefined>('../games/*/sample.ts', { import: 'sample' })
/** A small picture, where there is no board (yet). */
const vignettes = import.meta.glob<Component>('../games/*/Vignette.svelte', { import: 'default' })
/** Positions that the rules show, by name. */
const pictures = import.meta.glob<Record<string, Picture>>('../games/*/pictures.json', { import: 'default' })

/** The rules of all games, as Markdown. */
const rules = import.meta.glob<string>('../../../games/*/README.md', { import: 'default', query: '?raw' })

const loaded = new Map<string, Promise<unknown>>()

/** What the game's folder has under this name; null where it has nothing. A failed load may be tried again. */
function load<T>(parts: Record<string, () => Promise<T>>, id: string, name: string): Promise<T> | null {
  const path = `../games/${id.replaceAll('-', '_')}/${name}`
  let part = loaded.get(path) as Promise<T> | undefined
  if (!part && parts[path]) {
    part = parts[path]()
    part.catch(() => loaded.delete(path))
    loaded.set(path, part)
  }
  return part ?? null
}

/** Of any game of the server: one without a folder here has the generic board. */
export function loadGame(id: string): Promise<GameModule> {
  return load(modules, id, 'index.ts') ?? generic(id)
}

async function generic(id: string): Promise<GameModule> {
  const text = rules[`../../../games/${id.replaceAll('-', '_')}/README.md`]
  const [{ genericModule }, words] = await Promise.all([import('../board/generic'), text?.() ?? ''])
  return genericModule(words)
}

export const loadSample = (id: string): Promise<View | undefined> | null => load(samples, id, 'sample.ts')
export const loadVignette = (id: string): Promise<Component> | null => load(vignettes, id, 'Vignette.svelte')
export const loadPictures = (id: string): Promise<Record<string, Picture>> | null => load(pictures, id, 'pictures.json')

/** The ids of the games with a part of their own, for a page that has not heard from the server. */
export const partsHere: readonly string[] = Object.keys(modules).map((path) => path.split('/').at(-2)!.replaceAll('_', '-'))
