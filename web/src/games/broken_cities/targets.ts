// What the legal choices mean on the board: which space to press for which.
import type { Action, Verb } from './types'

/** What a press on the board means: as the decision has it, or which building to retrofit. */
export type Mode = 'plain' | 'retrofit'

/** The choice that pressing each space makes. */
export function targetsOf(legal: readonly Action[], mode: Mode): Map<string, Action> {
  const targets = new Map<string, Action>()
  for (const action of legal) {
    if (action.space && (action.verb === 'retrofit') === (mode === 'retrofit')) targets.set(action.space, action)
  }
  return targets
}

/** What a person tried on a space where nothing is allowed. */
export function attempt(legal: readonly Action[], mode: Mode, space: string, vacant: boolean): Action {
  if (mode === 'retrofit') return { verb: 'retrofit', space }
  const verbs = new Set(legal.map((action) => action.verb))
  if (verbs.has('place')) return { verb: 'place', space }
  if (verbs.has('lose')) return { verb: 'lose', space }
  return { verb: vacant ? 'place' : 'rent-out', space }
}

export const byVerb = (legal: readonly Action[], verb: Verb): Action[] => legal.filter((action) => action.verb === verb)
export const oneOf = (legal: readonly Action[], verb: Verb): Action | undefined => legal.find((action) => action.verb === verb)
/** An action without a number has the number 0. */
export const numberOf = (action: Action): number => action.number ?? 0
