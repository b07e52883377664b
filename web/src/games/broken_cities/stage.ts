// How what happens is shown on the board: the block, and the weather over it.
import { beats } from '../../board/motion'
import type { Script } from '../../board/stage.svelte'
import { after, beatsOf, cityOf, type City } from './city'
import type { CityEvent, ClimateCard, State, Summary } from './types'

export interface Scene {
  city: City
  /** The climate card at work. */
  weather: ClimateCard | null
}

const lengths: Partial<Record<CityEvent['kind'], number>> = {
  built: beats.short,
  retrofitted: beats.long,
  'renter-placed': beats.short,
  'card-fell': 700,
  lost: 450,
  downgraded: 450,
  'renter-left': 450,
}

export const script: Script<State, Summary, Scene, CityEvent> = {
  empty: { city: {}, weather: null },
  sceneOf: ({ state }) => ({ city: cityOf(state), weather: null }),
  after: ({ city, weather }, beat) => {
    const fell = beat.find((event) => event.kind === 'card-fell')?.card
    return { city: beat.reduce(after, city), weather: fell && fell !== 'none' ? fell : weather }
  },
  beatsOf,
  lengthOf: ({ kind }) => lengths[kind] ?? 0,
}
