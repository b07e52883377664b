// Looking at a plane without a border: what is in the middle, and how large it is shown.
import type { Point } from '../../board/paper'

export interface Camera {
  x: number
  y: number
  /** Pixels for a unit of the drawing. */
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const limits = { least: 0.12, most: 2.6 } as const

const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The box around points, with air on all sides. */
export function boxOf(points: readonly Point[], air: number): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs) - air, top: Math.min(...ys) - air, right: Math.max(...xs) + air, bottom: Math.max(...ys) + air }
}

/** Shows the whole box, but nothing larger than `most`. */
export function fit(box: Box, size: Size, most: number = limits.most): Camera {
  const zoom = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top))
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom: held(zoom, limits.least, most) }
}

export function toCity(camera: Camera, size: Size, [px, py]: Point): Point {
  return [camera.x + (px - size.width / 2) / camera.zoom, camera.y + (py - size.height / 2) / camera.zoom]
}

export function toScreen(camera: Camera, size: Size, [x, y]: Point): Point {
  return [(x - camera.x) * camera.zoom + size.width / 2, (y - camera.y) * camera.zoom + size.height / 2]
}

/** Closer by a factor; what lies at `pixel` stays there. */
export function zoomed(camera: Camera, size: Size, factor: number, pixel: Point = [size.width / 2, size.height / 2]): Camera {
  const zoom = held(camera.zoom * factor, limits.least, limits.most)
  const [x, y] = toCity(camera, size, pixel)
  const part = camera.zoom / zoom
  return { x: x + (camera.x - x) * part, y: y + (camera.y - y) * part, zoom }
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }
}

/** As little as can be of what lies outside the box. */
export function within(camera: Camera, size: Size, box: Box): Camera {
  const along = (at: number, half: number, from: number, to: number): number =>
    to - from <= 2 * half ? (from + to) / 2 : held(at, from + half, to - half)
  return {
    ...camera,
    x: along(camera.x, size.width / 2 / camera.zoom, box.left, box.right),
    y: along(camera.y, size.height / 2 / camera.zoom, box.top, box.bottom),
  }
}

/** Is all of the box in sight? */
export function shows(camera: Camera, size: Size, box: Box, spare = 0): boolean {
  const corners: Point[] = [[box.left, box.top], [box.right, box.bottom]]
  return corners.every((corner) => inSight(camera, size, corner, -spare))
}

/** Moved no farther than it takes to have the box in sight; one that is larger is looked at in the middle. */
export function reaching(camera: Camera, size: Size, box: Box): Camera {
  const along = (at: number, half: number, from: number, to: number): number =>
    to - from >= 2 * half ? (from + to) / 2 : held(at, to - half, from + half)
  return {
    ...camera,
    x: along(camera.x, size.width / 2 / camera.zoom, box.left, box.right),
    y: along(camera.y, size.height / 2 / camera.zoom, box.top, box.bottom),
  }
}

export const grown = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by })

/** Smaller than this nobody finds a lane with a finger, or tells one car from another. */
export const legible = 0.62
/** Rather so small than that what matters is out of sight. */
const least = 0.44
/** As close as it gets by itself where the whole city is too much. */
const close = 0.95

/** Where to look next. Steady: it stays as long as what matters is in sight and large enough. `parts`: what matters now,
    from all of it to the heart of it. */
export function nextCamera(now: Camera | null, whole: Box, parts: readonly Box[], size: Size, most: number): Camera {
  const all = fit(whole, size, most)
  if (all.zoom >= legible) {
    if (now && shows(now, size, whole, 1) && now.zoom >= 0.72 * all.zoom) return now
    // Room for some more tiles, so that it need not move at each.
    const roomy = fit(grown(whole, 60), size, most)
    return roomy.zoom >= legible ? roomy : all
  }
  const large = (enough: number): Box | undefined => parts.slice(0, -1).find((one) => fit(one, size).zoom >= enough)
  const part = large(legible) ?? large(least) ?? parts.at(-1)
  if (!part) return now && now.zoom >= least ? now : all
  const near = held(fit(part, size).zoom, least, close)
  const enough = Math.min(legible, near)
  if (now && now.zoom >= enough && now.zoom <= close + 0.01 && shows(now, size, part, 1)) return now
  const zoom = now && now.zoom >= enough && now.zoom <= near ? now.zoom : near
  const from = { ...(now ?? fit(part, size)), zoom }
  return reaching(within(reaching(from, size, part), size, whole), size, part)
}

/** Never so far away that nothing of the box is left in sight. */
export function kept(camera: Camera, box: Box): Camera {
  return { ...camera, x: held(camera.x, box.left, box.right), y: held(camera.y, box.top, box.bottom) }
}

export function between(a: Camera, b: Camera, part: number): Camera {
  // Zoom grows by factors, so that it seems even.
  const mix = (from: number, to: number): number => from + (to - from) * part
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), zoom: a.zoom * (b.zoom / a.zoom) ** part }
}

export function viewBox(camera: Camera, size: Size): string {
  const [width, height] = [size.width / camera.zoom, size.height / camera.zoom]
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((value) => value.toFixed(2)).join(' ')
}

/** Is the point in sight, with some pixels to spare? */
export function inSight(camera: Camera, size: Size, point: Point, spare = 24): boolean {
  const [x, y] = toScreen(camera, size, point)
  return x >= spare && y >= spare && x <= size.width - spare && y <= size.height - spare
}
