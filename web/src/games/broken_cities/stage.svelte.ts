// What the board shows while time passes: the city, beat by beat, on its way to the newest state.
import type { Happening } from '../../board/contract'
import { beats, Reel, type Beat } from '../../board/motion'
import { after, cityOf, moments, type City } from './city'
import type { CityEvent, ClimateCard, State } from './types'

const lengths: Partial<Record<CityEvent['kind'], number>> = {
  built: beats.short,
  retrofitted: beats.long,
  'renter-placed': beats.short,
  'card-fell': 700,
  lost: 450,
  downgraded: 450,
  'renter-left': 450,
}

// The page waits no longer than this for one step.
const budget = 2200

export class Stage {
  city: City = $state.raw({})
  /** The climate card at work. */
  weather: ClimateCard | null = $state(null)
  playing = $state(false)
  #reel = new Reel()

  /** Straight to the state, without a play. */
  set(state: State): void {
    this.#reel.drop()
    this.playing = false
    this.weather = null
    this.city = cityOf(state)
  }

  /** From what is shown now through the happenings to the state. */
  play(happenings: readonly Happening[], state: State): void {
    const reel: Beat[] = moments(happenings.map((happening) => happening.event as CityEvent)).flatMap((events) => {
      const ms = Math.max(0, ...events.map((event) => lengths[event.kind] ?? 0))
      return ms === 0 ? [] : [{ ms, show: () => this.#show(events) }]
    })
    this.#reel.finish()
    this.playing = true
    this.#reel.play(reel, () => this.set(state), budget)
  }

  stop(): void {
    this.#reel.drop()
  }

  #show(events: CityEvent[]): void {
    this.city = events.reduce(after, this.city)
    const fell = events.find((event) => event.kind === 'card-fell')?.card
    if (fell && fell !== 'none') this.weather = fell
  }
}
