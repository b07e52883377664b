// What stands still in a view of a city.
import type { View } from '../../board/contract'
import type { State, Summary, Tile } from './types'

export function stateOf(tiles: Partial<Tile>[], cars: (string | null)[] = [], more: Partial<State> = {}): State {
  const square: Tile = { at: 'o', lanes: 'nesw', building: 'none' }
  return {
    crash: { before: [], hit: null, hitter: null, first: null, heading: 'north' },
    race_turns: 0,
    crashes: 0,
    quiet_turns: 0,
    city: { tiles: [square, ...tiles.map((tile) => ({ at: 'o', lanes: 'n', building: 'none' as const, ...tile }))], cars },
    tiles_left: { 'one-edge': 0, corner: 0, parallel: 0, 'three-edge': 0, 'four-edge': 0 },
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

export function summaryOf(parked: number[], more: Partial<Summary> = {}): Summary {
  return {
    now: '',
    goal: { text: '', more: '', tracks: [] },
    duty: '',
    warning: '',
    phase: 'race',
    decider: 0,
    turn: 1,
    players: parked.map((count) => ({ cars: [], parked: count, driving: 8 - count, stack: 0, houses: 0, shops: 0, factories: 0 })),
    cars_each: 8,
    sites: [],
    turnings: [],
    buildable: [],
    roofs_ahead: [],
    places: { names: [], east: [], north: [] },
    moves: [],
    open_jobs: [],
    cut_off: [],
    two_lane: [],
    bounds: { west: 0, east: 0, south: 0, north: 0 },
    winners: [],
    facts: [],
    story: [],
    ...more,
  }
}
