// Which happenings are moments, and what belongs to each: the year's turn, a card that is read, a mandate that is answered, a card turned over.
import type { Happening } from '../../board/contract'
import type { CityEvent } from './types'

const eventOf = (happening: Happening): CityEvent => happening.event as CityEvent

export function isMoment(happening: Happening): boolean {
  const event = eventOf(happening)
  if (event.kind === 'year-began') return (event.amount ?? 0) > 1
  return event.kind === 'card-drawn' || event.kind === 'chosen' || event.kind === 'turned'
}

// Where what belongs to a moment is over.
const ends: Record<string, readonly CityEvent['kind'][]> = {
  'year-began': ['card-drawn', 'solution-opened', 'no-solutions-left', 'discussion-began'],
  'card-drawn': ['card-drawn', 'solution-opened', 'no-solutions-left', 'discussion-began'],
  chosen: ['card-drawn', 'solution-opened', 'no-solutions-left', 'discussion-began'],
  turned: ['passed', 'promise-kept', 'promise-broken', 'year-began'],
}

/** All that a moment brought, in order; for a year's turn also the promises of the year before. */
export function partOf(step: readonly Happening[], happening: Happening): Happening[] {
  const at = step.indexOf(happening)
  if (at < 0) return []
  const stop = ends[happening.event.kind] ?? []
  const rest = step.slice(at + 1)
  const end = rest.findIndex((one) => stop.includes(eventOf(one).kind))
  const own = end < 0 ? rest : rest.slice(0, end)
  if (happening.event.kind !== 'year-began') return own
  const promises = step.slice(0, at).filter((one) => one.event.kind === 'promise-kept' || one.event.kind === 'promise-broken')
  return [...promises, ...own]
}

export interface Chapter {
  name: string
  lines: Happening[]
}

const chapters: [name: string, kinds: readonly CityEvent['kind'][]][] = [
  ['Promises', ['promise-kept', 'promise-broken']],
  ['The tables', ['first-player', 'moved', 'marked']],
  ['People', ['came']],
  ['Budget', ['budget-shared', 'coins-changed', 'reserve-changed']],
]

/** A year's turn as the rules tell it: promises, the tables, people, budget, requests. */
export function chaptersOf(lines: readonly Happening[]): Chapter[] {
  const found: Chapter[] = []
  let requests = false
  for (const line of lines) {
    const event = eventOf(line)
    requests ||= event.kind === 'request-met' || event.kind === 'request-failed'
    const homeless = event.kind === 'marked' && event.cause === 'arrivals'
    const name = requests ? 'Requests' : homeless ? 'People' : (chapters.find(([, kinds]) => kinds.includes(event.kind))?.[0] ?? 'The tables')
    const last = found.at(-1)
    if (last?.name === name) last.lines.push(line)
    else found.push({ name, lines: [line] })
  }
  return found
}

/** People who moved in are told in one line: "3 people move in: b3, b3, c4." */
export function merged(lines: readonly Happening[]): { text: string; event: CityEvent }[] {
  const came = lines.filter((line) => line.event.kind === 'came')
  const spaces = came.map((line) => eventOf(line).space ?? '')
  let told = false
  return lines.flatMap((line) => {
    const event = eventOf(line)
    if (event.kind !== 'came' || came.length < 2) return line.sentence ? [{ text: line.sentence, event }] : []
    if (told) return []
    told = true
    return [{ text: `${came.length} people move in, at ${[...new Set(spaces)].join(', ')}.`, event }]
  })
}

export type CardLook = 'news' | 'request' | 'mandate' | 'end'

/** What kind of card it is, by what it brought. */
export function lookOf(lines: readonly Happening[], step: readonly Happening[], happening: Happening): CardLook {
  if (lines.some((line) => line.event.kind === 'request-stays')) return 'request'
  if (lines.some((line) => line.event.kind === 'ended' && eventOf(line).ending === 'counted')) return 'end'
  return lines.length === 0 && step.at(-1) === happening ? 'mandate' : 'news'
}

/** "{seat:2} reads: “Roofs before winter”. The newcomers' league asks …", "… decides on “The hostels are full”: …" */
export function cardWords(sentence: string): { title: string; text: string } {
  const found = /“(.+?)”\.?\s*([\s\S]*)$/.exec(sentence)
  return { title: found?.[1] ?? sentence, text: (found?.[2] ?? '').replace(/^(over\.|:)\s*/, '') }
}
