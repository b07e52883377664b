// What is looked at: by hand, or shown by a preview alone (a hint).
import type { Preview } from '../../board/contract'
import { sameAction } from '../../protocol/action'
import { pointOf, poseOf } from './geometry'
import { legsOf, pathOf, routeOf } from './route'
import type { Scene } from './scene'
import type { Target } from './targets'
import type { Action, CityEvent, Maneuver } from './types'

export const eventsOf = (preview: Preview | null): CityEvent[] => (preview?.events ?? []).map(({ event }) => event as CityEvent)

export function lookedTarget(targets: readonly Target[], choice: Action | null, preview: Preview | null, { atlas }: Scene): Target | null {
  if (choice) return targets.find((target) => target.choice && sameAction(target.choice, choice)) ?? null
  const keys = new Set(
    eventsOf(preview).flatMap(({ kind, to, place }) => {
      if ((kind === 'drove' || kind === 'bounced') && to) return [atlas.spot(to).lane]
      if (kind === 'parked' && place) return [`roof ${place}`]
      return kind === 'site-chosen' && place ? [place] : []
    }),
  )
  return targets.find((target) => target.choice !== null && keys.has(target.key)) ?? null
}

/** The way of the car: the server's, or a first guess until it is here. */
export function routeFor(looked: Target | null, scene: Scene, preview: Preview | null): string {
  const drove = eventsOf(preview).find((event) => event.kind === 'drove')
  if (drove?.from && drove.to) return pathOf(routeOf(scene.atlas, drove.from, drove.path ?? [], drove.to))
  const car = scene.cars.find((one) => one.id === looked?.mover)
  if (!looked || !car) return ''
  const from = car.at
  if (looked.shown === 'park') {
    const [[x, y], roof] = [pointOf(from), poseOf(looked.spot)]
    return `M${x} ${y}L${roof.x} ${roof.y}`
  }
  return looked.shown === 'drive' ? pathOf(legsOf(from, [looked.spot])) : ''
}

/** The server's word for the maneuver, once it is here. */
export function maneuverIn(preview: Preview | null): Maneuver | null {
  return eventsOf(preview).find((event) => event.kind === 'drove' || event.kind === 'bounced')?.maneuver ?? null
}
