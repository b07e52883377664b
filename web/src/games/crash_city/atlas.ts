// What the names of the server stand for. A name is never taken apart, nor made up: the view says where its places lie
// (`places`), the vocabulary how a lane of a place is called, and a place that the view does not name (`notation`).
import { filled } from '../../protocol/filled'
import type { Place, Spot } from './geometry'
import type { Edge, Heading, Notation, Summary } from './types'

const nowhere: Spot = { at: '', lane: '', place: [0, 0], edge: null, facing: null }

export class Atlas {
  readonly #spots = new Map<string, Spot>()
  readonly #notation: Notation

  constructor(places: Summary['places'], notation: Notation) {
    this.#notation = notation
    places.names.forEach((name, i) => this.#add(name, [places.east[i] ?? 0, places.north[i] ?? 0]))
  }

  /** "e2n1", "e2n1.w" or "e2n1.w facing north"; what has no name is the town square. */
  spot(name: string): Spot {
    return this.#spots.get(name) ?? nowhere
  }

  place(name: string): Place {
    return this.spot(name).place
  }

  /** Where a car can stand at a place, by names that leave the place out: ".w facing north". */
  posture(at: string, name: string): Spot {
    const standing = this.#notation.standings.find(({ here }) => here === name)
    return this.spot(standing ? filled(standing.name, { place: at }) : at)
  }

  /** The name of any place. */
  nameOf([east, north]: Place): string {
    const way = this.#notation.places.find((one) => one.east === Math.sign(east) && one.north === Math.sign(north))
    return filled(way?.name ?? '', { east: Math.abs(east), north: Math.abs(north) })
  }

  /** The name of a lane of a place, or of how a car stands there. */
  standingAt(at: string, edge: Edge, facing?: Heading): string {
    const standing = this.#notation.standings.find((one) => one.edge === edge && one.facing === facing)
    return filled(standing?.name ?? '', { place: at })
  }

  #add(at: string, place: Place): void {
    this.#spots.set(at, { at, lane: '', place, edge: null, facing: null })
    for (const standing of this.#notation.standings) {
      const [edge, facing] = [standing.edge as Edge, standing.facing ?? null]
      const name = filled(standing.name, { place: at })
      const lane = facing ? this.standingAt(at, edge) : name
      this.#spots.set(name, { at, lane, place, edge, facing })
    }
  }
}

const drawn = new WeakMap<Summary['places'], Atlas>()

/** Drawn once for as long as the city does not grow: until then its places are the same object in every view. */
export function atlasOf(places: Summary['places'], notation: Notation): Atlas {
  const atlas = drawn.get(places) ?? new Atlas(places, notation)
  drawn.set(places, atlas)
  return atlas
}
