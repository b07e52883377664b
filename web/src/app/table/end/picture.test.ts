import { expect, it } from 'vitest'
import { wrapped } from './picture'

const width = (text: string): number => text.length

it('wraps words into lines that fit', () => {
  expect(wrapped('You won together with revenue 20.', 12, width)).toEqual(['You won', 'together', 'with revenue', '20.'])
  expect(wrapped('', 12, width)).toEqual([])
  expect(wrapped('extraordinarily long', 5, width)).toEqual(['extraordinarily', 'long'])
})
