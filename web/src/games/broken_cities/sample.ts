// A view to draw on the home page: a few rounds in, the sky half full.
import type { CityView, State, Summary } from './types'

const built: State['built'] = {
  'low-cost': ['b3', 'c4', 'f2', 'g3', 'b6', 'f5', 'c1'],
  conventional: ['c2', 'c7', 'f7', 'a6', 'g6', 'e8'],
  green: ['a3', 'd6', 'g1'],
  shopping: ['e4', 'h5', 'a8'],
  greenspace: ['c3', 'f6', 'b7'],
  'eco-park': ['f3', 'd2', 'g7'],
}
const owned = [
  ['b3', 'c4', 'c2', 'c3', 'a3', 'c1', 'e4'],
  ['f2', 'g3', 'e8', 'f3', 'g1', 'h5'],
  ['b6', 'd6', 'c7', 'a6', 'b7', 'd2'],
  ['f5', 'f7', 'g6', 'f6', 'g7', 'a8'],
]
const empty = new Set(['c1', 'e8'])
const renters = [...built['low-cost'], ...built.conventional, ...built.green].filter((space) => !empty.has(space))

const summary: Partial<Summary> = {
  now: '',
  phase: 'turn',
  seats: [],
  rents: {},
  emissions: 61,
  damage: 19,
  damage_now: 7,
  damage_a_round: 7,
  events: [9, 17, 24, 31, 37, 42].map((number, i) => ({ event: i + 1, number, reached: number <= 19 })),
  renters: { available: 5, reserve: 9, placed: renters.length, gone: 6 },
  prices: [],
  laws: [],
}

export const sample: CityView = {
  state: { built, owned, renters, ending: 'none' } as unknown as State,
  summary: summary as Summary,
}
