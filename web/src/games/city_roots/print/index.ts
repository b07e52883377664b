// City Roots on paper.
import { piecesOf, printPart } from '../../../board/print/contract'
import type { Vocabulary } from '../types'
import '../palette.css'
import Back from './Back.svelte'
import Card from './Card.svelte'
import Mark from './Mark.svelte'
import Mayor from './Mayor.svelte'
import Tile from './Tile.svelte'
import Town from './Town.svelte'
import type { Content } from './types'

const tile = [30, 30] as const

export default printPart<Vocabulary, Content>((box) => [
  { title: 'The town, its revenue and the displaced', sort: 'board', size: [376, 256], pieces: piecesOf(box, 'board'), Face: Town },
  { title: 'Homes', sort: 'tiles', size: tile, pieces: piecesOf(box, 'tiles/low', 'tiles/high'), Face: Tile },
  { title: 'Local businesses, corporations behind', sort: 'tiles', size: tile, pieces: piecesOf(box, 'tiles/business'), Face: Tile, Back: Tile },
  { title: 'Protection, residents, revenue', sort: 'markers', size: [15, 15], pieces: piecesOf(box, 'markers'), Face: Mark },
  { title: 'Policies and events', sort: 'cards', size: [63, 85], pieces: piecesOf(box, 'policies', 'cards'), Face: Card, Back },
  { title: 'The mayor, to fold and to stand up', sort: 'markers', size: [30, 114], pieces: piecesOf(box, 'figures'), Face: Mayor, fold: 'standing' },
])
