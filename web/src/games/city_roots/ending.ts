// A finished game in lines and facts.
import type { Line } from '../../board/curve'
import type { CityView, Vocabulary } from './types'

/** The last view of each turn, in order. */
export function lastOfTurns(history: readonly CityView[]): CityView[] {
  const turns = new Map<number, CityView>()
  for (const view of history) if (view?.summary) turns.set(view.summary.turn, view)
  return [...turns.entries()].sort(([a], [b]) => a - b).map(([, view]) => view)
}

export function curves(history: readonly CityView[], vocabulary: Vocabulary): Line[] {
  const turns = lastOfTurns(history)
  return [
    { label: 'Revenue', values: turns.map((view) => view.summary.revenue), color: '#c98a1b', limit: vocabulary.revenue_goal },
    { label: 'Houses', values: turns.map((view) => view.state.displaced_houses), color: '#b5452f', limit: vocabulary.house_limit, dash: '9 5' },
    { label: 'People', values: turns.map((view) => view.summary.people), color: '#3f8f92', limit: vocabulary.people_limit, dash: '2 6' },
  ]
}

export function factsOf({ state, summary }: CityView): { name: string; value: number }[] {
  return [
    { name: 'Turns', value: summary.turn },
    { name: 'Revenue', value: summary.revenue },
    { name: 'Homes still standing', value: state.low.length },
    { name: 'Houses displaced', value: state.displaced_houses },
    { name: 'People displaced', value: summary.people },
    { name: 'Local businesses', value: state.business.length },
    { name: 'Corporations', value: state.corporation.length },
    { name: 'High-income homes', value: summary.high_homes },
  ]
}
