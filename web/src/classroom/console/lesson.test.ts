import { expect, test } from 'vitest'
import { timeline } from './lesson'

test('steps of a lesson follow each other', () => {
  const step = (minutes: number) => ({ minutes, title: '', say: '', todo: '' })
  expect(timeline({ steps: [step(5), step(25), step(15)] }).map(({ from, to }) => [from, to])).toEqual([[0, 5], [5, 30], [30, 45]])
})
