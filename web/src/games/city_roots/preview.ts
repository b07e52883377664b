// A preview in a few numbers.
import type { Preview } from '../../board/contract'
import type { CityEvent, Summary, Vocabulary } from './types'

export interface Change {
  text: string
  bad: boolean
}

const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n).toLocaleString('en')}`
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export function changes(preview: Preview, vocabulary: Vocabulary): Change[] {
  const events = preview.events.map((told) => told.event as CityEvent)
  const number = (kind: string): number => events.filter((event) => event.kind === kind).length
  const sum = (kind: string): number =>
    events.filter((event) => event.kind === kind).reduce((total, event) => total + (event.amount ?? 0), 0)
  const out: Change[] = []
  const [before, after] = [preview.before as Summary, preview.after as Summary]
  const revenue = after.revenue - before.revenue
  if (revenue) out.push({ text: `${signed(revenue)} revenue`, bad: revenue < 0 })
  const people = (sum('residents-added') - sum('residents-removed')) * vocabulary.people_per_resident
  const lost = number('displaced')
  if (lost) out.push({ text: `${count(lost, 'home', 'homes')} displaced`, bad: true })
  if (number('returned')) out.push({ text: `${count(number('returned'), 'home', 'homes')} back`, bad: false })
  if (people) out.push({ text: `${signed(people)} displaced people`, bad: people > 0 })
  const flips = events.filter((event) => event.kind === 'flipped' && (event.amount ?? 0) > 0).length
  if (flips) out.push({ text: `${count(flips, 'shop', 'shops')} flipped`, bad: false })
  if (number('did-nothing')) out.push({ text: 'would do nothing', bad: false })
  return out
}
