// A finished game in lines.
import type { View } from '../../board/contract'
import type { Line } from '../../board/curve'
import type { Indicator, State, Summary } from './types'
import { gaugeNames } from './words'

type CityView = View<State, Summary>

/** The last view of each year, in order. */
export function years(history: readonly CityView[]): CityView[] {
  const last = new Map<number, CityView>()
  for (const view of history) if (view?.summary?.year > 0) last.set(view.summary.year, view)
  return [...last.entries()].sort(([a], [b]) => a - b).map(([, view]) => view)
}

const looks: Record<Indicator, { color: string; dash?: string }> = {
  sol: { color: '#c98a1b' },
  attractiveness: { color: '#8a6fc0', dash: '2 6' },
  transport: { color: '#2f86b5', dash: '10 5' },
  pollution: { color: '#7a7166', dash: '12 5 2 5' },
  unhappy: { color: '#c4502f' },
  co2: { color: '#5a6675', dash: '9 5' },
}

/** The four tracks, and the two tables on their way to being full. */
export function curves(history: readonly CityView[]): { tracks: Line[]; tables: Line[] } {
  const all = years(history)
  const gauges = all.at(-1)?.summary.indicators ?? []
  const lines = gauges.map((gauge): Line & { table: boolean } => ({
    label: gaugeNames[gauge.indicator],
    values: all.map((view) => view.state.levels[gauge.indicator]),
    limit: gauge.top,
    table: gauge.table,
    ...looks[gauge.indicator],
  }))
  return { tracks: lines.filter((line) => !line.table), tables: lines.filter((line) => line.table) }
}

export const endings: Record<string, { title: string; why: string }> = {
  counted: { title: 'The city stands', why: 'The term is over, and votes are counted.' },
  unhappy: { title: 'Too many people are unhappy', why: 'Every square of the table is marked: people without a home, and those whom a card made angry. The table never empties.' },
  co2: { title: 'The air is full', why: 'Every CO₂ square is marked: each year pollution filled the table, as far as transport did not make up for it.' },
  'full-map': { title: 'The last square is built over', why: 'All 25 big squares have a building. Nothing can grow here any more.' },
}
