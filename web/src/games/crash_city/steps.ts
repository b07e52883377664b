// The step at hand in plain words.
import type { State, Summary, Task } from './types'

const duties: Partial<Record<Task, string>> = {
  site: 'Choose a glowing place: your next tile is turned up there.',
  pave: 'Turn your tile (R, the wheel or a tap) until its streets lie well, then lay it.',
  build: 'Choose what you build here.',
  car: 'A house brings a car: choose its lane and the way it faces.',
  race: 'Take up one of your cars, then choose where it goes.',
  bounce: 'Your car was hit: choose where it goes.',
}

/** `holding`: a car is taken up. */
export function dutyOf(state: State, holding = false): string {
  if (state.task === 'race' && holding) return 'Choose where it goes, or take up another car.'
  return duties[state.task] ?? 'Choose.'
}

/** How near the race is to its end without a winner; empty while that is far. */
export function warningOf({ phase, quiet_turns, patience }: Summary): string {
  const left = patience - quiet_turns
  if (phase !== 'race' || left > 20) return ''
  return `Without a parking the race ends in ${left} ${left === 1 ? 'turn' : 'turns'}.`
}
