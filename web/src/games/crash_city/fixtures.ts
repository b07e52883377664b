// Small cities for tests.
import type { View } from '../../board/contract'
import { Atlas } from './atlas'
import type { Spot } from './geometry'
import { sceneOf, type Scene } from './scene'
import { stateOf, viewOf as stillView } from './still'
import { vocabulary } from './told'
import type { State, Summary } from './types'

export { stateOf, summaryOf } from './still'

const { notation } = vocabulary
const plane = new Atlas({ names: [], east: [], north: [] }, notation)

/** All places near the town square, by their names. */
const places: Summary['places'] = { names: [], east: [], north: [] }
for (let east = -6; east <= 6; east++) {
  for (let north = -12; north <= 12; north++) {
    places.names.push(plane.nameOf([east, north]))
    places.east.push(east)
    places.north.push(north)
  }
}
export const atlas = new Atlas(places, notation)
export const spotOf = (name: string): Spot => atlas.spot(name)

export const viewOf = (state: State, more: Partial<Summary> = {}): View<State, Summary> => stillView(state, { places, ...more })
export const sceneWith = (...given: Parameters<typeof stateOf>): Scene => sceneOf(viewOf(stateOf(...given)), notation)
