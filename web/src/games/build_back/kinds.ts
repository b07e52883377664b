// The paper a picture stands on, where only a tile's name is at hand.
import { basics } from './art/basics'
import { people } from './art/people'
import type { Kind, Tile } from './types'

/** Close enough for a picture alone: water, food and supplies on theirs, people on care, the rest on civic. */
export function kindOf(tile: string): Kind {
  const name = tile as Tile
  if (name in basics) return /water|well|rain|river|pattern/.test(name) ? 'water' : /depot|yard|kiln|mill|reuse|barge/.test(name) ? 'supplies' : 'food'
  if (name in people) return /job|hiring|school$|college|careers|maker|mentors/.test(name) ? 'work' : 'care'
  return /wall|radio|memory|broadcast|film|library|float/.test(name) ? 'media' : 'civic'
}
