// Who reads: sentences from the server say "you" to those they are about, and a name to all others.
import { getContext, setContext } from 'svelte'
import { pieces, resolve, type Piece } from '../protocol/sentence'
import type { FaceOf } from './contract'
import { faceOf } from './players'

export interface Reader {
  /** The one seat that looks; none: a spectator, or several people at one screen, who are called by their names. */
  you: readonly number[]
  nameOf: (seat: number) => string
  faceOf: FaceOf
}

const key = Symbol('reader')
const anybody: Reader = { you: [], nameOf: (seat) => `Seat ${seat + 1}`, faceOf }

/** For a page with a table: how the parts below read. */
export function giveReader(of: () => Reader): void {
  setContext(key, of)
}

export function takeReader(): () => Reader {
  return getContext<(() => Reader) | undefined>(key) ?? (() => anybody)
}

/** `const say = takeSay()`, while a part is set up: `say(sentence)` is the sentence as the person in front of the screen reads it. */
export function takeSay(): (sentence: string) => string {
  const reader = takeReader()
  return (sentence) => resolve(sentence, reader().you, reader().nameOf)
}

export function takePieces(): (sentence: string) => Piece[] {
  const reader = takeReader()
  return (sentence) => pieces(sentence, reader().you, reader().nameOf)
}
