// CrashCity on paper.
import { piecesOf, printPart } from '../../../board/print/contract'
import type { Vocabulary } from '../types'
import '../palette.css'
import Building from './Building.svelte'
import Car from './Car.svelte'
import Tile from './Tile.svelte'
import type { Content } from './types'

export default printPart<Vocabulary, Content>((box) => [
  { title: 'The town square', sort: 'board', size: [56, 56], pieces: piecesOf(box, 'board'), Face: Tile },
  { title: 'Houses, shops, factories', sort: 'tiles', size: [29, 30], pieces: piecesOf(box, 'house', 'shop', 'factory'), Face: Building },
  { title: 'Cars', sort: 'markers', size: [13, 21], pieces: piecesOf(box, 'car'), Face: Car },
  { title: 'Street tiles', sort: 'tiles', size: [56, 56], pieces: piecesOf(box, 'lanes'), Face: Tile, Back: Tile },
])
