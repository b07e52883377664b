// npx tsx colyseus.ts --connections 500 --seconds 10
import { Client } from 'colyseus.js'
import { measure, type Plan } from './measure'

interface State {
  board: number[]
  players: string[]
  turn: number
  moves: number
}

async function sit({ port, think, tally }: Plan): Promise<void> {
  const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate<State>('tic-tac-toe')
  let sent = 0
  let since = 0
  room.onStateChange(({ board, players, turn, moves }) => {
    if (since && moves > sent) {
      tally.acknowledged(since)
      since = 0
    }
    if (players.length < 2 || players[turn] !== room.sessionId || since) return
    const free = [...board.keys()].filter((cell) => board[cell] === 0)
    const cell = free[Math.floor(Math.random() * free.length)]
    sent = moves
    const play = (): void => {
      since = performance.now()
      room.send('play', cell)
    }
    if (think) {
      since = 1e-9 // decided
      setTimeout(play, think)
    } else play()
  })
}

await measure('Colyseus, tic-tac-toe', './colyseus_server.ts', async (plan) => {
  for (let i = 0; i < plan.connections; i++) await sit(plan)
})
