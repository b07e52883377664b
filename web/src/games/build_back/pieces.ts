// Markers and Leaders have a place each, so that they can be seen to move from one to the next. Pure.
import type { PlayerScene } from './scene'
import { squares } from './types'

export interface Piece {
  /** The same piece keeps its name from scene to scene. */
  id: string
  seat: number
  /** "pool", "away", a square, or the name of a tile. */
  place: string
}

/** How many lie at each place. */
type Wanted = Map<string, number>

function settle(prefix: string, seat: number, wanted: Wanted, before: readonly Piece[]): Piece[] {
  const left = new Map(wanted)
  const take = (place: string): boolean => {
    const count = left.get(place) ?? 0
    if (count > 0) left.set(place, count - 1)
    return count > 0
  }
  const stays = before.filter((piece) => take(piece.place))
  const movers = before.filter((piece) => !stays.includes(piece))
  const open = [...left].flatMap(([place, count]) => Array.from({ length: count }, () => place))
  const moved = open.map((place, i): Piece => ({ id: movers[i]?.id ?? `${prefix}-${seat}-${before.length + i - movers.length}`, seat, place }))
  const order = new Map(before.map((piece, i) => [piece.id, i]))
  return [...stays, ...moved].sort((a, b) => (order.get(a.id) ?? 99) - (order.get(b.id) ?? 99))
}

/** A player's markers; those that idle or lie under a new tile are away. */
export function markersOf(player: PlayerScene, seat: number, each: number, before: readonly Piece[] = []): Piece[] {
  const wanted: Wanted = new Map([['pool', player.markers]])
  for (const space of player.mat) if (space.tile !== 'none' && space.used > 0) wanted.set(space.tile, space.used)
  squares.forEach((square, i) => wanted.set(square, player.used[i] ?? 0))
  const out = [...wanted.values()].reduce((sum, count) => sum + count, 0)
  wanted.set('away', Math.max(0, each - out))
  return settle('m', seat, wanted, before)
}

/** A player's Leaders, on tiles or waiting. */
export function leadersOf(player: PlayerScene, seat: number, before: readonly Piece[] = []): Piece[] {
  const wanted: Wanted = new Map()
  for (const space of player.mat) if (space.leader && space.tile !== 'none') wanted.set(space.tile, 1)
  wanted.set('pool', Math.max(0, player.leaders - wanted.size))
  return settle('l', seat, wanted, before)
}
