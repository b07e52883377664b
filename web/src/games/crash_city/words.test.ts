import { expect, it } from 'vitest'
import { faceOf } from '../../board/players'
import { sceneWith } from './fixtures'
import { carsInWords, tilesInWords } from './words'

it('the city is told in words', () => {
  const scene = sceneWith([{ at: 'e1', lanes: 'ne', building: 'shop', owner: 0 }], ['e1', 'o.n facing east'])
  expect(tilesInWords(scene, [faceOf(0, 'Ana')])).toEqual(['Town square: lanes north, east, south, west', 'e1: lanes north, east; shop of Ana, taken'])
  expect(carsInWords(scene)).toEqual(['orange car, parked at e1', 'orange car, town square north lane, facing east'])
})
