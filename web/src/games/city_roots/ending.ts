// A finished game in lines and facts.
import type { View } from '../../board/contract'
import type { Line } from '../../board/curve'
import { highHomes } from './tiles'
import type { State, Summary } from './types'

type CityView = View<State, Summary>

/** The last view of each turn, in order. */
export function lastOfTurns(history: readonly CityView[]): CityView[] {
  const turns = new Map<number, CityView>()
  for (const view of history) if (view?.summary) turns.set(view.summary.turn, view)
  return [...turns.entries()].sort(([a], [b]) => a - b).map(([, view]) => view)
}

export function curves(history: readonly CityView[]): Line[] {
  const turns = lastOfTurns(history)
  const last = turns.at(-1)?.summary
  return [
    { label: 'Revenue', values: turns.map((view) => view.summary.revenue), color: '#c98a1b', limit: last?.revenue_goal ?? 1 },
    { label: 'Houses', values: turns.map((view) => view.state.displaced_houses), color: '#b5452f', limit: last?.house_limit ?? 1, dash: '9 5' },
    { label: 'People', values: turns.map((view) => view.state.residents), color: '#3f8f92', limit: last?.resident_limit ?? 1, dash: '2 6' },
  ]
}

export function factsOf({ state, summary }: CityView): { name: string; value: number }[] {
  return [
    { name: 'Turns', value: summary.turn },
    { name: 'Revenue', value: summary.revenue },
    { name: 'Homes still standing', value: state.low.length },
    { name: 'Houses displaced', value: state.displaced_houses },
    { name: 'Residents displaced', value: state.residents },
    { name: 'Local businesses', value: state.business.length },
    { name: 'Corporations', value: state.corporation.length },
    { name: 'High-income homes', value: highHomes(state) },
  ]
}
