// A city to look at before anybody plays.
import type { View } from '../../board/contract'
import { midgame, stateOf } from './fixtures'
import type { State, Summary } from './types'

export const sample: View<State, Summary> = {
  state: stateOf(midgame, { residents: 9, displaced_houses: 2 }),
  summary: {
    now: 'A city in the middle of its story.',
    turn: 6,
    revenue: 9,
    revenue_goal: 20,
    high_homes: 9,
    high_homes_left: 27,
    house_limit: 6,
    resident_limit: 48,
    markers_left: 8,
    deck: 22,
    threatened: [],
    surrounded: [],
    policies: [],
    card: null,
  },
}
