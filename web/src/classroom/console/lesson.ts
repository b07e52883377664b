// A lesson plan as a timeline. Pure.
import type { LessonPlan, LessonStep } from '../../protocol/generated'

export interface Stage extends LessonStep {
  /** Minutes from the beginning. */
  from: number
  to: number
}

export function timeline({ steps }: Pick<LessonPlan, 'steps'>): Stage[] {
  let at = 0
  return steps.map((step) => ({ ...step, from: at, to: (at += step.minutes) }))
}
