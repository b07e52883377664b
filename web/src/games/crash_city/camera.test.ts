import { expect, it } from 'vitest'
import { between, boxOf, fit, inSight, kept, legible, nextCamera, panned, reaching, shows, toCity, toScreen, viewBox, within, zoomed } from './camera'
import { afterArrow } from './hits'

const size = { width: 800, height: 400 }
const box = boxOf([[0, 0], [300, -100]], 50)

it('fits a box into the window', () => {
  expect(box).toEqual({ left: -50, top: -150, right: 350, bottom: 50 })
  expect(fit(box, size)).toEqual({ x: 150, y: -50, zoom: 2 })
  expect(fit(box, size, 1.5).zoom).toBe(1.5)
  expect(viewBox(fit(box, size), size)).toBe('-50.00 -150.00 400.00 200.00')
})

it('pixels and places are each other’s inverse', () => {
  const camera = { x: 20, y: -30, zoom: 0.7 }
  const [x, y] = toScreen(camera, size, toCity(camera, size, [123, 45]))
  expect([Math.round(x), Math.round(y)]).toEqual([123, 45])
})

it('zooming keeps what lies under the pointer', () => {
  const camera = { x: 0, y: 0, zoom: 1 }
  const before = toCity(camera, size, [100, 50])
  const after = toCity(zoomed(camera, size, 1.5, [100, 50]), size, [100, 50])
  expect(after[0]).toBeCloseTo(before[0])
  expect(after[1]).toBeCloseTo(before[1])
  expect(zoomed(camera, size, 100).zoom).toBeLessThan(3)
})

it('the city never leaves the window altogether', () => {
  const far = panned({ x: 0, y: 0, zoom: 1 }, -9000, 0)
  expect(kept(far, box).x).toBe(350)
  expect(inSight({ x: 0, y: 0, zoom: 1 }, size, [390, 0])).toBe(false)
  expect(between({ x: 0, y: 0, zoom: 1 }, { x: 10, y: 0, zoom: 4 }, 0.5).zoom).toBeCloseTo(2)
})

it('what lies outside is not shown without need', () => {
  const wide = { left: 0, top: 0, right: 2000, bottom: 300 }
  expect(within({ x: 50, y: 10, zoom: 1 }, size, wide)).toEqual({ x: 400, y: 150, zoom: 1 })
  expect(within({ x: 900, y: 10, zoom: 1 }, size, wide).x).toBe(900)
})

it('stays where it is while the city grows in sight', () => {
  const first = nextCamera(null, boxOf([[0, 0]], 160), [], size, 1.4)
  const city = boxOf([[0, 0]], 160)
  expect(shows(first, size, city)).toBe(true)
  expect(nextCamera(first, boxOf([[0, 0], [10, 0]], 160), [], size, 1.4)).toBe(first)
  const larger = nextCamera(first, boxOf([[0, 0], [300, 0]], 160), [], size, 1.4)
  expect(larger).not.toBe(first)
  expect(shows(larger, size, boxOf([[0, 0], [300, 0]], 160))).toBe(true)
})

it('a large city is looked at where it matters, and no farther than need be', () => {
  const whole = boxOf([[-900, -900], [900, 900]], 100)
  const [here, there] = [boxOf([[0, 0]], 90), boxOf([[150, 0]], 90)]
  const first = nextCamera(null, whole, [here], size, 1.4)
  expect(first.zoom).toBeGreaterThanOrEqual(legible)
  expect(shows(first, size, here, 1)).toBe(true)
  expect(nextCamera(first, whole, [there], size, 1.4)).toBe(first)
  const far = nextCamera(first, whole, [whole, boxOf([[700, 0]], 90)], size, 1.4)
  expect(far.zoom).toBe(first.zoom)
  expect(far.y).toBe(first.y)
  expect(shows(far, size, boxOf([[700, 0]], 90), 1)).toBe(true)
  // With nothing at stake it does not move.
  expect(nextCamera(far, whole, [], size, 1.4)).toBe(far)
  expect(reaching(far, size, whole).x).toBe(0)
})

it('arrows lead to the nearest target that way', () => {
  const things = [{ at: [0, 0] as const }, { at: [100, 10] as const }, { at: [60, 200] as const }]
  expect(afterArrow(things, things[0]!, 'ArrowRight')).toBe(things[1])
  expect(afterArrow(things, things[0]!, 'ArrowDown')).toBe(things[2])
  expect(afterArrow(things, things[0]!, 'ArrowLeft')).toBeNull()
  expect(afterArrow(things, things[0]!, 'a')).toBeNull()
})
