import { expect, it } from 'vitest'
import { atlasOf } from './atlas'

it('is drawn once for the same places', () => {
  const places = { names: ['o', 'e1'], east: [0, 1], north: [0, 0] }
  expect(atlasOf(places)).toBe(atlasOf(places))
  expect(atlasOf(places).spot('e1.n facing east')).toEqual({ place: [1, 0], edge: 'n', facing: 'east' })
  expect(atlasOf({ ...places, east: [0, 2] }).place('e1')).toEqual([2, 0])
})
