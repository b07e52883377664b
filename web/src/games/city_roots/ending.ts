// A finished game in lines.
import type { Line } from '../../charts/lines'
import type { CityView, Vocabulary } from './types'

/** The last view of each turn, in order. */
export function lastOfTurns(history: readonly CityView[]): CityView[] {
  const turns = new Map<number, CityView>()
  for (const view of history) if (view?.summary) turns.set(view.summary.turn, view)
  return [...turns.entries()].sort(([a], [b]) => a - b).map(([, view]) => view)
}

export function curves(history: readonly CityView[], vocabulary: Vocabulary): Line[] {
  const turns = lastOfTurns(history)
  const label = (ledger: string): string => vocabulary.stats[ledger]?.brief ?? ''
  return [
    { label: label('revenue'), values: turns.map((view) => view.summary.revenue), color: '#c98a1b', limit: vocabulary.revenue_goal },
    { label: label('houses'), values: turns.map((view) => view.state.displaced_houses), color: '#b5452f', limit: vocabulary.house_limit, dash: '9 5' },
    { label: label('people'), values: turns.map((view) => view.summary.people), color: '#3f8f92', limit: vocabulary.people_limit, dash: '2 6' },
  ]
}
