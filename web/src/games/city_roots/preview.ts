// A preview in a few numbers.
import type { Preview } from '../../board/contract'
import type { CityEvent } from './types'

export interface Change {
  text: string
  bad: boolean
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export function changes(preview: Preview): Change[] {
  const events = preview.happenings.map((happening) => happening.event as CityEvent)
  const number = (kind: string): number => events.filter((event) => event.kind === kind).length
  const sum = (kind: string): number =>
    events.filter((event) => event.kind === kind).reduce((total, event) => total + (event.amount ?? 0), 0)
  const out: Change[] = []
  const revenue = difference(preview, 'revenue')
  if (revenue) out.push({ text: `${signed(revenue)} revenue`, bad: revenue < 0 })
  const people = sum('residents-added') - sum('residents-removed')
  const lost = number('displaced')
  if (lost) out.push({ text: `${count(lost, 'home', 'homes')} displaced`, bad: true })
  if (number('returned')) out.push({ text: `${count(number('returned'), 'home', 'homes')} back`, bad: false })
  if (people) out.push({ text: `${signed(people)} displaced ${Math.abs(people) === 1 ? 'resident' : 'residents'}`, bad: people > 0 })
  const flips = events.filter((event) => event.kind === 'flipped' && (event.amount ?? 0) > 0).length
  if (flips) out.push({ text: `${count(flips, 'shop', 'shops')} flipped`, bad: false })
  if (number('did-nothing')) out.push({ text: 'would do nothing', bad: false })
  return out
}

function difference(preview: Preview, key: string): number {
  const [before, after] = [preview.before[key], preview.after[key]]
  return typeof before === 'number' && typeof after === 'number' ? after - before : 0
}
