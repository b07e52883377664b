// Other numbers than the published ones, as people read them: "copies › rent hike: 6 → 4".
import type { ContentChange } from '../protocol/generated'

const plain = (name: string): string => name.replaceAll('_', ' ').replaceAll('-', ' ')

/** Where in a game's numbers something stands. */
export const placeOf = (path: string): string => path.split('.').map(plain).join(' › ')

/** A number, a name, or a list of them; of anything longer only that it is one. */
export function valueOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object') ? value.map(valueOf).join(', ') || 'none' : 'a list'
  if (typeof value === 'string') return plain(value)
  if (value === null || value === undefined) return 'none'
  return typeof value === 'object' ? 'a list' : String(value as number | boolean)
}

export const told = ({ path, from, to, fixed }: ContentChange): string => `${placeOf(path)}: ${valueOf(from)} → ${valueOf(to)}${fixed ? `, fixed by ${fixed}` : ''}`
