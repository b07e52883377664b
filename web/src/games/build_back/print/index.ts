// Build It Back on paper.
import { piecesOf, printPart } from '../../../board/print/contract'
import type { Vocabulary } from '../types'
import '../palette.css'
import Back from './Back.svelte'
import Card from './Card.svelte'
import City from './City.svelte'
import Display from './Display.svelte'
import First from './First.svelte'
import Leader from './Leader.svelte'
import Mark from './Mark.svelte'
import Mat from './Mat.svelte'
import Powers from './Powers.svelte'
import Tile from './Tile.svelte'
import type { Content } from './types'

export default printPart<Vocabulary, Content>((box) => [
  { title: 'The board', sort: 'board', size: [258, 184], pieces: piecesOf(box, 'board/city'), Face: City },
  { title: 'The display', sort: 'board', size: [258, 62], pieces: piecesOf(box, 'board/display'), Face: Display },
  { title: 'Mats', sort: 'sheets', size: [258, 112], pieces: piecesOf(box, 'sheets/mat'), Face: Mat },
  { title: 'What special buildings can do', sort: 'sheets', size: [64, 128], pieces: piecesOf(box, 'sheets/powers'), Face: Powers },
  { title: 'Tokens', sort: 'markers', size: [15, 15], pieces: piecesOf(box, 'tokens', 'markers', 'points'), Face: Mark },
  { title: 'Leaders, to fold and to stand up', sort: 'markers', size: [17, 62], pieces: piecesOf(box, 'leaders'), Face: Leader, fold: 'standing' },
  { title: 'First player', sort: 'markers', size: [30, 94], pieces: piecesOf(box, 'figures'), Face: First, fold: 'standing' },
  { title: 'Tiles', sort: 'tiles', size: [38.4, 48], pieces: piecesOf(box, 'tiles'), Face: Tile, Back },
  { title: 'Objectives and resupply', sort: 'cards', size: [63, 64], pieces: piecesOf(box, 'objectives', 'resupply'), Face: Card, Back },
])
