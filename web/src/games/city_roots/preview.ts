// A preview in a few numbers.
import type { Preview } from '../../board/contract'
import { signed, type Change } from '../../board/numbers'
import { filled } from '../../protocol/filled'
import type { CityRoots } from '../../protocol/generated'
import type { CityEvent, Summary, Vocabulary } from './types'

/** What changes, as a tag and as a sentence. */
export interface CityChange extends Change {
  sentence: string
}

export function changes(preview: Preview, { changes: words, people_per_resident }: Vocabulary): CityChange[] {
  const events = preview.events.map((told) => told.event as CityEvent)
  const number = (kind: string): number => events.filter((event) => event.kind === kind).length
  const sum = (kind: string): number =>
    events.filter((event) => event.kind === kind).reduce((total, event) => total + (event.amount ?? 0), 0)
  const out: CityChange[] = []
  const say = ({ tag, sentence }: CityRoots.ChangeText, change: number | string, bad: boolean) => {
    const fills = { number: change }
    out.push({ text: filled(tag, fills), sentence: filled(sentence, fills), bad })
  }
  const [before, after] = [preview.before as Summary, preview.after as Summary]
  const revenue = after.revenue - before.revenue
  if (revenue) say(words.revenue, signed(revenue), revenue < 0)
  const people = (sum('residents-added') - sum('residents-removed')) * people_per_resident
  const lost = number('displaced')
  if (lost) say(words.displaced, lost, true)
  const back = number('returned')
  if (back) say(words.returned, back, false)
  if (people) say(words.people, signed(people), people > 0)
  const flips = events.filter((event) => event.kind === 'flipped' && (event.amount ?? 0) > 0).length
  if (flips) say(words.flipped, flips, false)
  const idle = number('did-nothing')
  if (idle) say(words.nothing, idle, false)
  return out
}
