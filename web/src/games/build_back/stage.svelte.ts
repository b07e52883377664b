// What the board shows while time passes: the table, beat by beat, on its way to the newest state.
import type { Happening } from '../../board/contract'
import { beats, Reel, type Beat } from '../../board/motion'
import { leadersOf, markersOf, type Piece } from './pieces'
import { after, beatsOf, sceneOf, type Scene } from './scene'
import type { CityEvent, State } from './types'

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

// The page waits no longer than this for one step.
const budget = 2000

export class Stage {
  scene: Scene = $state.raw({ players: [], display: [], board: none(), bank: none(), first: 0, round: 1, markersEach: 0 })
  markers: Piece[][] = $state.raw([])
  leaders: Piece[][] = $state.raw([])
  playing = $state(false)
  #reel = new Reel()

  /** Straight to the state, without a play. */
  set(state: State, markersEach: number): void {
    this.#reel.drop()
    this.playing = false
    this.#show(sceneOf(state, markersEach))
  }

  /** From what is shown now through the happenings to the state. */
  play(happenings: readonly Happening[], state: State, markersEach: number): void {
    const end = sceneOf(state, markersEach)
    const reel: Beat[] = beatsOf(happenings.map((happening) => happening.event as CityEvent)).map((events) => ({
      ms: Math.max(0, ...events.map((event) => lengths[event.kind] ?? 0)),
      show: () => {
        const { board, bank } = end
        this.#show({ ...events.reduce(after, this.scene), board, bank })
      },
    }))
    this.#reel.finish()
    this.playing = true
    this.#reel.play(reel, () => this.set(state, markersEach), budget)
  }

  stop(): void {
    this.#reel.drop()
  }

  #show(scene: Scene): void {
    this.scene = scene
    this.markers = scene.players.map((player, seat) => markersOf(player, seat, scene.markersEach, this.markers[seat]))
    this.leaders = scene.players.map((player, seat) => leadersOf(player, seat, this.leaders[seat]))
  }
}

function none(): Scene['board'] {
  return { water: 0, food: 0, supplies: 0, workers: 0, money: 0, stories: 0, influence: 0, distressed: 0, injured: 0 }
}
