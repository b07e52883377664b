// What lies on the table as the board shows it, and how each event changes it. Pure.
import { gathered } from '../../board/stage.svelte'
import { tokens } from './tokens'
import type { Amounts, AnyTile, CityEvent, State, Token } from './types'

export type Counts = Record<Token, number>
export type SpaceScene = State['players'][number]['mat'][number]

export interface PlayerScene {
  vp: number
  tokens: Counts
  mat: SpaceScene[]
  /** Markers on Build, Spend and Trade. */
  used: number[]
  markers: number
  leaders: number
  ready: boolean
}

export interface Scene {
  players: PlayerScene[]
  display: AnyTile[]
  board: Counts
  bank: Counts
  first: number
  round: number
  markersEach: number
}

export function sceneOf(state: State, markersEach: number): Scene {
  const { board, bank, display, first, round } = state
  const players = state.players.slice(0, state.seats).map(({ vp, tokens: purse, mat, used, markers, leaders, ready }): PlayerScene => ({ vp, tokens: purse, mat, used, markers, leaders, ready }))
  return { players, display, board, bank, first, round, markersEach }
}

const sum = (purse: Counts, more: Amounts | null | undefined, sign: 1 | -1): Counts => {
  if (!more) return purse
  const out = { ...purse }
  for (const token of tokens) out[token] += sign * (more[token] ?? 0)
  return out
}
const paid = (player: PlayerScene, event: CityEvent): PlayerScene => ({ ...player, tokens: sum(sum(player.tokens, event.paid, -1), event.gained, 1) })
const onTile = (player: PlayerScene, tile: AnyTile | undefined, change: (space: SpaceScene) => SpaceScene): PlayerScene => ({
  ...player,
  mat: player.mat.map((space) => (space.tile === tile ? change(space) : space)),
})
const onSquare = (player: PlayerScene, square: number): PlayerScene => ({ ...player, used: player.used.map((count, i) => count + (i === square ? 1 : 0)) })
const placed = (player: PlayerScene): PlayerScene => ({ ...player, markers: player.markers - 1 })

function built(player: PlayerScene, event: CityEvent): PlayerScene {
  const at = (event.space ?? 0) - 1
  const mat = player.mat.map((space, i): SpaceScene => {
    if (i !== at) return space
    const open = space.tile === 'none'
    return { ...space, tile: event.tile!, below: open ? space.below : space.tile, height: open ? space.height : space.height + 1, used: 0 }
  })
  return placed(onSquare(paid({ ...player, mat }, event), 0))
}

/** How one player's part changes; null: it does not. */
function acted(player: PlayerScene, event: CityEvent): PlayerScene | null {
  switch (event.kind) {
    case 'leader-placed':
      return onTile(player, event.tile, (space) => ({ ...space, leader: true }))
    case 'ready':
      return { ...player, ready: true }
    case 'leaders-shown':
      return { ...player, mat: player.mat.map((space) => ({ ...space, leader: (event.tiles ?? []).includes(space.tile) && space.tile !== 'none' })) }
    case 'used': {
      const done = placed(paid(onTile(player, event.tile, (space) => ({ ...space, used: space.used + 1 })), event))
      return { ...done, vp: done.vp + (event.vp ?? 0), leaders: done.leaders + (event.leaders ?? 0) }
    }
    case 'built':
      return built(player, event)
    case 'spent':
      return placed(onSquare(paid(player, event), 1))
    case 'traded':
      return placed(onSquare(paid(player, event), 2))
    case 'idled':
      return placed(player)
    default:
      return null
  }
}

/** Takes a tile out: those left of it slide right. */
function slide(display: readonly AnyTile[], tile: AnyTile | undefined): AnyTile[] {
  const at = display.indexOf(tile ?? 'none')
  return at < 0 ? [...display] : ['none', ...display.slice(0, at), ...display.slice(at + 1)]
}

const all = (scene: Scene, change: (player: PlayerScene) => PlayerScene): Scene => ({ ...scene, players: scene.players.map(change) })

/** The scene after one more event. Board and bank follow with the state: events do not say where help came from. */
export function after(scene: Scene, event: CityEvent): Scene {
  const next = { ...scene }
  switch (event.kind) {
    case 'round-began':
      return all({ ...next, round: event.amount ?? scene.round }, (player) => ({
        ...player,
        ready: false,
        used: player.used.map(() => 0),
        markers: scene.markersEach,
        mat: player.mat.map((space) => ({ ...space, used: 0, leader: false })),
      }))
    case 'first-player':
      return { ...next, first: event.seat ?? scene.first }
    case 'tile-entered':
      return { ...next, display: scene.display.map((tile, i) => (i === 0 ? event.tile! : tile)) }
    case 'tile-discarded':
      return { ...next, display: slide(scene.display, event.tile) }
    case 'level-two': {
      const each = event.amount ?? scene.markersEach
      // At the end of a round the markers are off the board already.
      return all({ ...next, markersEach: each }, (player) => ({ ...player, markers: player.markers + each - scene.markersEach }))
    }
    default: {
      const player = event.seat === undefined ? undefined : scene.players[event.seat]
      const done = player && acted(player, event)
      if (!done) return scene
      next.players = scene.players.map((one) => (one === player ? done : one))
      if (event.kind === 'built') next.display = slide(scene.display, event.tile)
      return next
    }
  }
}

/** Events that are seen together: what belongs to one turn of the hand. */
export function beatsOf(events: readonly CityEvent[]): CityEvent[][] {
  return gathered(events, ({ kind }, [first]) => kind === first!.kind || (kind === 'tile-entered' && first!.kind === 'tile-discarded'))
}
