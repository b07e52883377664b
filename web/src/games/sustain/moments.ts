// Which happenings are moments, and what belongs to each: the year's turn, a card that is read, a mandate that is answered, a card turned over.
import type { Happening } from '../../board/contract'
import type { CityEvent, Vocabulary } from './types'

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

/** What is told several times in a row stands there once, with how often. */
export function merged(lines: readonly Happening[]): { sentence: string; event: CityEvent; times: number }[] {
  const found: { sentence: string; event: CityEvent; times: number }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last && last.sentence === line.sentence) last.times++
    else if (line.sentence) found.push({ sentence: line.sentence, event: eventOf(line), times: 1 })
  }
  return found
}

export type CardLook = 'news' | 'request' | 'mandate' | 'end'

/** How a card looks, by its kind. */
export function lookOf(event: CityEvent, vocabulary: Pick<Vocabulary, 'events'>): CardLook {
  const kind = vocabulary.events[event.event ?? '']?.kind ?? 'news'
  return kind === 'shock' ? 'news' : kind
}

export interface CardWords {
  title: string
  /** What stands on it; of a turned solution: on its back. */
  text: string
  /** What the front of a turned solution said. */
  pitch: string
}

/** The words of the card that a moment shows. */
export function wordsOf({ event, spot, back, kind, amount }: CityEvent, vocabulary: Pick<Vocabulary, 'events' | 'solutions' | 'backs'>): CardWords {
  if (kind === 'turned') {
    const front = vocabulary.solutions[spot ?? '']
    return { title: front?.title ?? '', text: vocabulary.backs[back ?? '']?.text ?? '', pitch: front?.pitch ?? '' }
  }
  const card = vocabulary.events[event ?? '']
  const answer = card?.options.find((option) => option.number === amount)
  return { title: card?.title ?? '', text: (kind === 'chosen' ? answer?.text : card?.text) ?? '', pitch: '' }
}
