// How what all tables share grew, in minutes of the class. Pure.
import type { Height, Step } from '../../charts/climb'
import type { Debrief } from '../../protocol/generated'

const minute = 60_000
/** A class that goes on another day, or after a long break, does not leave most of the picture empty. */
const longest = 30 * minute

export interface PoolChart {
  noun: string
  steps: Step[]
  heights: Height[]
}

export function poolChart({ pool, pool_course, began }: Pick<Debrief, 'pool' | 'pool_course' | 'began'>): PoolChart | null {
  if (!pool || pool_course.length === 0) return null
  let [before, at] = [began || pool_course[0]!.at, 0]
  const steps: Step[] = pool_course[0]!.pool > 0 ? [{ at: 0, value: 0 }] : []
  for (const place of pool_course) {
    const gap = Math.max(0, place.at - before)
    at += gap > longest ? minute : gap
    before = place.at
    steps.push({ at, value: place.pool })
  }
  return { noun: pool.noun, steps, heights: pool.events.map(({ number, card }) => ({ value: number, ...(card ? { label: card.title } : {}) })) }
}

export function afterMinutes(ms: number): string {
  const minutes = Math.round(ms / minute)
  return minutes === 0 ? 'in the first minute' : minutes === 1 ? 'after a minute' : `after ${minutes} minutes`
}
