import { expect, it } from 'vitest'
import { filled } from './filled'

it('a template says what its names stand for', () => {
  expect(filled('{name} becomes {other}, {count} times', { name: 'Eco-Park', other: 'Greenspace', count: 2 })).toBe('Eco-Park becomes Greenspace, 2 times')
})

it('what is not filled stays, so that people of sentences can come later', () => {
  expect(filled('{seat:0} at {where}', {})).toBe('{seat:0} at {where}')
})
