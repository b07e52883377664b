// Tic-tac-toe for two in Colyseus, without an end: a full board is cleared. Each move is told at once.
import { Room, Server, type Client } from '@colyseus/core'
import { schema } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const State = schema({ board: ['uint8'], players: ['string'], turn: 'uint8', moves: 'uint32' })

class TicTacToe extends Room {
  override maxClients = 2
  override patchRate = null

  override onCreate(): void {
    const state = new State()
    state.turn = state.moves = 0
    for (let i = 0; i < 9; i++) state.board.push(0)
    this.state = state
    this.onMessage('play', (client: Client, cell: number) => this.play(client, cell))
  }

  override onJoin(client: Client): void {
    this.state.players.push(client.sessionId)
    this.broadcastPatch()
  }

  private play(client: Client, cell: number): void {
    const { state } = this
    if (state.players.length < 2 || state.players[state.turn] !== client.sessionId || state.board[cell] !== 0) return
    state.board[cell] = state.turn + 1
    if (state.board.every((one: number) => one !== 0)) for (let i = 0; i < 9; i++) state.board[i] = 0
    state.turn = 1 - state.turn
    state.moves++
    this.broadcastPatch()
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) })
server.define('tic-tac-toe', TicTacToe)
await server.listen(Number(process.argv[2]))
console.log('ready')
