// A finished race in lines.
import type { SeatFace, View } from '../../board/contract'
import type { Line } from '../../charts/lines'
import { faceIn } from '../../board/players'
import type { State, Summary } from './types'

type CityView = View<State, Summary>

const dashes = [undefined, '9 5', '2 6', '12 4 2 4']

/** Cars parked after each turn of the race, seat by seat; between two views nothing is known and the first one stands. */
export function parkedByTurn(history: readonly CityView[], seat: number): number[] {
  const last = Math.max(0, ...history.map((view) => view.state.race_turns))
  const values: number[] = Array.from({ length: last + 1 }, () => 0)
  for (const { state, summary } of history) {
    const parked = summary.players[seat]?.parked ?? 0
    for (let turn = state.race_turns; turn <= last; turn++) values[turn] = parked
  }
  // What was before the first turn is no turn.
  return values.length > 1 ? values.slice(1) : values
}

export function curves(history: readonly CityView[], seats: readonly SeatFace[]): Line[] {
  const race = history.filter((view) => view?.summary && view.summary.phase !== 'construction')
  const last = race.at(-1)
  return (last?.summary.players ?? []).map((_, seat) => {
    const face = faceIn(seats, seat)
    const dash = dashes[seat % dashes.length]
    return {
      label: face?.name ?? `Seat ${seat + 1}`,
      values: parkedByTurn(race, seat),
      color: face?.color ?? '#6f6a60',
      limit: last!.summary.cars_each,
      ...(dash ? { dash } : {}),
    }
  })
}
