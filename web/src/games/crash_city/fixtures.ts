// Small cities for tests, and what stands still in a view of one.
import type { View } from '../../board/contract'
import { Atlas } from './atlas'
import { nameOf, type Spot } from './geometry'
import { sceneOf } from './scene'
import type { Building, State, Summary, Tile } from './types'

/** All places near the town square, by their names. */
const places: Summary['places'] = { names: [], east: [], north: [] }
for (let east = -6; east <= 6; east++) {
  for (let north = -12; north <= 12; north++) {
    places.names.push(nameOf([east, north]))
    places.east.push(east)
    places.north.push(north)
  }
}
export const atlas = new Atlas(places)
export const spotOf = (name: string): Spot => atlas.spot(name)

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
    options: { pile_ups: 'off', equal_turns: 'off', length: 'full' },
    ending: 'none',
    task: 'race',
    turn: 0,
    first: 0,
    revealed: 'none',
    site: null,
    ...more,
  }
}

/** Eight numbers for each seat, as the server counts its cars. */
const carsOf = ({ city }: State, seat: number): number[] => city.cars.flatMap((spot, id) => (spot !== null && Math.floor(id / 8) === seat ? [id] : []))

export function viewOf(state: State, more: Partial<Summary> = {}): View<State, Summary> {
  const seats = Math.max(state.seats, Math.ceil(state.city.cars.length / 8))
  const summary = summaryOf(Array<number>(seats).fill(0), more)
  summary.players.forEach((player, seat) => (player.cars = carsOf(state, seat)))
  return { state, summary }
}

export const sceneWith = (...given: Parameters<typeof stateOf>) => sceneOf(viewOf(stateOf(...given)))

export function summaryOf(parked: number[], more: Partial<Summary> = {}): Summary {
  return {
    now: '',
    duty: '',
    warning: '',
    phase: 'race',
    decider: 0,
    turn: 1,
    players: parked.map((count) => ({ cars: [], parked: count, driving: 8 - count, stack: 0, houses: 0, shops: 0, factories: 0 })),
    cars_each: 8,
    sites: [],
    turnings: [],
    places,
    moves: [],
    open_jobs: [],
    cut_off: [],
    two_lane: [],
    bounds: { west: 0, east: 0, south: 0, north: 0 },
    winners: [],
    ...more,
  }
}
