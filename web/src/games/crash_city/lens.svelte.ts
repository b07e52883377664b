// The camera over the city: it stays where it is while what is at stake is in sight, until a person takes it into their
// own hands.
import { beats, calm } from '../../board/motion'
import type { Point } from '../../board/paper'
import { between, fit, inSight, kept, nextCamera, panned, toCity, toScreen, viewBox, zoomed, type Box, type Camera, type Size } from './camera'

export class Lens {
  camera: Camera = $state.raw({ x: 0, y: 0, zoom: 1 })
  size: Size = $state.raw({ width: 0, height: 0 })
  /** It fits by itself. */
  auto = $state(true)
  #whole: Box = { left: -100, top: -100, right: 100, bottom: 100 }
  #parts: readonly Box[] = []
  #most = 1.5
  #frame = 0
  /** Where it is going. */
  #goal: Camera | null = null

  get viewBox(): string {
    return viewBox(this.camera, this.size)
  }

  /** The city, and what of it matters now, from all of that to the heart of it. */
  frame(whole: Box, parts: readonly Box[], size: Size, most: number): void {
    const turned = size !== this.size
    // A line more or less under the board is no reason to look elsewhere.
    const alike = (now: number, was: number): boolean => Math.abs(now - was) < 0.2 * was
    if (!alike(size.width, this.size.width) || !alike(size.height, this.size.height)) this.#goal = null
    this.size = size
    this.#whole = whole
    this.#parts = parts
    this.#most = most
    if (this.auto && size.width > 0) this.#goTo(nextCamera(this.#goal, whole, this.#parts, size, most), turned && this.#goal === null)
  }

  /** All of it, however small; with the next decision it is by itself again. */
  fitAll(): void {
    this.auto = true
    this.#goTo(fit(this.#whole, this.size, this.#most))
  }

  zoom(factor: number, pixel?: Point, smooth = true): void {
    this.auto = false
    const goal = zoomed(this.camera, this.size, factor, pixel)
    this.#goTo(goal, !smooth)
  }

  pan(dx: number, dy: number, smooth = false): void {
    this.auto = false
    this.#goTo(kept(panned(this.camera, dx, dy), this.#whole), !smooth)
  }

  /** Brings a point into sight; without need nothing moves. */
  show(point: Point): void {
    if (this.size.width === 0 || inSight(this.camera, this.size, point)) return
    this.#goTo({ ...this.camera, x: point[0], y: point[1] })
  }

  toCity = (pixel: Point): Point => toCity(this.camera, this.size, pixel)
  toScreen = (point: Point): Point => toScreen(this.camera, this.size, point)

  stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  #goTo(goal: Camera, atOnce = false): void {
    const same = this.#goal && goal.x === this.#goal.x && goal.y === this.#goal.y && goal.zoom === this.#goal.zoom
    if (same && !atOnce) return
    this.#goal = goal
    cancelAnimationFrame(this.#frame)
    const from = this.camera
    if (atOnce || calm() || typeof requestAnimationFrame !== 'function') {
      this.camera = goal
      return
    }
    const began = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / beats.short))
      this.camera = part === 1 ? goal : between(from, goal, 1 - (1 - part) ** 3)
      if (part < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }
}
