// How the step at hand is done on this page; what has to be done is the server's word.
import type { Task } from './types'

const hints: Partial<Record<Task, string>> = {
  site: 'Press a glowing place.',
  pave: 'Press it to turn it.',
  race: 'Take one up; its number says in how many turns it can be parked.',
}

/** `holding`: a car is taken up. */
export function hintOf(task: Task, holding = false): string {
  if (task === 'race' && holding) return 'Choose where this one goes, or take up another.'
  return hints[task] ?? ''
}
