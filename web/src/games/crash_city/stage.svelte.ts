// How what happens is shown: tiles are set down, cars drive, drift, bounce and climb.
import { beats, calm } from '../../board/motion'
import { Stage, type Script } from '../../board/stage.svelte'
import { edgeOf, stepTo, type Pose } from './geometry'
import { bouncing, climbing, driving, legsOf, pathOf, ramming, routeOf, type Motion } from './route'
import { after, crashPoint, emptyScene, recoil, restPose, sceneOf, type Scene } from './scene'
import type { CityEvent, Notation, State, Summary } from './types'

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

const script = (notation: () => Notation): Script<State, Summary, Scene, CityEvent> => ({
  empty: emptyScene(),
  sceneOf: (view) => sceneOf(view, notation()),
  after: (scene, beat) => beat.reduce(after, scene),
  lengthOf,
})

export class CityStage extends Stage<State, Summary, Scene, CityEvent> {
  /** The car on its way; all others stand where the scene has them. */
  moving: { id: number; pose: Pose } | null = $state.raw(null)
  /** Rubber on the road. */
  skid = $state('')
  bang = $derived.by(() => crashPoint(this.scene))
  #frame = 0

  constructor(notation: () => Notation) {
    super(script(notation))
  }

  protected override enter([event]: readonly CityEvent[], [next]: readonly CityEvent[], ms: number): void {
    this.#halt()
    const motion = event ? this.#motionOf(event, next) : null
    const car = event?.car
    if (motion && car !== undefined && car !== null) this.#move(car, motion, ms)
  }

  protected override rest(): void {
    this.#halt()
    this.skid = ''
  }

  #halt(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.moving = null
  }

  #motionOf(event: CityEvent, next: CityEvent | undefined): Motion | null {
    const { maneuver = 'none', from, to, path = [], place } = event
    const car = this.scene.cars.find((one) => one.id === event.car)
    if (!car) return null
    const { atlas } = this.scene
    const start = restPose(this.scene, car)
    switch (event.kind) {
      case 'drove': {
        const legs = routeOf(atlas, from ?? car.spot, path, to ?? car.spot)
        this.skid = maneuver === 'drift' || maneuver === 'back-around' ? pathOf(legs.slice(-1)) : ''
        const way = next?.kind === 'crashed' && next.to ? atlas.spot(next.to).facing : null
        return way ? ramming(driving(legs, maneuver), stepTo(edgeOf(way)), recoil) : driving(legs, maneuver)
      }
      case 'bounced':
        return to ? bouncing(start, atlas.spot(to), legsOf(atlas.spot(from ?? car.spot), [atlas.spot(to)]), maneuver) : null
      case 'parked':
        return place ? climbing(start, atlas.spot(place)) : null
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
