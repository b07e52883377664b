// The five games of the box. Each one's board is a chunk of its own, loaded when needed.
import type { GameModule } from '../board/contract'

export interface BoxGame {
  id: string
  title: string
  sentence: string
  kind: string
  by: string
  /** What in it is not the printed game's own. */
  ours: string
  load: () => Promise<GameModule>
}

const box: BoxGame[] = [
  {
    id: 'city-roots',
    title: 'City Roots',
    sentence: 'Grow the city’s revenue together, and keep its people from losing their homes.',
    kind: 'Everyone together',
    by: 'Ben Barnett, Grace Dong, Gilbert Rosal and Annie Shi',
    ours: 'The board’s layout and all 28 event cards are our reconstruction.',
    load: () => import('../games/city_roots').then((m) => m.default),
  },
  {
    id: 'broken-cities',
    title: 'Broken Cities',
    sentence: 'Be the richest landlord in town, while the climate and your own laws catch up with you.',
    kind: 'Against each other',
    by: 'Antidote Games',
    ours: 'The map of the city block and the places at the start are our reconstruction.',
    load: () => import('../games/broken_cities').then((m) => m.default),
  },
  {
    id: 'crash-city',
    title: 'CrashCity',
    sentence: 'Lay the streets tile by tile, then race eight cars to work and push the others off the road.',
    kind: 'Against each other',
    by: 'Stone Librande',
    ours: 'The mix of the 64 street tiles is our reconstruction.',
    load: () => import('../games/crash_city').then((m) => m.default),
  },
  {
    id: 'build-back',
    title: 'Build It Back',
    sentence: 'After the storm: place your helpers, share out what there is, and rebuild better than before.',
    kind: 'Against each other',
    by: 'an unnamed designer; the title is our working title',
    ours: 'The building tiles, special buildings, objectives and resupply cards are our own.',
    load: () => import('../games/build_back').then((m) => m.default),
  },
  {
    id: 'sustain',
    title: 'SUSTAIN',
    sentence: 'Run a town’s departments together: one wins on points, but everyone can lose.',
    kind: 'Together and apart',
    by: 'Luigi Ferrini, for the Erasmus+ project SUSTAIN',
    ours: 'All cards, sheets and the map are our own.',
    load: () => import('../games/sustain').then((m) => m.default),
  },
]

export const games: readonly BoxGame[] = box

export function boxGame(id: string): BoxGame | undefined {
  return games.find((g) => g.id === id)
}

const loaded = new Map<string, Promise<GameModule>>()

/** The game's part of the page; null where there is none yet. A failed load may be tried again. */
export function loadGame(id: string): Promise<GameModule> | null {
  const game = boxGame(id)
  if (!game) return null
  let module = loaded.get(id)
  if (!module) {
    module = game.load()
    module.catch(() => loaded.delete(id))
    loaded.set(id, module)
  }
  return module
}
