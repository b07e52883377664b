import { expect, it } from 'vitest'
import { atlasOf } from './atlas'
import { vocabulary } from './told'

const { notation } = vocabulary

it('is drawn once for the same places', () => {
  const places = { names: ['o', 'e1'], east: [0, 1], north: [0, 0] }
  expect(atlasOf(places, notation)).toBe(atlasOf(places, notation))
  expect(atlasOf(places, notation).spot('e1.n facing east')).toEqual({ at: 'e1', lane: 'e1.n', place: [1, 0], edge: 'n', facing: 'east' })
  expect(atlasOf({ ...places, east: [0, 2] }, notation).place('e1')).toEqual([2, 0])
})
