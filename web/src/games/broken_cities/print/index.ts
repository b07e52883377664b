// Broken Cities on paper, with the sheets of a facilitator who leads several tables.
import { piecesOf, printPart } from '../../../board/print/contract'
import type { Vocabulary } from '../types'
import '../palette.css'
import Back from './Back.svelte'
import Block from './Block.svelte'
import Card from './Card.svelte'
import Facilitator from './Facilitator.svelte'
import Law from './Law.svelte'
import Mark from './Mark.svelte'
import Prices from './Prices.svelte'
import Sky from './Sky.svelte'
import Tile from './Tile.svelte'
import type { Content } from './types'

const tile = [23, 23] as const

export default printPart<Vocabulary, Content>((box) => {
  const built = piecesOf(box, 'constructions')
  // A retrofit turns it over.
  const twoSided = 'constructions/low-cost'
  return [
    { title: 'The block', sort: 'board', size: [253, 256], pieces: piecesOf(box, 'board/block'), Face: Block },
    { title: 'The air, and what you earn', sort: 'board', size: [190, 255], pieces: piecesOf(box, 'board/sky'), Face: Sky },
    { title: 'Price sheets', sort: 'sheets', size: [95, 126], pieces: piecesOf(box, 'sheets/prices'), Face: Prices },
    { title: 'Laws, to be written', sort: 'sheets', size: [95, 50], pieces: piecesOf(box, 'sheets/law'), Face: Law },
    { title: 'For the facilitator of several tables', sort: 'sheets', size: [190, 255], pieces: piecesOf(box, 'facilitator'), Face: Facilitator },
    { title: 'Green buildings, Shopping and parks', sort: 'tiles', size: tile, pieces: built.filter(({ id }) => id !== twoSided), Face: Tile },
    { title: 'Owners, renters and markers', sort: 'markers', size: [12, 12], pieces: piecesOf(box, 'owners', 'rents', 'markers'), Face: Mark },
    { title: 'Money', sort: 'markers', size: [16, 16], pieces: piecesOf(box, 'money'), Face: Mark },
    { title: 'Low-Cost buildings, Conventional ones behind', sort: 'tiles', size: tile, pieces: built.filter(({ id }) => id === twoSided), Face: Tile, Back: Tile },
    { title: 'Climate cards', sort: 'cards', size: [63, 85], pieces: piecesOf(box, 'cards'), Face: Card, Back },
    { title: 'Votes', sort: 'cards', size: [24, 40], pieces: piecesOf(box, 'votes'), Face: Card, Back },
  ]
})
