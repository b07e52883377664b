// What the person holds or looks at while deciding, for the board, the choices under it and the cards beside it.
import type { Hand } from '../../board/hand.svelte'
import type { Tile } from './types'

export type Mode = 'plain' | 'build' | 'spend' | 'trade' | 'goods'

export class CityHand implements Hand {
  mode = $state<Mode>('plain')
  /** To be built, or to be used for goods of one's choice. */
  tile = $state<Tile | null>(null)
  /** The tile whose words are read. */
  looked = $state<Tile | null>(null)
  /** By touch: what was tapped once. */
  tapped = $state<string | null>(null)
  /** The seat whose mat lies open in large. */
  open = $state<number | null>(null)
  #finger = false

  take(mode: Mode, tile: Tile | null = null): void {
    this.mode = mode
    this.tile = tile
    this.tapped = null
    if (tile) this.looked = tile
  }

  /** Not now. */
  back(): void {
    this.take('plain')
  }

  putDown(): void {
    this.back()
    this.looked = null
  }

  /** Hover, focus or a first tap looks; a click, Enter or a second tap acts. */
  pressing(key: string, look: (on: boolean) => void, act: (element: HTMLElement) => void) {
    return {
      onpointerdown: (event: PointerEvent) => {
        this.#finger = event.pointerType === 'touch'
      },
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(true),
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && look(false),
      onfocus: () => !this.#finger && look(true),
      onblur: () => {
        if (this.tapped === key) this.tapped = null
        look(false)
      },
      onclick: (event: MouseEvent & { currentTarget: HTMLElement }) => {
        if (this.#finger && this.tapped !== key) {
          this.tapped = key
          look(true)
          return
        }
        this.tapped = null
        act(event.currentTarget)
      },
    }
  }
}
