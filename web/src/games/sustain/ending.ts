// A finished game in lines.
import type { SeatFace, View } from '../../board/contract'
import type { Line } from '../../charts/lines'
import type { Indicator, State, Summary, Vocabulary } from './types'

type CityView = View<State, Summary>

/** The last view of each year, in order. */
export function years(history: readonly CityView[]): CityView[] {
  const last = new Map<number, CityView>()
  for (const view of history) if (view.state.year > 0) last.set(view.state.year, view)
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
export function curves(history: readonly CityView[], vocabulary: Pick<Vocabulary, 'indicators'>): { tracks: Line[]; tables: Line[] } {
  const all = years(history)
  const lines = vocabulary.indicators.map(({ indicator, name, top, table }): Line & { table: boolean } => ({
    label: name,
    values: all.map((view) => view.state.levels[indicator as Indicator]),
    limit: top,
    table,
    ...looks[indicator as Indicator],
  }))
  return { tracks: lines.filter((line) => !line.table), tables: lines.filter((line) => line.table) }
}

/** The points of those in front of the screen and of who won, or else of the best other, year by year; nothing where one plays alone. */
export function paths(history: readonly CityView[], seats: readonly SeatFace[], mine: readonly number[]): Line[] {
  const all = years(history)
  const last = all.at(-1)
  if (!last || seats.length < 2) return []
  const pointsOf = (view: CityView, seat: number): number => view.summary.seats.find((one) => one.seat === seat)?.points ?? 0
  const ranked = [...seats].sort((a, b) => pointsOf(last, b.seat) - pointsOf(last, a.seat))
  const others = ranked.filter((face) => !mine.includes(face.seat))
  const won = others.filter(({ seat }) => last.summary.seats.some((one) => one.seat === seat && one.wins))
  const beside = won.length ? won : others.slice(0, 1)
  const shown = ranked.filter((face) => mine.includes(face.seat) || beside.includes(face) || mine.length === 0)
  const limit = Math.max(1, ...shown.flatMap((face) => all.map((view) => pointsOf(view, face.seat))))
  return shown.map((face) => ({ label: face.name, values: all.map((view) => pointsOf(view, face.seat)), limit, color: face.color, ...(mine.includes(face.seat) ? {} : { dash: '9 5' }) }))
}
