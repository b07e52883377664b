import { expect, it } from 'vitest'
import { faceOf } from '../../board/players'
import { sceneWith, spotOf } from './fixtures'
import { vocabulary } from './told'
import { carsInWords, sayLane, tilesInWords } from './words'

const { spoken } = vocabulary

it('spots are spoken', () => {
  expect(sayLane(spotOf('e2n1.w'), spoken)).toBe('e2n1 west lane')
  expect(sayLane(spotOf('o.n'), spoken)).toBe('town square north lane')
})

it('the city is told in words', () => {
  const scene = sceneWith([{ at: 'e1', lanes: 'ne', building: 'shop', owner: 0 }], ['e1', 'o.n facing east'])
  expect(tilesInWords(scene, [faceOf(0, 'Ana')], spoken)).toEqual(['town square: lanes north, east, south, west', 'e1: lanes north, east; shop of Ana, taken'])
  expect(carsInWords(scene, spoken)).toEqual(['orange car, parked at e1', 'orange car, town square north lane, facing east'])
})
