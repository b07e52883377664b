// The way a car takes, as curves: straight on it may change lanes, around a corner it bends, a U-turn is a half circle.
import type { Point } from '../../board/paper'
import type { Atlas } from './atlas'
import { edgeOf, pointOf, poseOf, runsAcross, stepTo, type Pose, type Spot } from './geometry'
import type { Maneuver } from './types'

/** A cubic curve from the first point to the last. */
export type Leg = readonly [Point, Point, Point, Point]

type Lane = Pick<Spot, 'place' | 'edge'>

function straight(from: Point, to: Point, flat: boolean): Leg {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return flat ? [from, [mx, from[1]], [mx, to[1]], to] : [from, [from[0], my], [to[0], my], to]
}

function around(from: Point, to: Point, flat: boolean): Leg {
  const corner: Point = flat ? [to[0], from[1]] : [from[0], to[1]]
  const near = (end: Point): Point => [end[0] + (corner[0] - end[0]) * 0.78, end[1] + (corner[1] - end[1]) * 0.78]
  return [from, near(from), near(to), to]
}

function back(from: Point, to: Point, ahead: Point): Leg {
  const far = 46
  return [from, [from[0] + ahead[0] * far, from[1] + ahead[1] * far], [to[0] + ahead[0] * far, to[1] + ahead[1] * far], to]
}

/** One leg for each lane that is entered. */
export function legsOf(from: Spot, entered: readonly Lane[]): Leg[] {
  let last: Lane = from
  return entered.map((next) => {
    const [a, b] = [pointOf(last), pointOf(next)]
    const flat = runsAcross(last.edge ?? 'n')
    const turns = flat !== runsAcross(next.edge ?? 'n')
    last = next
    if (turns) return around(a, b, flat)
    const along = flat ? b[0] - a[0] : b[1] - a[1]
    return along === 0 && from.facing ? back(a, b, stepTo(edgeOf(from.facing))) : straight(a, b, flat)
  })
}

/** From lane to lane, as the server lists them; without a list, straight to the last one. */
export function routeOf(atlas: Atlas, from: string, path: readonly (string | null)[], to: string): Leg[] {
  const lanes = path.filter((name) => name !== null)
  return legsOf(atlas.spot(from), (lanes.length > 0 ? lanes : [to]).map((name) => atlas.spot(name)))
}

const short = (value: number): string => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export function pathOf(legs: readonly Leg[]): string {
  const first = legs[0]
  if (!first) return ''
  return `M${at(first[0])}${legs.map(([, b, c, d]) => `C${at(b)} ${at(c)} ${at(d)}`).join('')}`
}

export function pointOn([a, b, c, d]: Leg, t: number): Point {
  const u = 1 - t
  const mix = (i: 0 | 1): number => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [mix(0), mix(1)]
}

function slopeOn([a, b, c, d]: Leg, t: number): Point {
  const u = 1 - t
  const mix = (i: 0 | 1): number => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
  return [mix(0), mix(1)]
}

/** Where a drive is after a part of its time. */
export type Motion = (part: number) => Pose

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2)
const backward = new Set<Maneuver>(['back-up', 'back-around', 'backward-turn'])

/** From one angle to another the short way. */
export function turned(from: number, to: number, part: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180
  return from + turn * part
}

export function driving(legs: readonly Leg[], maneuver: Maneuver): Motion {
  const flip = backward.has(maneuver) ? 180 : 0
  return (part) => {
    const through = ease(part) * legs.length
    const i = Math.min(legs.length - 1, Math.floor(through))
    const t = Math.min(0.999, Math.max(0.001, through - i))
    const leg = legs[i]!
    const [x, y] = pointOn(leg, part >= 1 ? 1 : t)
    const [dx, dy] = slopeOn(leg, t)
    let angle = (Math.atan2(dx, -dy) * 180) / Math.PI + flip
    if (maneuver === 'drift' && i === legs.length - 1) {
      // The tail breaks away.
      const [ax, ay] = slopeOn(leg, 0.001)
      const [bx, by] = slopeOn(leg, 0.999)
      angle += Math.sign(ax * by - ay * bx) * Math.sin(Math.PI * Math.min(1, t * 1.05)) * 30
    }
    return { x, y, angle, scale: 1 }
  }
}

/** The same, but it ends bumper to bumper with the car that is hit. */
export function ramming(motion: Motion, [dx, dy]: Point, short: number): Motion {
  return (part) => {
    const pose = motion(part)
    const back = short * part ** 3
    return { ...pose, x: pose.x - dx * back, y: pose.y - dy * back }
  }
}

/** A hit car: shoved straight on, spun around a corner, or swiped aside. */
export function bouncing(start: Pose, to: Spot, legs: readonly Leg[], maneuver: Maneuver): Motion {
  const end = poseOf(to)
  const spin = maneuver === 'corner-crash' ? 360 : 0
  return (part) => {
    const gone = 1 - (1 - part) ** 2
    const leg = legs[0]
    const [px, py] = leg && maneuver !== 'sideswipe' ? pointOn(leg, gone) : [start.x + (end.x - start.x) * gone, start.y + (end.y - start.y) * gone]
    // It starts from where the hit has already pushed it.
    const push = (1 - gone) ** 2
    const [x, y] = leg && maneuver !== 'sideswipe' ? [px + (start.x - leg[0][0]) * push, py + (start.y - leg[0][1]) * push] : [px, py]
    const wobble = Math.sin(part * Math.PI * 3) * (1 - part) * 16
    return { x, y, angle: turned(start.angle, end.angle, gone) + spin * gone + wobble, scale: 1 + Math.sin(Math.PI * part) * 0.12 }
  }
}

/** Onto the roof in one leap. */
export function climbing(start: Pose, roof: Spot): Motion {
  const end = poseOf(roof)
  return (part) => {
    const gone = ease(part)
    return {
      x: start.x + (end.x - start.x) * gone,
      y: start.y + (end.y - start.y) * gone - Math.sin(Math.PI * part) * 16,
      angle: turned(start.angle, end.angle, gone),
      scale: start.scale + (end.scale - start.scale) * gone + Math.sin(Math.PI * part) * 0.32,
    }
  }
}
