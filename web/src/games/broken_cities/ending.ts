// The game looked back upon: its curve, and who stood where.
import type { Line } from '../../charts/lines'
import { faceOf } from './faces'
import type { CityView, Vocabulary } from './types'

const dashes = ['', '2 7', '11 6', '13 6 2 6']

/** The last view of each round. */
export function rounds(history: readonly CityView[]): CityView[] {
  return history.filter((view, i) => view.summary.round !== history[i + 1]?.summary.round)
}

/** One line for each landlord's rent, the own and the best before the others; emissions and damage. */
export function curves(all: readonly CityView[], vocabulary: Vocabulary, nameOf: (seat: number) => string, mine: readonly number[] = []): { rents: Line[]; air: Line[] } {
  const history = rounds(all)
  const last = history.at(-1)
  if (!last) return { rents: [], air: [] }
  const { summary } = last
  const most = Math.max(...summary.seats.map(({ rent }) => rent))
  const quiet = ({ seat, rent }: { seat: number; rent: number }): boolean => mine.length > 0 && !mine.includes(seat) && rent < most
  const rents = summary.seats.map(({ seat, rent }): Line => ({
    label: nameOf(seat),
    values: history.map((view) => view.summary.seats[seat]?.rent ?? 0),
    color: faceOf(seat, '').color,
    limit: vocabulary.rent_goal,
    ...(dashes[seat] ? { dash: dashes[seat] } : {}),
    ...(quiet({ seat, rent }) ? { quiet: true } : {}),
  }))
  const worst = summary.events.at(-1)?.number ?? 1
  const air: Line[] = [
    { label: vocabulary.numbers.emissions, values: history.map((view) => view.summary.emissions), color: '#8b8378', limit: Math.max(vocabulary.emissions_a_row * vocabulary.most_damage, ...history.map((view) => view.summary.emissions)) },
    { label: vocabulary.numbers.damage, values: history.map((view) => view.summary.damage), color: '#B5452F', limit: worst, dash: '9 6' },
  ]
  return { rents, air }
}
