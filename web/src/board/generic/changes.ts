// What a choice would change in numbers, as far as nobody needs to know what they mean.
import type { Preview } from '../contract'
import { signed, type Change } from '../numbers'
import { titled } from './shape'

export function changesOf(preview: Pick<Preview, 'before' | 'after'>): Change[] {
  const changes: Change[] = []
  for (const [key, after] of Object.entries(preview.after)) {
    const before = (preview.before as Record<string, unknown>)[key]
    if (typeof before !== 'number' || typeof after !== 'number' || before === after) continue
    const by = after - before
    changes.push({ text: `${titled(key)} ${signed(by)}`, bad: false })
  }
  return changes
}
