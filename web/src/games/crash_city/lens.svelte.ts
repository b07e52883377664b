// The camera over the city: it follows what is at stake until a person takes it into their own hands.
import { beats, calm } from '../../board/motion'
import type { Point } from '../../board/paper'
import { between, fit, inSight, kept, panned, toCity, toScreen, viewBox, within, zoomed, type Box, type Camera, type Size } from './camera'

export class Lens {
  camera: Camera = $state.raw({ x: 0, y: 0, zoom: 1 })
  size: Size = $state.raw({ width: 0, height: 0 })
  /** It fits by itself. */
  auto = $state(true)
  #whole: Box = { left: -100, top: -100, right: 100, bottom: 100 }
  #focus: Box | null = null
  #most = 1.5
  #frame = 0

  get viewBox(): string {
    return viewBox(this.camera, this.size)
  }

  /** The city, and the part of it that matters now. */
  frame(whole: Box, focus: Box | null, size: Size, most: number): void {
    const first = this.size.width === 0
    const turned = size !== this.size
    this.size = size
    this.#whole = whole
    this.#focus = focus
    this.#most = most
    if (this.auto && size.width > 0) this.#goTo(this.#fitted(), first || turned)
  }

  fitAll(): void {
    this.auto = true
    this.#goTo(this.#fitted())
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

  #fitted(): Camera {
    const all = fit(this.#whole, this.size, this.#most)
    if (!this.#focus || all.zoom * 100 >= 64) return all
    // The whole city would be too small to point at: as much of it as can be, around what matters.
    const close = fit(this.#focus, this.size, this.#most)
    return close.zoom > all.zoom ? within({ ...close, zoom: Math.min(close.zoom, 0.85) }, this.size, this.#whole) : all
  }

  #goTo(goal: Camera, atOnce = false): void {
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
