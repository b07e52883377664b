// A part of the city to look at before anybody plays.
import type { CityView, State, Summary, Tile } from './types'

const none = { water: 0, food: 0, supplies: 0, workers: 0, money: 0, stories: 0, influence: 0, distressed: 0, injured: 0 }
const mat: Tile[] = ['well', 'market-hall', 'timber-mill', 'job-office', 'radio-van', 'city-hospital', 'new-city-hall', 'concert-green', 'night-barge']
const display: Tile[] = ['family-house', 'river-park', 'evening-school', 'public-library', 'family-house']
const used: Partial<Record<Tile, number>> = { well: 1, 'city-hospital': 2 }

const player = {
  vp: 9,
  tokens: none,
  mat: Array.from({ length: 12 }, (_, i) => {
    const tile = mat[i] ?? 'none'
    return { tile, below: 'none', height: 0, used: used[tile as Tile] ?? 0, leader: tile === 'market-hall' || tile === 'radio-van' }
  }),
  used: [0, 0, 0],
  markers: 2,
  leaders: 2,
  ready: true,
}

export const sample: CityView = {
  state: {
    task: 'marker',
    players: [player],
    seats: 1,
    display,
    board: { ...none, water: 4, food: 3, supplies: 5, workers: 2, distressed: 2, injured: 1 },
    bank: none,
    first: 0,
    round: 6,
  } as unknown as State,
  summary: {
    now: '',
    order: [0],
    markers_each: 5,
    players: [],
    you: [],
  } as unknown as Summary,
}
