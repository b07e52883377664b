// States from their short form in recorded.json.
import type { SpaceScene } from './scene'
import type { Amounts, AnyTile, State } from './types'

export interface Short {
  task: State['task']
  markers_each: number
  board: Amounts
  bank: Amounts
  display: string[]
  first: number
  round: number
  players: { vp: number; tokens: Amounts; mat: string[]; used: number[]; markers: number; leaders: number; ready: boolean; special: string; objective: string }[]
}

const none = { water: 0, food: 0, supplies: 0, workers: 0, money: 0, stories: 0, influence: 0, distressed: 0, injured: 0 }

/** "well water-station 1 2 leader": a tile, the one below, how many below, markers, Leader. */
function spaceOf(text: string | undefined): SpaceScene {
  const [tile = 'none', below = 'none', height = '0', used = '0', leader = ''] = text?.split(' ') ?? []
  return { tile: tile as AnyTile, below: below as AnyTile, height: Number(height), used: Number(used), leader: leader === 'leader' }
}

export function stateOf({ task, board, bank, display, first, round, players }: Short): State {
  return {
    task,
    board: { ...none, ...board },
    bank: { ...none, ...bank },
    display,
    first,
    round,
    seats: players.length,
    players: players.map((player) => ({ ...player, tokens: { ...none, ...player.tokens }, mat: Array.from({ length: 12 }, (_, i) => spaceOf(player.mat[i])) })),
  } as unknown as State
}
