// A city to look at before anybody plays.
import type { View } from '../../board/contract'
import { stateOf, summaryOf } from './fixtures'
import type { State, Summary } from './types'

export const sample: View<State, Summary> = { state: stateOf([]), summary: summaryOf([0, 0]) }
