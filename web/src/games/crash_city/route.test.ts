import { expect, it } from 'vitest'
import { atlas, spotOf } from './fixtures'
import { poseOf } from './geometry'
import { bouncing, climbing, driving, legsOf, pathOf, ramming, routeOf as routeIn, turned } from './route'

const routeOf = (from: string, path: string[], to: string) => routeIn(atlas, from, path, to)
const round = (angle: number): number => ((Math.round(angle) % 360) + 360) % 360

it('a drive begins on its first lane and ends on its last, nose first', () => {
  const legs = routeOf('o.n facing east', ['e1.n', 'e1.e'], 'e1.e facing south')
  expect(legs).toHaveLength(2)
  const motion = driving(legs, 'drift')
  const [start, end, goal] = [motion(0), motion(1), poseOf(spotOf('e1.e facing south'))]
  expect([start.x, start.y].map(Math.round)).toEqual([0, -38])
  expect(round(start.angle)).toBe(90)
  expect([end.x, end.y]).toEqual([goal.x, goal.y])
  expect(Math.abs(round(end.angle) - 180)).toBeLessThan(6)
})

it('in a drift the tail breaks away on the way', () => {
  const legs = routeOf('o.n facing east', ['e1.n', 'e1.e'], 'e1.e facing south')
  expect(driving(legs, 'drift')(0.7).angle).toBeGreaterThan(driving(legs, 'forward')(0.7).angle + 15)
})

it('backward the tail leads', () => {
  const motion = driving(routeOf('o.n facing east', ['w1.n'], 'w1.n facing east'), 'back-up')
  expect(round(motion(0.5).angle)).toBe(90)
  expect(motion(0.5).x).toBeLessThan(0)
})

it('a U-turn swings out ahead and comes back beside', () => {
  const legs = legsOf(spotOf('o.n facing east'), [spotOf('n1.s')])
  const motion = driving(legs, 'u-turn')
  expect(motion(0.5).x).toBeGreaterThan(20)
  expect(round(motion(1).angle)).toBe(270)
})

it('changing lanes keeps the course at both ends', () => {
  const motion = driving(routeOf('o.n facing east', ['e1n1.s'], 'e1n1.s facing east'), 'forward')
  expect(Math.abs(round(motion(0).angle) - 90)).toBeLessThan(3)
  expect(Math.abs(round(motion(1).angle) - 90)).toBeLessThan(3)
})

it('a hit car starts where it was pushed and ends on its lane', () => {
  const start = { ...poseOf(spotOf('e1.n facing west')), x: 130 }
  const motion = bouncing(start, spotOf('e2.n facing west'), legsOf(spotOf('e1.n facing west'), [spotOf('e2.n')]), 'straight-crash')
  expect(motion(0).x).toBe(130)
  expect(motion(1)).toMatchObject({ x: 200, y: -38.5 })
  expect(round(motion(1).angle)).toBe(270)
})

it('a car leaps onto its roof', () => {
  const motion = climbing(poseOf(spotOf('e1.n facing east')), spotOf('e1'))
  expect(motion(0.5).scale).toBeGreaterThan(1.1)
  expect(motion(1).y).toBeCloseTo(poseOf(spotOf('e1')).y)
})

it('who rams another stops at its bumper', () => {
  const motion = ramming(driving(routeOf('o.n facing east', ['e1.n'], 'e1.n facing east'), 'forward'), [1, 0], 19)
  expect(motion(0).x).toBeLessThan(1)
  expect(motion(1).x).toBe(81)
})

it('angles turn the short way', () => {
  expect(turned(350, 10, 1)).toBe(370)
  expect(turned(90, 0, 0.5)).toBe(45)
})

it('a way is one path', () => {
  expect(pathOf(routeOf('o.n facing east', ['e1.n', 'e2.n'], 'e2.n facing east'))).toMatch(/^M0 -38\.5C.*C.* 200 -38\.5$/)
  expect(pathOf([])).toBe('')
})
