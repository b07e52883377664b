// How what happens is shown on the board.
import { beats } from '../../board/motion'
import type { Script } from '../../board/stage.svelte'
import { after, beatsOf, emptyScene, sceneOf, type Scene } from './scene'
import type { CityEvent, State, Summary } from './types'

const lengths: Record<string, number> = {
  built: beats.short,
  removed: beats.short,
  flipped: beats.long,
  moved: beats.long,
  swapped: beats.long,
  displaced: 440,
  returned: beats.long,
  protected: beats.short,
  'protection-expired': beats.quick,
  'residents-added': beats.short,
  'residents-removed': beats.short,
}

export const script: Script<State, Summary, Scene, CityEvent> = {
  empty: emptyScene(),
  sceneOf: ({ state }, before) => sceneOf(state, before),
  after: (scene, beat) => beat.reduce(after, scene),
  beatsOf,
  lengthOf: ({ kind }) => lengths[kind] ?? 0,
}

/** Spaces from which a wave spreads. */
export function wavesOf(beat: readonly CityEvent[]): string[] {
  return beat.flatMap((event) => {
    const spreads = event.kind === 'flipped' || (event.kind === 'built' && event.tile === 'corporation')
    return spreads && event.space ? [event.space] : []
  })
}
