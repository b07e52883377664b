// A town a few years in, for tests.
import type { Building, State } from './types'

const map: Record<string, Building> = {
  c3: 'city-hall', b3: 'house', c4: 'house', d2: 'house', e1: 'factory',
  a4: 'park', b4: 'court', d3: 'shops', d4: 'library', a2: 'tower', b2: 'clinic', c2: 'sports', e4: 'sun-field', b5: 'museum', e3: 'tram-depot', c1: 'villas',
  'b3-c4': 'bus-stop', 'c2-d3': 'bus-stop', 'b3-c3': 'bike-lane', 'c3-c4': 'walk', 'd2-d3': 'bike-lane',
}
const housed: Record<string, number> = { b3: 3, c4: 3, d2: 2, b4: 2, a2: 4, c1: 1 }
const people = Array.from({ length: 25 }, (_, i) => housed[`${'abcde'[i % 5]}${Math.floor(i / 5) + 1}`] ?? 0)

export const town: Pick<State, 'map' | 'people' | 'levels'> = { map, people, levels: { sol: 5, attractiveness: 5, transport: 4, pollution: 3, unhappy: 2, co2: 6 } }
