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

/** What moves when the year turns. */
export const turning: ReadonlySet<CityEvent['cause']> = new Set<CityEvent['cause']>(['unhappy', 'sol', 'smog', 'co2'])

export const script: Script<State, Summary, Scene, CityEvent> = {
  empty: emptyScene(),
  sceneOf: ({ state }) => sceneOf(state),
  after: (scene, beat) => beat.reduce(after, scene),
  // The turn of the year goes along its arrows: there is time to follow each.
  lengthOf: ({ kind, cause }) => (cause && turning.has(cause) ? 2 * beats.long : (lengths[kind] ?? 0)),
}
