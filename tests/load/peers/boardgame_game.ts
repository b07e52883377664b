// Tic-tac-toe for two in boardgame.io, without an end: a full board is cleared.
import type { Game } from 'boardgame.io'

export interface State {
  board: number[]
}

export const ticTacToe: Game<State> = {
  name: 'tic-tac-toe',
  setup: () => ({ board: Array<number>(9).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Only the server carries it out: a client hears of it when it counts.
    play: {
      move: ({ G, ctx }, cell: number) => {
        G.board[cell] = Number(ctx.currentPlayer) + 1
        if (G.board.every((one) => one !== 0)) G.board.fill(0)
      },
      client: false,
    },
  },
}
