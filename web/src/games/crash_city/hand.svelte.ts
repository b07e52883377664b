// What a person holds before a choice is made: a car, the turning of a tile, what is looked at. Board and choices share it.
import type { Hand } from '../../board/hand.svelte'
import type { Action } from './types'

export class CityHand implements Hand {
  car: number | null = $state(null)
  /** Which of the turnings the tile lies in. */
  turning = $state(0)
  looked: Action | null = $state.raw(null)

  putDown(): void {
    this.car = null
    this.turning = 0
    this.looked = null
  }
}
