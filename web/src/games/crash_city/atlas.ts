// What the names of the server stand for. A name is never taken apart: the view says where its places lie (`places`), and
// each has four lanes with two ways to face.
import { edges, headings, runsAcross, edgeOf, type Place, type Spot } from './geometry'
import type { Summary } from './types'

export class Atlas {
  readonly #spots = new Map<string, Spot>()

  constructor(places: Summary['places']) {
    places.names.forEach((name, i) => this.#add(name, [places.east[i] ?? 0, places.north[i] ?? 0]))
  }

  /** "e2n1", "e2n1.w" or "e2n1.w facing north"; what has no name is the town square. */
  spot(name: string): Spot {
    return this.#spots.get(name) ?? { place: [0, 0], edge: null, facing: null }
  }

  place(name: string): Place {
    return this.spot(name).place
  }

  /** Where a car can stand at a place, by names that leave the place out: ".w facing north". */
  posture(at: string, name: string): Spot {
    return this.spot(`${at}${name}`)
  }

  #add(name: string, place: Place): void {
    this.#spots.set(name, { place, edge: null, facing: null })
    for (const edge of edges) {
      this.#spots.set(`${name}.${edge}`, { place, edge, facing: null })
      for (const facing of headings) {
        if (runsAcross(edge) !== runsAcross(edgeOf(facing))) this.#spots.set(`${name}.${edge} facing ${facing}`, { place, edge, facing })
      }
    }
  }
}

const drawn = new WeakMap<Summary['places'], Atlas>()

/** Drawn once for as long as the city does not grow: until then its places are the same object in every view. */
export function atlasOf(places: Summary['places']): Atlas {
  const atlas = drawn.get(places) ?? new Atlas(places)
  drawn.set(places, atlas)
  return atlas
}
