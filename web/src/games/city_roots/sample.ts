// A city to look at before anybody plays: only what its board draws.
import type { CityView, State, Summary } from './types'

const state: Partial<State> = {
  low: ['b6', 'a5', 'c5', 'd5', 'f5', 'b4', 'f4', 'a2', 'd2', 'c1'],
  business: ['a6', 'f6', 'a3', 'f2', 'a1', 'f1'],
  corporation: ['c4', 'd4', 'c3'],
  high: [['d6', 'e4', 'b3', 'c2'], ['e3'], ['e1']],
  protection: [[], ['c5', 'd2']],
  displaced_houses: 2,
  residents: 9,
  picked: null,
}

export const sample: CityView = { state: state as State, summary: {} as Summary }
