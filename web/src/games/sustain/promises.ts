// Who kept what was promised, by what happened: the table has no memory of earlier years.
import { labelOf } from '../../protocol/action'
import type { AnyEvent } from '../../protocol/generated'
import type { Action, CityEvent, Promised, Vocabulary } from './types'

export interface Kept {
  kept: boolean
  /** What was promised, as the label of the action that promised it. */
  text: string
}

const verbs: Record<Exclude<Promised['kind'], 'none'>, Action['verb']> = { put: 'promise-put', 'put-none': 'promise-none', give: 'promise-give' }

function promising({ kind, spot, receiver, number }: Promised): Action | null {
  if (kind === 'none') return null
  return { verb: verbs[kind], number, ...(spot === null ? {} : { spot }), ...(receiver === undefined ? {} : { other: receiver }) }
}

export function recordsOf(log: readonly { events?: readonly AnyEvent[]; undone: boolean }[], vocabulary: Pick<Vocabulary, 'words'>): Map<number, Kept[]> {
  const records = new Map<number, Kept[]>()
  for (const { events = [], undone } of log) {
    if (undone) continue
    for (const event of events) {
      const { kind, seat, promise } = event as CityEvent
      const action = promise && promising(promise)
      if (seat === undefined || !action || (kind !== 'promise-kept' && kind !== 'promise-broken')) continue
      records.set(seat, [...(records.get(seat) ?? []), { kept: kind === 'promise-kept', text: labelOf(vocabulary.words, action) }])
    }
  }
  return records
}
