// What the legal choices mean on the board: which space to press for which.
import type { Choice } from '../../board/contract'

export interface Said {
  verb: string
  space: string | null
  /** What follows the verb otherwise. */
  rest: string
}

/** The parts of the notation: "place d4", "buy eco-park", "end". */
export function read(text: string): Said {
  const [verb = '', rest = ''] = text.trim().split(/\s+/)
  return { verb, space: /^[a-h][1-8]$/.test(rest) ? rest : null, rest }
}

/** What a press on the board means: as the decision has it, or which building to retrofit. */
export type Mode = 'plain' | 'retrofit'

/** The choice that pressing each space makes. */
export function targetsOf(legal: readonly Choice[], mode: Mode): Map<string, Choice> {
  const targets = new Map<string, Choice>()
  for (const choice of legal) {
    const { verb, space } = read(choice.text)
    if (space && (verb === 'retrofit') === (mode === 'retrofit')) targets.set(space, choice)
  }
  return targets
}

/** The notation of what a person tried on a space where nothing is allowed. */
export function attempt(legal: readonly Choice[], mode: Mode, space: string, vacant: boolean): string {
  if (mode === 'retrofit') return `retrofit ${space}`
  const verbs = new Set(legal.map((choice) => read(choice.text).verb))
  if (verbs.has('place')) return `place ${space}`
  if (verbs.has('lose')) return `lose ${space}`
  return vacant ? `place ${space}` : `rent-out ${space}`
}

export const byVerb = (legal: readonly Choice[], verb: string): Choice[] => legal.filter((choice) => read(choice.text).verb === verb)
export const byText = (legal: readonly Choice[], text: string): Choice | undefined => legal.find((choice) => choice.text === text)
