// What the map and the indicators show, and how an event changes it.
import { nameOf } from '../../board/grid'
import type { Building, CityEvent, Indicator, Levels, State } from './types'

export interface Scene {
  map: Record<string, Building>
  people: Record<string, number>
  levels: Levels
}

export const emptyScene = (): Scene => ({
  map: {},
  people: {},
  levels: { sol: 1, attractiveness: 1, transport: 1, pollution: 1, unhappy: 0, co2: 0 },
})

export function sceneOf(state: Pick<State, 'map' | 'people' | 'levels'>): Scene {
  const people: Record<string, number> = {}
  const side = Math.sqrt(state.people.length)
  state.people.forEach((count, i) => {
    if (count > 0) people[nameOf(i % side, Math.floor(i / side))] = count
  })
  return { map: { ...state.map } as Record<string, Building>, people, levels: { ...state.levels } }
}

export function after(scene: Scene, event: CityEvent): Scene {
  const { space, indicator, building } = event
  if ((event.kind === 'moved' || event.kind === 'marked') && indicator && indicator !== 'none') {
    return { ...scene, levels: { ...scene.levels, [indicator]: event.after ?? 0 } }
  }
  if (event.kind === 'came' && space) {
    return { ...scene, people: { ...scene.people, [space]: (scene.people[space] ?? 0) + 1 } }
  }
  if (event.kind === 'placed' && space && building && building !== 'none') {
    return { ...scene, map: { ...scene.map, [space]: building } }
  }
  return scene
}

/** Which indicator an event moves, if any. */
export function touched(event: CityEvent): Indicator | null {
  if (event.kind !== 'moved' && event.kind !== 'marked') return null
  return event.indicator && event.indicator !== 'none' ? event.indicator : null
}
