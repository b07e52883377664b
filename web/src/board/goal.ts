// What everybody wants and how far it is, out of any game's summary.
import type { View } from '../protocol/generated'

/** `count`: a number without a target that decides in the end. */
export type GoalKind = 'win' | 'lose' | 'end' | 'count'

export interface GoalTrack {
  kind: GoalKind
  label: string
  value: number
  target: number
}

export interface Goal {
  text: string
  /** The rest of it, for who opens the line. */
  more: string
  tracks: GoalTrack[]
}

export function goalOf(view: View | null): Goal | null {
  const goal = (view?.summary as { goal?: Goal } | undefined)?.goal
  return goal?.text ? goal : null
}

/** How far it is, from 0 to 1. */
export function reached({ value, target }: GoalTrack): number {
  return target > 0 ? Math.max(0, Math.min(1, value / target)) : 0
}

const kinds: GoalKind[] = ['win', 'lose', 'end', 'count']

/** The tracks by what they bring, those that win first. */
export function byKind(tracks: readonly GoalTrack[]): { kind: GoalKind; tracks: GoalTrack[] }[] {
  return kinds.map((kind) => ({ kind, tracks: tracks.filter((track) => track.kind === kind) })).filter((group) => group.tracks.length > 0)
}
