// npx tsx boardgame.ts --connections 500 --seconds 10
import { createRequire } from 'node:module'
import { ticTacToe } from './boardgame_game'
import { measure, type Plan } from './measure'

const load = createRequire(import.meta.url)
const { Client } = load('boardgame.io/client') as typeof import('boardgame.io/client')
const { SocketIO } = load('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer')

function sit({ port, think, tally }: Plan, matchID: string, playerID: string): void {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } })
  const client = Client({ game: ticTacToe, multiplayer, matchID, playerID, numPlayers: 2, debug: false })
  let sent = -1
  let since = 0
  client.subscribe((state) => {
    if (!state?.isConnected) return
    if (since && state._stateID > sent) {
      tally.acknowledged(since)
      since = 0
    }
    if (state.ctx.currentPlayer !== playerID || since || state._stateID === sent) return
    const free = [...state.G.board.keys()].filter((cell) => state.G.board[cell] === 0)
    const cell = free[Math.floor(Math.random() * free.length)]
    sent = state._stateID
    // Not within the word of the last move.
    setTimeout(() => {
      since = performance.now()
      client.moves['play']?.(cell)
    }, think)
  })
  client.start()
}

await measure('boardgame.io, tic-tac-toe', './boardgame_server.ts', async (plan) => {
  for (let i = 0; i < plan.connections; i++) {
    sit(plan, `match-${i >> 1}`, String(i & 1))
    if (i % 50 === 49) await new Promise((done) => setTimeout(done, 100))
  }
})
