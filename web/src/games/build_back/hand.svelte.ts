// What the person holds or looks at while deciding, for the board, the choices under it and the cards beside it.
import type { Tile } from './types'

export type Mode = 'plain' | 'build' | 'spend' | 'trade' | 'goods'

class Hand {
  mode = $state<Mode>('plain')
  /** To be built, or to be used for goods of one's choice. */
  tile = $state<Tile | null>(null)
  /** The tile whose words are read. */
  looked = $state<Tile | null>(null)
  /** By touch: what was tapped once. */
  tapped = $state<string | null>(null)
  /** The seat whose mat lies open in large. */
  open = $state<number | null>(null)

  take(mode: Mode, tile: Tile | null = null): void {
    this.mode = mode
    this.tile = tile
    this.tapped = null
    if (tile) this.looked = tile
  }

  putDown(): void {
    this.take('plain')
  }
}

export const hand = new Hand()

let finger = false

/** Hover, focus or a first tap looks; a click, Enter or a second tap acts. */
export function pressing(key: string, look: (on: boolean) => void, act: (element: HTMLElement) => void) {
  return {
    onpointerdown: (event: PointerEvent) => {
      finger = event.pointerType === 'touch'
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(true),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && look(false),
    onfocus: () => !finger && look(true),
    onblur: () => {
      if (hand.tapped === key) hand.tapped = null
      look(false)
    },
    onclick: (event: MouseEvent & { currentTarget: HTMLElement }) => {
      if (finger && hand.tapped !== key) {
        hand.tapped = key
        look(true)
        return
      }
      hand.tapped = null
      act(event.currentTarget)
    },
  }
}
