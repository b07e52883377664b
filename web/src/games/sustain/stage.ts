// How what happens is shown on the map and the indicators.
import { beats } from '../../board/motion'
import type { Script } from '../../board/stage.svelte'
import { after, emptyScene, sceneOf, type Scene } from './scene'
import type { CityEvent, State, Summary } from './types'

const lengths: Partial<Record<CityEvent['kind'], number>> = {
  moved: beats.long,
  marked: beats.long,
  came: beats.short,
  placed: beats.long,
}

export const script: Script<State, Summary, Scene, CityEvent> = {
  empty: emptyScene(),
  sceneOf: ({ state }) => sceneOf(state),
  after: (scene, beat) => beat.reduce(after, scene),
  lengthOf: ({ kind }) => lengths[kind] ?? 0,
}
