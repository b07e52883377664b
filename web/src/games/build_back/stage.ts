// How what happens is shown on the table: each marker and Leader moves from its place to the next.
import { beats } from '../../board/motion'
import type { Script } from '../../board/stage.svelte'
import { leadersOf, markersOf, type Piece } from './pieces'
import { after, beatsOf, sceneOf, type Scene } from './scene'
import type { CityEvent, State, Summary } from './types'

export interface TableScene extends Scene {
  /** By seat. */
  markers: Piece[][]
  leaders: Piece[][]
}

const lengths: Partial<Record<CityEvent['kind'], number>> = {
  'leader-placed': beats.short,
  'leaders-shown': 450,
  resupplied: 450,
  used: beats.long,
  built: 450,
  spent: beats.long,
  traded: beats.long,
  idled: beats.short,
  'tile-entered': beats.short,
  'round-ended': beats.short,
  'tile-discarded': beats.long,
  'round-began': beats.short,
}

const none = { water: 0, food: 0, supplies: 0, workers: 0, money: 0, stories: 0, influence: 0, distressed: 0, injured: 0 }

function withPieces(scene: Scene, before: TableScene): TableScene {
  const markers = scene.players.map((player, seat) => markersOf(player, seat, scene.markersEach, before.markers[seat]))
  return { ...scene, markers, leaders: scene.players.map((player, seat) => leadersOf(player, seat, before.leaders[seat])) }
}

export const script: Script<State, Summary, TableScene, CityEvent> = {
  empty: { players: [], display: [], board: none, bank: none, first: 0, round: 1, markersEach: 0, markers: [], leaders: [] },
  sceneOf: ({ state, summary }, before) => withPieces(sceneOf(state, summary.markers_each), before),
  // Board and bank follow with the state: events do not say where help came from.
  opening: (scene, { state: { board, bank } }) => ({ ...scene, board, bank }),
  after: (scene, beat) => withPieces(beat.reduce<Scene>(after, scene), scene),
  beatsOf,
  lengthOf: ({ kind }) => lengths[kind] ?? 0,
}
