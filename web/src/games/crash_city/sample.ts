// A city to look at before anybody plays.
import type { View } from '../../board/contract'
import { stateOf, viewOf } from './still'
import type { Building, State, Summary, Tile } from './types'

// Each tile after its steps to the east and to the north.
const tiles =
  '0 1 n1 ns shop 0, 1 0 e1 ne shop 1, -1 0 w1 ew house 2, 0 -1 s1 nesw house 0, 2 0 e2 nsw factory 1, -1 1 w1n1 es house 2, ' +
  '1 -1 e1s1 es shop 0, 2 1 e2n1 nesw shop 1, 1 1 e1n1 es house 0, 3 1 e3n1 sw house 1, -2 0 w2 ns factory 2, ' +
  '1 -2 e1s2 ew house 0, -1 2 w1n2 e house 2, 3 2 e3n2 nw house 1, -1 3 w1n3 nes shop 2, 0 -2 s2 w shop 0, ' +
  '-2 2 w2n2 ew house 2, 2 -2 e2s2 new house 0, 1 2 e1n2 ne house 1, -2 1 w2n1 e shop 2, -1 -1 w1s1 ne factory 3, ' +
  '0 2 n2 s house 3'
const cars = [
  's1.e facing south', 'e1n1.e facing north', 'e1s1', 'e2s2.n facing west', null, null, null, null,
  'e3n1.s facing east', 'e2', 'o.s facing west', 'e1n2.e facing south', null, null, null, null,
  'w1.e facing south', 'w1n1.s facing west', 'w2n1', 'w2n2.e facing north', null, null, null, null,
  'w1s1.n facing east', 'n1.s facing east', 'n1',
]

const rows = tiles.split(', ').map((row) => row.split(' '))
const places: Summary['places'] = {
  names: ['o', ...rows.map(([, , name]) => name!)],
  east: [0, ...rows.map(([east]) => Number(east))],
  north: [0, ...rows.map(([, north]) => Number(north))],
}
const laid = rows.map(([, , at = '', lanes = '', building, owner]): Tile => ({ at, lanes, building: building as Building, owner: Number(owner) }))

export const sample: View<State, Summary> = viewOf(stateOf(laid, cars, { seats: 4, race_turns: 31, crashes: 4 }), {
  now: 'A race in full swing.',
  turn: 32,
  places,
})
