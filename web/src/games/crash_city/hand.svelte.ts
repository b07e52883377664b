// What a person holds before a choice is made: a car, the turning of a tile, what is looked at. Board and choices share it.
import { SvelteSet } from 'svelte/reactivity'
import type { Hand } from '../../board/hand.svelte'
import type { Action, Building } from './types'

export class CityHand implements Hand {
  car: number | null = $state(null)
  /** Which of the turnings the tile lies in. */
  turning = $state(0)
  looked: Action | null = $state.raw(null)
  /** What would be built on the tile, were it laid now … */
  idea: Building | null = $state(null)
  /** … and what is built as soon as it lies, by the same press. */
  then: Building | null = null
  /** What happened by itself: who takes it back decides alone. */
  readonly forced = new SvelteSet<string>()
  /** What was proposed and taken up for the person. */
  advised: unknown = null

  putDown(): void {
    this.car = null
    this.turning = 0
    this.looked = null
    this.idea = null
  }
}
