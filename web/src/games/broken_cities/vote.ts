// The ballots of a step, once they are all in.
import type { Happening } from '../../board/contract'
import type { CityEvent, Law } from './types'

export interface Vote {
  /** On a proposal, or on a breach. */
  about: 'law' | 'repeal' | 'breach'
  by: number
  law: Law
  /** How it ended, as the server says it. */
  sentence: string
  passed: boolean
  ballots: { seat: number; yes: boolean }[]
}

const results: Partial<Record<CityEvent['kind'], { about: Vote['about']; passed: boolean }>> = {
  'law-made': { about: 'law', passed: true },
  'law-repealed': { about: 'repeal', passed: true },
  'law-failed': { about: 'law', passed: false },
  'breach-found': { about: 'breach', passed: true },
  'breach-dismissed': { about: 'breach', passed: false },
}

/** The vote that ended in this step, if one did. */
export function voteOf(step: readonly Happening[]): Vote | null {
  const events = step.map((happening) => happening.event as CityEvent)
  const end = events.findIndex((event) => results[event.kind])
  const event = events[end]
  const result = event && results[event.kind]
  if (!event?.law || !result) return null
  const callers = events.filter((one) => one.kind === 'breach-called').map((one) => ({ seat: one.seat ?? 0, yes: true }))
  const cast = events
    .slice(0, end)
    .filter((one) => one.kind === 'ballot')
    .map((one) => ({ seat: one.seat ?? 0, yes: one.ballot === 'yes' }))
  return { ...result, by: event.seat ?? 0, law: event.law, sentence: step[end]?.sentence ?? '', ballots: [...callers, ...cast] }
}
