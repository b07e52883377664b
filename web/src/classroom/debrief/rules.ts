// The rules that tables made for themselves, from when to when. Pure.
import type { DebriefPlace, DebriefTable } from '../../protocol/generated'

/** One rule at one table; moments are the table's own words for them ("Round 3"). */
export interface RuleSpan {
  text: string
  /** In the players' own words. */
  words: boolean
  /** From the first round in which it was in force to the last. */
  from: number
  to: number
  began: string
  /** Missing: it was in force to the end. */
  ended?: string
}

export interface TableRules {
  number: number
  spans: RuleSpan[]
}

/** In the order in which they were made. A text that was made twice at once counts twice; one that came back is another rule. */
export function rulesOf(places: readonly DebriefPlace[]): RuleSpan[] {
  const spans: RuleSpan[] = []
  let open = new Map<string, RuleSpan>()
  for (const { glance } of places) {
    const still = new Map<string, RuleSpan>()
    const seen = new Map<string, number>()
    for (const { text, words } of glance.rules) {
      const nth = (seen.get(text) ?? 0) + 1
      seen.set(text, nth)
      const key = `${nth} ${text}`
      let span = open.get(key)
      if (!span) {
        span = { text, words, from: glance.round, to: glance.round, began: glance.moment }
        spans.push(span)
      }
      span.to = glance.round
      still.set(key, span)
    }
    for (const [key, span] of open) if (!still.has(key)) span.ended = glance.moment
    open = still
  }
  return spans
}

/** Of all tables that made any. */
export function rulesByTable(tables: readonly DebriefTable[]): TableRules[] {
  return tables.map(({ number, places }) => ({ number, spans: rulesOf(places) })).filter(({ spans }) => spans.length > 0)
}

/** The first and the last round of all tables. */
export function roundsOf(tables: readonly DebriefTable[]): [first: number, last: number] {
  const rounds = tables.flatMap(({ places }) => places.map(({ glance }) => glance.round))
  return rounds.length ? [Math.min(...rounds), Math.max(...rounds)] : [1, 1]
}

/** When it was in force, in words. */
export const whenOf = ({ began, ended }: RuleSpan): string => (ended === undefined ? `from ${lower(began)} to the end` : ended === began ? `in ${lower(began)}` : `from ${lower(began)} to ${lower(ended)}`)

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
