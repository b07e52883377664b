// The pieces on the table as things with a life: each keeps its id while events move it about, so that a
// page can show the way it took. Events only say what the server decided.
import { gathered } from '../../board/stage.svelte'
import { standingTiles } from './tiles'
import type { CityEvent, State, Tile } from './types'

export interface Piece {
  id: number
  tile: Tile
  /** Null: beside the board, among the displaced houses. */
  space: string | null
  height: number
  guard: number | null
}

export interface Scene {
  pieces: Piece[]
  residents: number
  next: number
}

export const emptyScene = (): Scene => ({ pieces: [], residents: 0, next: 1 })

export const at = (scene: Scene, space: string | null | undefined): Piece | undefined =>
  space === undefined || space === null ? undefined : scene.pieces.find((piece) => piece.space === space)

const copy = (scene: Scene): Scene => ({ ...scene, pieces: scene.pieces.map((piece) => ({ ...piece })) })

function add(scene: Scene, piece: Omit<Piece, 'id'>): void {
  scene.pieces.push({ ...piece, id: scene.next++ })
}

function take(scene: Scene, piece: Piece | undefined): void {
  if (piece) scene.pieces.splice(scene.pieces.indexOf(piece), 1)
}

/** The scene of a state. Pieces that already stand where they should stay the same. */
export function sceneOf(state: State, before: Scene = emptyScene()): Scene {
  const scene: Scene = { pieces: [], residents: state.residents, next: before.next }
  const free = [...before.pieces]
  const keep = (fits: (piece: Piece) => boolean): number => {
    const place = free.findIndex(fits)
    return place < 0 ? scene.next++ : free.splice(place, 1)[0]!.id
  }
  for (const { tile, space, height, guard } of standingTiles(state)) {
    scene.pieces.push({ id: keep((p) => p.space === space && p.tile === tile), tile, space, height, guard })
  }
  for (let i = 0; i < state.displaced_houses; i++) {
    scene.pieces.push({ id: keep((p) => p.space === null), tile: 'low', space: null, height: 1, guard: null })
  }
  // Stable order: a piece that changes its place in the list would lose its motion.
  scene.pieces.sort((a, b) => a.id - b.id)
  return scene
}

/** The scene after an event. */
export function after(before: Scene, event: CityEvent): Scene {
  const scene = copy(before)
  const here = at(scene, event.space)
  const there = at(scene, event.to)
  switch (event.kind) {
    case 'built':
      if (here && here.tile === 'high' && event.tile === 'high') here.height = event.amount ?? here.height + 1
      else if (!here && event.tile && event.tile !== 'none' && event.space) {
        add(scene, { tile: event.tile, space: event.space, height: event.amount || 1, guard: null })
      }
      break
    case 'removed':
      take(scene, here)
      break
    case 'flipped':
      if (here) here.tile = 'corporation'
      break
    case 'moved':
      if (here && there?.tile === 'high' && here.tile === 'high') {
        there.height += 1
        here.height -= 1
        if (here.height === 0) take(scene, here)
      } else if (here && event.to) here.space = event.to
      break
    case 'swapped':
      if (here && there) [here.space, there.space] = [there.space, here.space]
      break
    case 'displaced':
      if (here) Object.assign(here, { space: null, guard: null })
      break
    case 'returned': {
      const home = scene.pieces.filter((piece) => piece.space === null).at(-1)
      if (home && event.space) home.space = event.space
      break
    }
    case 'protected':
      if (here) here.guard = event.seat ?? 0
      break
    case 'protection-expired':
      if (here) here.guard = null
      break
    case 'residents-added':
    case 'residents-removed':
      scene.residents = event.total ?? scene.residents
      break
  }
  return scene
}

/** Which box beside the board each displaced house stands in. */
export function boxes(scene: Scene): Map<number, number> {
  return new Map(scene.pieces.filter((piece) => piece.space === null).map((piece, box) => [piece.id, box]))
}

export interface Ghost {
  kind: 'comes' | 'turns' | 'moves' | 'leaves' | 'goes' | 'grows' | 'guarded'
  tile: Tile
  space: string
  /** Where it moves. */
  to?: string
  height: number
}

/** What a preview would change, space by space. */
export function ghostsOf(scene: Scene, events: readonly CityEvent[]): Ghost[] {
  const then = events.reduce(after, scene)
  const ghosts: Ghost[] = []
  const old = new Map(scene.pieces.map((piece) => [piece.id, piece]))
  for (const piece of then.pieces) {
    const was = old.get(piece.id)
    const { tile, height, space } = piece
    if (!was) {
      if (space) ghosts.push({ kind: 'comes', tile, space, height })
      continue
    }
    if (was.space !== space) {
      if (was.space && space) ghosts.push({ kind: 'moves', tile, space: was.space, to: space, height })
      else if (was.space) ghosts.push({ kind: 'leaves', tile, space: was.space, height })
      else if (space) ghosts.push({ kind: 'comes', tile, space, height })
    } else if (space && was.tile !== tile) ghosts.push({ kind: 'turns', tile, space, height })
    else if (space && was.height !== height) ghosts.push({ kind: 'grows', tile, space, height })
    else if (space && piece.guard !== null && was.guard === null) ghosts.push({ kind: 'guarded', tile, space, height })
  }
  const left = new Set(then.pieces.map((piece) => piece.id))
  for (const piece of scene.pieces) {
    if (!left.has(piece.id) && piece.space) ghosts.push({ kind: 'goes', tile: piece.tile, space: piece.space, height: piece.height })
  }
  return ghosts
}

/** Events that are seen together: one wave of a ripple; a home that leaves, its people, its heir. */
export function beatsOf(events: readonly CityEvent[]): CityEvent[][] {
  return gathered(events, (event, beat) => {
    const last = beat.at(-1)
    const wave = event.kind === 'flipped' && last?.kind === 'flipped' && last.amount === event.amount
    const crowd = event.kind === 'residents-added' && last?.kind === 'displaced'
    const alike = event.kind === last?.kind && (event.kind === 'protected' || event.kind === 'protection-expired')
    return wave || crowd || alike
  })
}
