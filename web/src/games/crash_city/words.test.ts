import { expect, it } from 'vitest'
import { faceOf } from '../../board/players'
import { sceneWith, spotOf } from './fixtures'
import { vocabulary } from './told'
import { carsInWords, sayPosture, saySite, tilesInWords } from './words'

const { spoken } = vocabulary

it('spots are spoken', () => {
  expect(saySite(spotOf('e2n1'), spoken)).toBe('Site e2n1')
  expect(sayPosture(spotOf('o.n facing west'), spoken)).toBe('Car on the north lane, facing west')
})

it('the city is told in words', () => {
  const scene = sceneWith([{ at: 'e1', lanes: 'ne', building: 'shop', owner: 0 }], ['e1', 'o.n facing east'])
  expect(tilesInWords(scene, [faceOf(0, 'Ana')], vocabulary)).toEqual(['town square: lanes on all sides', 'e1: lanes in the north and east; shop of Ana, taken'])
  expect(carsInWords(scene, spoken)).toEqual(['orange car, parked at e1', 'orange car, town square north lane, facing east'])
})
