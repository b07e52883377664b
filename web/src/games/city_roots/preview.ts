// A preview in a few numbers.
import type { Preview } from '../../board/contract'
import { signed, type Change } from '../../board/numbers'
import { filled } from '../../protocol/filled'
import type { CityRoots } from '../../protocol/generated'
import type { CityEvent, Summary, Vocabulary } from './types'

const counted = (n: number, { one, many }: CityRoots.NumberWords): string => (n === 1 ? one : filled(many, { number: n }))

export function changes(preview: Preview, { changes: words, people_per_resident }: Vocabulary): Change[] {
  const events = preview.events.map((told) => told.event as CityEvent)
  const number = (kind: string): number => events.filter((event) => event.kind === kind).length
  const sum = (kind: string): number =>
    events.filter((event) => event.kind === kind).reduce((total, event) => total + (event.amount ?? 0), 0)
  const out: Change[] = []
  const [before, after] = [preview.before as Summary, preview.after as Summary]
  const revenue = after.revenue - before.revenue
  if (revenue) out.push({ text: filled(words.revenue, { number: signed(revenue) }), bad: revenue < 0 })
  const people = (sum('residents-added') - sum('residents-removed')) * people_per_resident
  const lost = number('displaced')
  if (lost) out.push({ text: counted(lost, words.displaced), bad: true })
  if (number('returned')) out.push({ text: counted(number('returned'), words.returned), bad: false })
  if (people) out.push({ text: filled(words.people, { number: signed(people) }), bad: people > 0 })
  const flips = events.filter((event) => event.kind === 'flipped' && (event.amount ?? 0) > 0).length
  if (flips) out.push({ text: counted(flips, words.flipped), bad: false })
  if (number('did-nothing')) out.push({ text: words.nothing, bad: false })
  return out
}
