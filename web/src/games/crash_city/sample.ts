// A city to look at before anybody plays.
import type { View } from '../../board/contract'
import { stateOf, tilesOf, viewOf } from './fixtures'
import type { State, Summary } from './types'

const tiles =
  'n1 ns shop 0, e1 ne shop 1, w1 ew house 2, s1 nesw house 0, e2 nsw factory 1, w1n1 es house 2, e1s1 es shop 0, e2n1 nesw shop 1, ' +
  'e1n1 es house 0, e3n1 sw house 1, w2 ns factory 2, e1s2 ew house 0, w1n2 e house 2, e3n2 nw house 1, w1n3 nes shop 2, s2 w shop 0, ' +
  'w2n2 ew house 2, e2s2 new house 0, e1n2 ne house 1, w2n1 e shop 2, w1s1 ne factory 3, n2 s house 3'
const cars = [
  's1.e facing south', 'e1n1.e facing north', 'e1s1', 'e2s2.n facing west', null, null, null, null,
  'e3n1.s facing east', 'e2', 'o.s facing west', 'e1n2.e facing south', null, null, null, null,
  'w1.e facing south', 'w1n1.s facing west', 'w2n1', 'w2n2.e facing north', null, null, null, null,
  'w1s1.n facing east', 'n1.s facing east', 'n1',
]

export const sample: View<State, Summary> = viewOf(stateOf(tilesOf(tiles), cars, { seats: 4, race_turns: 31, crashes: 4 }), {
  now: 'A race in full swing.',
  turn: 32,
})
