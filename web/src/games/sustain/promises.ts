// Who kept what was promised, by what happened: the table has no memory of earlier years.
import { labelOf } from '../../protocol/action'
import type { AnyEvent } from '../../protocol/generated'
import type { CityEvent, Vocabulary } from './types'

export interface Kept {
  kept: boolean
  /** What was promised, as a sentence. */
  text: string
}

export function recordsOf(log: readonly { events?: readonly AnyEvent[]; undone: boolean }[], vocabulary: Pick<Vocabulary, 'words' | 'promises'>): Map<number, Kept[]> {
  const records = new Map<number, Kept[]>()
  const words = { actions: vocabulary.promises, names: vocabulary.words.names }
  for (const { events = [], undone } of log) {
    if (undone) continue
    for (const event of events) {
      const { kind, seat, promise } = event as CityEvent
      if (seat === undefined || !promise || (kind !== 'promise-kept' && kind !== 'promise-broken')) continue
      records.set(seat, [...(records.get(seat) ?? []), { kept: kind === 'promise-kept', text: labelOf(words, { ...promise, verb: promise.kind }) }])
    }
  }
  return records
}
