// The figures of all tables over time, as lines. Pure.
import { plain } from '../../board/numbers'
import type { Line } from '../../charts/lines'
import type { DebriefPlace, DebriefTable, Figure } from '../../protocol/generated'
import { colorOf, dashOf } from './looks'

export interface FigureChart {
  key: string
  label: string
  better: Figure['better']
  lines: Line[]
  /** What stands at the upper edge, and below the first and the last values. */
  top: string
  first: string
  last: string
}

type Places = readonly DebriefPlace[]

const valueOf = ({ glance }: DebriefPlace, key: string): number | undefined => glance.figures.find((figure) => figure.key === key)?.value

/** The last place of each round from `first` to the last that was played; of a round that left none, the place before it. */
function endsOf(places: Places, first: number): DebriefPlace[] {
  const ends: DebriefPlace[] = []
  for (const place of places) {
    const at = Math.max(0, place.glance.round - first)
    for (let round = ends.length; round < at; round++) ends.push(ends.at(-1) ?? place)
    // What was taken back and played anew stands as it was played last.
    ends[at] = place
    ends.length = at + 1
  }
  return ends
}

/** The tables' places as they are compared: round by round; where all is one round, place by place. */
export function comparedOf(tables: readonly DebriefTable[]): DebriefPlace[][] {
  const rounds = tables.flatMap(({ places }) => places.map(({ glance }) => glance.round))
  const first = Math.min(...rounds)
  return first === Math.max(...rounds) ? tables.map(({ places }) => [...places]) : tables.map(({ places }) => endsOf(places, first))
}

/** Every figure, a line for each table. `chosen`: the others are quiet. Figures that never were anything are left out. */
export function figureCharts(tables: readonly DebriefTable[], chosen: number | null = null): FigureChart[] {
  const compared = comparedOf(tables)
  const longest = compared.reduce((most, places) => (places.length > most.length ? places : most), [] as DebriefPlace[])
  const known = new Map<string, Figure>()
  for (const places of compared) for (const figure of places.at(-1)?.glance.figures ?? []) known.set(figure.key, known.get(figure.key) ?? figure)
  return [...known.values()].flatMap(({ key, label, better }): FigureChart[] => {
    const rows = compared.map((places) => places.map((place) => valueOf(place, key)).filter((value) => value !== undefined))
    const all = rows.flat()
    if (all.every((value) => value === 0)) return []
    const [from, limit] = [Math.min(0, ...all), Math.max(...all, Math.min(0, ...all) + 1)]
    const lines = tables.flatMap(({ number }, i): Line[] => {
      const dash = dashOf(number)
      const more = { ...(dash ? { dash } : {}), ...(chosen !== null && chosen !== number ? { quiet: true } : {}) }
      return rows[i]!.length ? [{ label: `Table ${number}`, sign: String(number), values: rows[i]!, color: colorOf(number), from, limit, of: longest.length, ...more }] : []
    })
    return [{ key, label, better, lines, top: plain(limit), first: longest[0]?.glance.moment ?? '', last: longest.at(-1)?.glance.moment ?? '' }]
  })
}

export const betterWords: Record<Figure['better'], string> = { neither: '', high: 'higher is better', low: 'lower is better' }
