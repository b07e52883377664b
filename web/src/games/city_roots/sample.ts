// A city to look at before anybody plays.
import { midgame, stateOf } from './fixtures'
import type { CityView } from './types'

export const sample: CityView = {
  state: stateOf(midgame, { residents: 9, displaced_houses: 2 }),
  summary: {
    now: 'A city in the middle of its story.',
    duty: '',
    turn: 6,
    revenue: 9,
    people: 900,
    high_homes: 9,
    high_homes_left: 27,
    markers_left: 8,
    deck: 22,
    ahead: '',
    lobby: '',
    threatened: [],
    surrounded: [],
    policies: [],
  },
}
