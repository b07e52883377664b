// Carrying a pupil to another table with a mouse, a pen or a finger. A finger that moves at once scrolls;
// one that holds still first, or takes the grip, carries.
import type { Goal } from './plan'

const slack = 5
const hold = 260
const edge = 70

export interface Carried {
  pupil: number
  x: number
  y: number
  goal: Goal | null
  /** Over this pupil. */
  onto: number | undefined
}

type Drop = (pupil: number, goal: Goal, onto: number | undefined) => void

export class Drag {
  carried = $state.raw<Carried | null>(null)
  readonly allowed: () => boolean
  private readonly drop: Drop
  private ended = 0

  /** `allowed`: may anybody be carried? */
  constructor(drop: Drop, allowed: () => boolean) {
    this.drop = drop
    this.allowed = allowed
  }

  /** The press that ends a carrying is none. */
  get justDropped(): boolean {
    return performance.now() - this.ended < 80
  }

  /** `use:drag.grab={pupil}`; what has `data-grip` is carried at once. */
  grab = (node: HTMLElement, pupil: number): { update: (pupil: number) => void; destroy: () => void } => {
    let of = pupil
    let letGo: (() => void) | null = null

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || letGo || !this.allowed()) return
      letGo = this.follow(event, of, () => (letGo = null))
    }
    // Once something is carried the page does not scroll under it.
    const still = (event: TouchEvent): void => {
      if (this.carried && event.cancelable) event.preventDefault()
    }
    const noMenu = (event: Event): void => {
      if (letGo) event.preventDefault()
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('touchmove', still, { passive: false })
    node.addEventListener('contextmenu', noMenu)
    return {
      update: (next) => (of = next),
      destroy: () => {
        letGo?.()
        node.removeEventListener('pointerdown', down)
        node.removeEventListener('touchmove', still)
        node.removeEventListener('contextmenu', noMenu)
      },
    }
  }

  /** One press from down to up. */
  private follow(down: PointerEvent, pupil: number, over: () => void): () => void {
    const waits = down.pointerType === 'touch' && !(down.target as Element).closest('[data-grip]')
    const timer = waits ? setTimeout(() => this.carry(pupil, down.clientX, down.clientY), hold) : undefined
    const scrolling = setInterval(() => this.scroll(), 16)

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slack
      if (this.carried) this.carry(pupil, event.clientX, event.clientY)
      else if (far && waits) end()
      else if (far) this.carry(pupil, event.clientX, event.clientY)
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return
      const carried = this.carried
      end()
      if (carried?.goal != null) this.drop(pupil, carried.goal, carried.onto)
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end()
    }
    const end = (): void => {
      if (this.carried) this.ended = performance.now()
      this.carried = null
      clearTimeout(timer)
      clearInterval(scrolling)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', key)
      over()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
    addEventListener('keydown', key)
    return end
  }

  private carry(pupil: number, x: number, y: number): void {
    const under = document.elementFromPoint(x, y)
    const goal = under?.closest<HTMLElement>('[data-goal]')?.dataset['goal']
    const onto = under?.closest<HTMLElement>('[data-pupil]')?.dataset['pupil']
    this.carried = {
      pupil,
      x,
      y,
      goal: goal === undefined ? null : goal === 'new' || goal === 'none' ? goal : Number(goal),
      onto: onto === undefined || Number(onto) === pupil ? undefined : Number(onto),
    }
  }

  /** Near the edge of the window the page comes along. */
  private scroll(): void {
    if (!this.carried) return
    const { pupil, x, y } = this.carried
    const by = y < edge + 60 ? -9 : y > innerHeight - edge ? 9 : 0
    if (!by) return
    scrollBy(0, by)
    this.carry(pupil, x, y)
  }
}
