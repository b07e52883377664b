import { expect, it } from 'vitest'
import { atlas, spotOf } from './fixtures'
import { edgeAt, laneBox, middleOf, placeAt, pointOf, poseOf } from './geometry'

const placeOf = (name: string) => atlas.place(name)

it('places are named by their steps from the town square', () => {
  for (const name of ['o', 'e2', 'n1', 'e2n1', 'w3s12', 'e1s1']) expect(atlas.nameOf(placeOf(name))).toBe(name)
  expect(placeOf('w3s12')).toEqual([-3, -12])
})

it('north is up', () => {
  expect(middleOf(placeOf('e2n1'))).toEqual([200, -100])
})

it('a lane lies inside its tile, along its edge', () => {
  expect(pointOf(spotOf('o.n'))).toEqual([0, -38.5])
  expect(pointOf(spotOf('e1.w'))).toEqual([61.5, 0])
  expect(laneBox(spotOf('o.n'))).toEqual([-50, -50, 100, 23])
  expect(laneBox(spotOf('o.e'))).toEqual([27, -50, 23, 100])
})

it('the two lanes of a street touch at the stripe', () => {
  const [a, b] = [pointOf(spotOf('e1n1.e')), pointOf(spotOf('e2n1.w'))]
  expect(b[0] - a[0]).toBe(23)
  expect(b[1]).toBe(a[1])
})

it('a car turns its nose the way it faces', () => {
  expect(poseOf(spotOf('o.n facing east'))).toEqual({ x: 0, y: -38.5, angle: 90, scale: 1 })
  expect(poseOf(spotOf('o.w facing south')).angle).toBe(180)
  expect(poseOf(spotOf('e1')).scale).toBeLessThan(1)
})

it('a point finds its tile and the strip it lies on', () => {
  expect(atlas.nameOf(placeAt([140, -80]))).toBe('e1n1')
  expect(edgeAt([100, -48])).toBe('n')
  expect(edgeAt([145, 3])).toBe('e')
  expect(edgeAt([5, 9])).toBeNull()
})

it('a spot may be told from the place it is at', () => {
  expect(atlas.posture('e2n1', '.w facing north')).toEqual({ at: 'e2n1', lane: 'e2n1.w', place: [2, 1], edge: 'w', facing: 'north' })
  expect(atlas.standingAt('e2n1', 'w')).toBe('e2n1.w')
  expect(atlas.standingAt('e2n1', 'w', 'north')).toBe('e2n1.w facing north')
})
