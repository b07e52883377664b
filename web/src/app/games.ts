// The games this page has a part for: each folder of games/ is one, and brings its chunks by itself.
import type { Component } from 'svelte'
import type { GameModule, View } from '../board/contract'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })
/** A view to draw on the home page. */
const samples = import.meta.glob<View>('../games/*/sample.ts', { import: 'sample' })
/** A small picture, where there is no board (yet). */
const vignettes = import.meta.glob<Component>('../games/*/Vignette.svelte', { import: 'default' })

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

export const loadGame = (id: string): Promise<GameModule> | null => load(modules, id, 'index.ts')
export const loadSample = (id: string): Promise<View> | null => load(samples, id, 'sample.ts')
export const loadVignette = (id: string): Promise<Component> | null => load(vignettes, id, 'Vignette.svelte')

/** The ids of the games with a part of their own, for a page that has not heard from the server. */
export const partsHere: readonly string[] = Object.keys(modules).map((path) => path.split('/').at(-2)!.replaceAll('_', '-'))
