import { createRequire } from 'node:module'
import { ticTacToe } from './boardgame_game'

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server')

await Server({ games: [ticTacToe], origins: ['*'] }).run(Number(process.argv[2]), () => console.log('ready'))
