// Small cities for tests, and what stands still in a view of one.
import { sceneOf } from './scene'
import type { Building, State, Summary, Tile } from './types'

/** Tiles from a line: "e1 ne shop 0, e2 n". */
export function tilesOf(line: string): Tile[] {
  return line.split(', ').map((tile) => {
    const [at = '', lanes = '', building, owner] = tile.split(' ')
    return { at, lanes, building: (building as Building | undefined) ?? null, owner: owner === undefined ? null : Number(owner) }
  })
}

export function stateOf(tiles: Partial<Tile>[], cars: (string | null)[] = [], more: Partial<State> = {}): State {
  const square: Tile = { at: 'o', lanes: 'nesw', building: null, owner: null }
  return {
    crash: { before: [], hit: null, hitter: null, first: null, heading: 'north' },
    race_turns: 0,
    crashes: 0,
    quiet_turns: 0,
    city: { tiles: [square, ...tiles.map((tile) => ({ at: 'o', lanes: 'n', building: null, owner: null, ...tile }))], cars },
    tiles_left: {},
    unbuilt: [],
    seats: 2,
    options: { 'pile-ups': 'off', 'equal-turns': 'off' },
    ending: 'none',
    task: 'race',
    turn: 0,
    first: 0,
    revealed: 'none',
    site: null,
    ...more,
  }
}

export const sceneWith = (...given: Parameters<typeof stateOf>) => sceneOf(stateOf(...given))

export function summaryOf(parked: number[], more: Partial<Summary> = {}): Summary {
  return {
    now: '',
    phase: 'race',
    decider: 0,
    duty: '',
    turn: 1,
    crashes: 0,
    quiet_turns: 0,
    patience: 100,
    players: parked.map((count) => ({ parked: count, driving: 8 - count, stack: 0, houses: 0, shops: 0, factories: 0 })),
    cars_each: 8,
    sites: [],
    turnings: [],
    open_jobs: [],
    cut_off: [],
    two_lane: [],
    bounds: { west: 0, east: 0, south: 0, north: 0 },
    crash: null,
    ...more,
  }
}
