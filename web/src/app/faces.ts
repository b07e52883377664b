// Whose faces the seats wear: the box's, or within a table the game's own.
import { getContext, setContext } from 'svelte'
import type { FaceOf } from '../board/contract'
import { faceOf } from '../board/players'

const key = Symbol('faces')

export function giveFaces(of: FaceOf): void {
  setContext(key, of)
}

export function takeFaces(): FaceOf {
  return getContext<FaceOf | undefined>(key) ?? faceOf
}
