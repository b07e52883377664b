// SUSTAIN on paper. What a solution does lies apart from its front, closed: which belongs to which is dealt.
import { piecesOf, printPart } from '../../../board/print/contract'
import type { Vocabulary } from '../types'
import '../palette.css'
import Building from './Building.svelte'
import Department from './Department.svelte'
import Event from './Event.svelte'
import EventBack from './EventBack.svelte'
import First from './First.svelte'
import Indicators from './Indicators.svelte'
import Map from './Map.svelte'
import Mark from './Mark.svelte'
import Promise from './Promise.svelte'
import Sealed from './Sealed.svelte'
import SealedOutside from './SealedOutside.svelte'
import Solution from './Solution.svelte'
import type { Content } from './types'

export default printPart<Vocabulary, Content>((box) => {
  const buildings = (kind: 'square' | 'corner' | 'edge') => piecesOf(box, 'buildings').filter(({ key }) => box.vocabulary.buildings[key]?.space === kind)
  return [
    { title: 'The map', sort: 'board', size: [256, 254], pieces: piecesOf(box, 'board/map'), Face: Map },
    { title: 'The indicators', sort: 'board', size: [190, 255], pieces: piecesOf(box, 'board/indicators'), Face: Indicators },
    { title: 'Departments', sort: 'sheets', size: [95, 126], pieces: piecesOf(box, 'departments'), Face: Department },
    { title: 'Buildings on big squares', sort: 'tiles', size: [34, 34], pieces: buildings('square'), Face: Building },
    { title: 'Buildings on long spaces', sort: 'tiles', size: [34, 12], pieces: buildings('edge'), Face: Building },
    { title: 'Buildings on corners', sort: 'tiles', size: [13, 13], pieces: buildings('corner'), Face: Building },
    { title: 'Markers, people, laurels, coins', sort: 'markers', size: [14, 14], pieces: piecesOf(box, 'markers', 'money'), Face: Mark },
    { title: 'Promises', sort: 'sheets', size: [63, 40], pieces: piecesOf(box, 'sheets'), Face: Promise },
    { title: 'First player, to fold and to stand up', sort: 'markers', size: [30, 94], pieces: piecesOf(box, 'figures'), Face: First, fold: 'standing' },
    { title: 'Events, in their order: do not read them', sort: 'cards', size: [63, 64], pieces: piecesOf(box, 'events'), Face: Event, Back: EventBack },
    { title: 'Solutions, in their order', sort: 'cards', size: [63, 64], pieces: piecesOf(box, 'solutions'), Face: Solution, Back: EventBack },
    { title: 'Backs of solutions: fold with the text inside and close with tape, unread', sort: 'cards', size: [63, 64], pieces: piecesOf(box, 'backs'), Face: Sealed, Back: SealedOutside, fold: 'closed' },
  ]
})
