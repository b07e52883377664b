// What the board shows while time passes: tiles are set down, cars drive, drift, bounce and climb.
import type { Happening } from '../../board/contract'
import { beats, calm, Reel, type Beat } from '../../board/motion'
import type { Point } from '../../board/paper'
import { edgeOf, spotOf, stepTo, type Pose } from './geometry'
import { bouncing, climbing, driving, legsOf, pathOf, ramming, routeOf, type Motion } from './route'
import { after, crashPoint, emptyScene, recoil, restPose, sceneOf, type Scene } from './scene'
import type { CityEvent, State } from './types'

// The page waits no longer than this for one step.
const budget = 2200

function lengthOf(event: CityEvent): number {
  switch (event.kind) {
    case 'paved':
    case 'built':
    case 'car-placed':
      return beats.short
    case 'drove':
      return Math.min(640, 220 + 90 * (event.path?.length ?? 1))
    case 'crashed':
      return beats.quick
    case 'bounced':
      return 420
    case 'parked':
      return 450
    default:
      return 0
  }
}

export class Stage {
  scene: Scene = $state.raw(emptyScene())
  /** The car on its way; all others stand where the scene has them. */
  moving: { id: number; pose: Pose } | null = $state.raw(null)
  /** Rubber on the road. */
  skid = $state('')
  bang: Point | null = $state.raw(null)
  playing = $state(false)
  #reel = new Reel()
  #frame = 0

  /** Straight to the state, without a play. */
  set(state: State): void {
    this.stop()
    this.playing = false
    this.skid = ''
    this.scene = sceneOf(state)
    this.bang = crashPoint(this.scene)
  }

  /** From what is shown now through the happenings to the state. */
  play(happenings: readonly Happening[], state: State): void {
    const events = happenings.map(({ event }) => event as CityEvent)
    const reel: Beat[] = events.flatMap((event, i) => {
      const ms = lengthOf(event)
      return ms === 0 ? [] : [{ ms, show: () => this.#show(event, events[i + 1], ms) }]
    })
    this.#reel.finish()
    this.playing = true
    this.#reel.play(reel, () => this.set(state), budget)
  }

  stop(): void {
    this.#reel.drop()
    this.#rest()
  }

  #rest(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.moving = null
  }

  #show(event: CityEvent, next: CityEvent | undefined, ms: number): void {
    this.#rest()
    const motion = this.#motionOf(event, next)
    this.scene = after(this.scene, event)
    this.bang = crashPoint(this.scene)
    const { car } = event
    if (motion && car !== undefined && car !== null) this.#move(car, motion, ms)
  }

  #motionOf(event: CityEvent, next: CityEvent | undefined): Motion | null {
    const { maneuver = 'none', from, to, path = [], place } = event
    const car = this.scene.cars.find((one) => one.id === event.car)
    if (!car) return null
    const start = restPose(this.scene, car)
    switch (event.kind) {
      case 'drove': {
        const legs = routeOf(from ?? car.spot, path, to ?? car.spot)
        this.skid = maneuver === 'drift' || maneuver === 'back-around' ? pathOf(legs.slice(-1)) : ''
        const way = next?.kind === 'crashed' && next.to ? spotOf(next.to).facing : null
        return way ? ramming(driving(legs, maneuver), stepTo(edgeOf(way)), recoil) : driving(legs, maneuver)
      }
      case 'bounced':
        return to ? bouncing(start, to, legsOf(spotOf(from ?? car.spot), [spotOf(to)]), maneuver) : null
      case 'parked':
        return place ? climbing(start, place) : null
      default:
        return null
    }
  }

  #move(id: number, motion: Motion, ms: number): void {
    if (calm() || typeof requestAnimationFrame !== 'function') return
    const began = performance.now()
    this.moving = { id, pose: motion(0) }
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / ms))
      this.moving = part < 1 ? { id, pose: motion(part) } : null
      if (part < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }
}
