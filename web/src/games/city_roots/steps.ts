// The step at hand in plain words, and choices as a person would say them.
import type { Choice } from '../../board/contract'
import { read } from './targets'
import type { State, Task } from './types'

const duties: Partial<Record<Task, string>> = {
  'choose-policy': 'Enact one of the two policies, or lobby for another.',
  'take-policy': 'Take one of the three policies.',
  'replace-policy': 'Which active policy goes?',
  evade: 'Homes beside corporations must leave: choose a home, then where it goes.',
  evict: 'The evicted homes must leave: choose a home, then where it goes.',
  'build-corporation': 'Build a corporation on a glowing space.',
  'build-business': 'Open a local business on a glowing space.',
  'build-high': 'Place a high-income home on a glowing space.',
  'return-home': 'Bring a displaced home back to a glowing space.',
  'return-beside': 'Bring displaced homes back beside the new business, or stop.',
  'pick-home': 'Choose the low-income home that moves.',
  'move-home': 'Choose where it goes.',
  'pick-stack': 'Choose the high-income stack that moves.',
  'move-stack': 'Choose where it goes.',
  'pick-tower': 'Choose the single home that becomes a tower.',
  gather: 'Choose a stack that gives a home to the tower.',
  'pick-swap': 'Choose the first tile of the swap.',
  swap: 'Choose the tile it changes places with.',
  protect: 'Choose a home to protect.',
  displace: 'The rent takes a home beside a high-income one: choose which.',
  'remove-corporation': 'Choose the corporation that closes.',
  'remove-business': 'Choose the local business that is lost.',
  flip: 'Choose the local business that the chain takes over.',
  'pick-tram': 'Choose a tile to move along the tram line.',
  'move-tram': 'Choose where it goes.',
}

const counted = new Set<Task>(['build-corporation', 'build-high', 'protect', 'displace', 'gather'])

export function dutyOf(state: State): string {
  const duty = duties[state.task] ?? 'Choose.'
  return counted.has(state.task) && state.left > 1 ? `${duty} ${state.left} to go.` : duty
}

const verbs: Record<string, string> = {
  build: 'Build at',
  pick: 'Choose',
  move: 'Move',
  swap: 'Swap',
  protect: 'Protect',
  displace: 'Displace',
  remove: 'Remove',
  flip: 'Take over',
  return: 'Back to',
}

export function sayChoice(choice: Choice): string {
  const said = read(choice.text)
  if (said.verb === 'stop') return 'Stop here'
  const verb = verbs[said.verb]
  if (!verb || !said.space) return choice.text
  const link = said.verb === 'swap' ? 'with' : 'to'
  return said.to ? `${verb} ${said.space} ${link} ${said.to}` : `${verb} ${said.space}`
}
