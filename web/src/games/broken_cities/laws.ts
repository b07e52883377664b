// Laws as sentences, with gaps while they are being worded. The patterns are the server's.
import type { Law, LawKind, Vocabulary } from './types'

/** What a law says so far; `undefined` is not said yet. `law`: the sentence of the one that would go. */
export interface Draft {
  kind: LawKind
  object?: string | undefined
  number?: number | undefined
  fine?: number | undefined
  words?: string | undefined
  law?: string | undefined
}

/** A piece of the sentence; `gap`: named, still to be filled; `filled`: said by the speaker. */
export interface Part {
  text: string
  gap?: boolean
  filled?: boolean
}

export function partsOf(draft: Draft, vocabulary: Vocabulary): Part[] {
  const law = vocabulary.laws[draft.kind]
  const fits = <T>(asked: T | undefined, said: T | undefined): boolean => asked === undefined || asked === said
  const pattern = law?.patterns.find((one) => fits<string>(one.object, draft.object) && fits(one.number, draft.number) && fits(one.fine, draft.fine))
  if (!law || !pattern) return []
  const object = draft.object === undefined ? undefined : vocabulary.constructions[draft.object]
  const said: Record<string, string | number | undefined> = { ...draft, noun: object?.noun, plural: object?.plural }
  // Every second piece is the name of a gap.
  return pattern.sentence.split(/\{(\w+)\}/).flatMap((piece, i): Part[] => {
    if (i % 2 === 0) return piece ? [{ text: piece }] : []
    const value = said[piece]
    return [value === undefined ? { text: law.gaps[piece] ?? '…', gap: true } : { text: String(value), filled: true }]
  })
}

/** The motion as far as it is worded: numbers count only once the step that says them is over. */
export function draftOf(law: Law & { words?: string }, phase: string): Draft {
  return {
    kind: law.kind,
    object: law.object === 'none' ? undefined : law.object,
    number: phase === 'fine' || phase === 'vote' ? law.number : undefined,
    fine: phase === 'vote' ? law.fine : undefined,
    words: law.words || undefined,
  }
}
