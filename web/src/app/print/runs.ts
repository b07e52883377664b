// All runs of a game: its own, and what every game has.
import type { GameModule } from '../../board/contract'
import type { Piece, PrintBox, Run } from '../../board/print/contract'
import type { GameInfo } from '../../protocol/generated'
import Aid from './Aid.svelte'
import Changes from './Changes.svelte'

const size = [64, 128] as const
const copies = (id: string, count: number): Piece[] => Array.from({ length: count }, (_, copy) => ({ id, key: id, mark: '', copy }))

export async function runsOf(module: GameModule, { seats }: Pick<GameInfo, 'seats'>, box: PrintBox): Promise<Run[]> {
  const own = (await module.Print?.())?.default.runs(box) ?? []
  return [
    ...own,
    { title: 'For each player: what you want, a turn, the end', sort: 'sheets', size, pieces: copies('aid', seats.max), Face: Aid },
    { title: 'Other numbers', sort: 'sheets', size, pieces: copies('numbers', box.pack ? 1 : 0), Face: Changes },
  ]
}
