// What a game gives to be printed: runs of things of one size. Where they lie on sheets, where they are cut and what
// lies behind them is the same for all games (sheets.ts).
import type { Component } from 'svelte'
import type { AnyVocabulary, PackInfo, Printed } from '../../protocol/generated'
import type { FaceOf } from '../contract'

/** All that things are drawn of: the server's words and numbers. */
export interface PrintBox<Vocabulary = AnyVocabulary, Content = object> {
  parts: Printed['parts']
  vocabulary: Vocabulary
  content: Content
  /** Of the game. */
  title: string
  /** Its rules, as Markdown. */
  rules: string
  /** What the numbers are, where they are not the published ones. */
  pack: PackInfo | undefined
  faceOf: FaceOf
  /** Seats bear a letter and a large shape, so that no color is needed to tell them apart. */
  signs: boolean
}

/** One thing to cut out. */
export interface Piece {
  /** As the server lists it: "cards/flood". */
  id: string
  /** What stands behind the stroke. */
  key: string
  mark: string
  /** Which of its copies, from 0. */
  copy: number
}

export interface FaceProps<Vocabulary = AnyVocabulary, Content = object> {
  piece: Piece
  box: PrintBox<Vocabulary, Content>
  /** The back of it. */
  behind: boolean
}

export const sorts = ['board', 'cards', 'tiles', 'markers', 'sheets'] as const
export type Sort = (typeof sorts)[number]

export interface Run {
  title: string
  sort: Sort
  /** In millimeters, as it is cut out. What is larger than a sheet is put together of several. */
  size: readonly [width: number, height: number]
  pieces: Piece[]
  Face: Component<FaceProps>
  /** What stands behind each of them: then they are printed on both sides. */
  Back?: Component<FaceProps>
  /** What is done with them once they are cut out. */
  fold?: 'standing' | 'closed'
}

/** A run in the game's own types. */
export interface RunOf<Vocabulary, Content> extends Omit<Run, 'Face' | 'Back'> {
  Face: Component<FaceProps<Vocabulary, Content>>
  Back?: Component<FaceProps<Vocabulary, Content>>
}

/** A game's part of the print page: a chunk of its own. */
export interface PrintPart {
  runs: (box: PrintBox) => Run[]
}

export function printPart<Vocabulary extends AnyVocabulary, Content>(runs: (box: PrintBox<Vocabulary, Content>) => RunOf<Vocabulary, Content>[]): PrintPart {
  return { runs } as unknown as PrintPart
}

/** Every copy of every thing of these kinds, in the server's order. */
export function piecesOf({ parts }: Pick<PrintBox, 'parts'>, ...kinds: readonly string[]): Piece[] {
  return parts.flatMap(({ id, count, mark }) => {
    const [kind = '', key = ''] = id.split('/')
    if (!kinds.includes(kind) && !kinds.includes(id)) return []
    return Array.from({ length: count }, (_, copy) => ({ id, key, mark, copy }))
  })
}
