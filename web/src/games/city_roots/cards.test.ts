import { expect, it } from 'vitest'
import { labelOf } from '../../protocol/action'
import { policyPictures, stepAt } from './cards'
import { actionOf, vocabulary } from './told'

it('a card has the step that the number of high-income homes reaches', () => {
  const { 'rent-hike': rent, 'quiet-month': quiet } = vocabulary.cards
  expect(stepAt(rent!, 5)).toBeNull()
  expect(stepAt(rent!, 6)?.from).toBe(6)
  expect(stepAt(rent!, 30)?.from).toBe(12)
  expect(stepAt(quiet!, 30)).toBeNull()
})

it('every policy of the vocabulary has a picture', () => {
  expect(Object.keys(policyPictures).sort()).toEqual(Object.keys(vocabulary.policies).sort())
})

it('choices are said in words', () => {
  const say = (text: string) => labelOf(vocabulary.words, actionOf(text))
  expect(say('build c3')).toBe('Build at c3')
  expect(say('swap a1 with c3')).toBe('Swap a1 with c3')
  expect(say('move b4 to b3')).toBe('Move b4 to b3')
  expect(say('stop')).toBe('Stop here')
  expect(say('enact land-trust')).toBe('Enact Land trust')
})
