import { expect, it } from 'vitest'
import { stateOf } from './fixtures'
import { dutyOf, sayChoice } from './steps'

it('the step says how often it is still to be done', () => {
  expect(dutyOf(stateOf('L', { task: 'protect', left: 3 }))).toBe('Choose a home to protect. 3 to go.')
  expect(dutyOf(stateOf('L', { task: 'pick-home', left: 1 }))).toBe('Choose the low-income home that moves.')
})

it('choices are said in words', () => {
  const say = (text: string) => sayChoice({ text, action: {} })
  expect(say('build c3')).toBe('Build at c3')
  expect(say('swap a1 with c3')).toBe('Swap a1 with c3')
  expect(say('move b4 to b3')).toBe('Move b4 to b3')
  expect(say('stop')).toBe('Stop here')
  expect(say('lobby')).toBe('lobby')
})
