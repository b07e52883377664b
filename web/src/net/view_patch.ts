// A view comes whole, or as what changed since the one before. Pure: what did not change is the same object as before.
import type { Put, View, ViewUpdate } from '../protocol/generated'

type Key = string | number

/** The view after an update; null: it builds on another view than `known`, which is that of `seq`. */
export function nextView(update: ViewUpdate, known: View | null, seq: number | null): View | null {
  if (update.whole) return update.whole
  if (!update.patch) return known
  if (!known || (update.base ?? null) !== seq) return null
  return update.patch.reduce<unknown>((view, { path, ...put }) => changed(view, path, put), known) as View
}

/** One put: the value at the end of the path is put there; without one it goes, and what follows in an array moves up. */
function changed(at: unknown, path: readonly Key[], put: Omit<Put, 'path'>): unknown {
  const [key, ...rest] = path
  if (key === undefined) return put.value
  const goes = rest.length === 0 && !('value' in put)
  if (Array.isArray(at)) {
    const place = Number(key)
    return goes ? [...at.slice(0, place), ...at.slice(place + 1)] : [...at.slice(0, place), changed(at[place], rest, put), ...at.slice(place + 1)]
  }
  const { [key]: old, ...others } = (at ?? {}) as Record<string, unknown>
  // In place: the order of keys is the server's.
  return goes ? others : { ...(at as object | null), [key]: changed(old, rest, put) }
}
