// A finished game in lines and curves. Pure.
import type { SeatFace } from '../../board/contract'
import type { Line } from '../../charts/lines'
import { faceIn } from '../../board/players'
import type { CityView, Score, Vocabulary } from './types'

const dashes = [undefined, '9 5', '2 6']

export interface ScoreLine {
  key: Exclude<keyof Score, 'text'>
  name: string
  values: number[]
}

/** The lines of the final scoring, in the order they are read out. */
export function scoreLines({ summary }: Pick<CityView, 'summary'>, { scores }: Pick<Vocabulary, 'scores'>): ScoreLine[] {
  return scores.map((line) => {
    const key = line.key as ScoreLine['key']
    return { key, name: line.name, values: summary.players.map((player) => player.score[key] ?? 0) }
  })
}

/** What all could count, round by round: own objectives come last. */
export function curves(history: readonly CityView[], seats: readonly SeatFace[]): Line[] {
  const last = history.at(-1)
  if (!last) return []
  const open = (view: CityView, seat: number): number => {
    const score = view.summary.players[seat]?.score
    return score ? score.total - (score.own ?? 0) : 0
  }
  const rounds = Math.max(1, ...history.map((view) => view.state.round))
  const most = Math.max(1, ...last.summary.players.map((player) => player.score.total))
  return last.summary.players.map((player, seat) => {
    const values = Array.from({ length: rounds }, (_, i) => {
      const seen = history.filter((view) => view.state.round <= i + 1).at(-1)
      return seen ? open(seen, seat) : 0
    })
    const face = faceIn(seats, seat)
    const dash = dashes[seat]
    return { label: face?.name ?? `Seat ${seat + 1}`, values: [...values, player.score.total], color: face?.color ?? '#6f6a60', limit: most, ...(dash ? { dash } : {}) }
  })
}
