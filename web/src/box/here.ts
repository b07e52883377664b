// The box of this page: which games are in it, and how their modules come. `box` is null where a server plays (vite.config.ts).
import type { Store } from '../net/kept'
import { inMemory, openShelf, type Shelf } from './kept_tables'
import type { Box } from './box_socket'
import type { GameSource, Workshop } from './game_line'
import BoxWorker from './worker?worker&inline'

/** What script/site puts into the page: what the modules say of themselves, and where each is, or its bytes, packed and in base64. */
interface Built {
  version: string
  games: Box['games']
  limits: Box['limits']
  modules: Record<string, { url: string } | { gzip: string }>
}

declare const __BOX__: Built | null

const built: Built | null = __BOX__

async function codeOf(module: Built['modules'][string]): Promise<ArrayBuffer> {
  if ('gzip' in module) {
    const packed = Uint8Array.from(atob(module.gzip), (letter) => letter.charCodeAt(0))
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  }
  const answer = await fetch(module.url)
  if (!answer.ok) throw new Error('The game could not be loaded.')
  return answer.arrayBuffer()
}

/** Until the page is closed. Where the browser knows no locks, whoever asks gets it. */
function claim(id: string): () => Promise<boolean> {
  let held: Promise<boolean> | null = null
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (!('locks' in navigator)) return resolve(true)
      navigator.locks
        .request(`citybox/${id}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock ? new Promise(() => undefined) : undefined
        })
        .catch(() => resolve(true))
    })
  return async () => {
    held ??= ask()
    const mine = await held
    if (!mine) held = null
    return mine
  }
}

const source = ([id, module]: [string, Built['modules'][string]]): GameSource => ({
  id,
  code: () => codeOf(module),
  claim: claim(id),
  work: () => new BoxWorker() as unknown as Workshop,
})

let shelf: Promise<Shelf> | null = null

export const box: Box | null = built && {
  version: built.version,
  games: built.games,
  limits: built.limits,
  sources: Object.entries(built.modules).map(source),
  shelf: () => (shelf ??= openShelf().catch(inMemory)),
}

let notes: Store | null = null

/** Where who sits where is kept; without a server once the shelf is open. */
export const seatStore = (): Store => notes ?? localStorage

export async function openBox(): Promise<void> {
  if (box) ({ notes } = await box.shelf())
}

/** No server: all games of this page are in it, and whoever plays sits at this screen. */
export const alone = box !== null
