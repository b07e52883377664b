// The pages of a game, and what whoever prints it is told of them.
import type { Run } from '../../board/print/contract'
import { type Sheet, sheetsOf } from '../../board/print/sheets'
import type { Wish } from './wish'

export interface Plan {
  sheets: Sheet[]
  /** How to print which pages. */
  how: string[]
  /** What is needed besides a printer. */
  needs: string[]
}

const pages = (from: number, to: number): string => (from === to ? `Page ${from}` : `Pages ${from}–${to}`)

export function planOf(runs: readonly Run[], { paper, board, without }: Pick<Wish, 'paper' | 'board' | 'without'>, needs: readonly string[]): Plan {
  const wanted = runs.filter(({ sort }) => !without.includes(sort))
  const sheets = sheetsOf(wanted, paper, board === 'a2' ? 'a2' : paper)
  const large = sheets.filter((sheet) => sheet.paper !== paper).length
  const both = sheets.filter(({ side }) => side === 'back').length * 2
  const one = sheets.length - both
  return {
    sheets,
    how: [
      ...(large ? [`${pages(1, large)}: on A2, in a copy shop.`] : []),
      ...(one > large ? [`${pages(large + 1, one)}: on one side, best on thin card.`] : []),
      ...(both ? [`${pages(one + 1, sheets.length)}: on both sides, turned over the long edge.`] : []),
    ],
    needs: [
      'Scissors, or a knife and a ruler. Print at 100 %, not “fit to page”.',
      ...(wanted.some(({ fold }) => fold === 'standing') ? ['Glue for what stands.'] : []),
      ...needs,
    ],
  }
}

