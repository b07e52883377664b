import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keyOf, labelOf, sameAction, takesWords } from './action'
import type { AnyAction, Words } from './generated'

interface Labels {
  words: Words
  cases: { about: string; action: AnyAction; expected: string; with_words?: true }[]
}
// The terminal is tested on the same cases.
const { words, cases } = JSON.parse(readFileSync(new URL('../../../protocol/labels.json', import.meta.url), 'utf8')) as Labels

describe('the label of an action', () => {
  it.each(cases)('$about', ({ action, expected, with_words }) => {
    expect(labelOf(words, action)).toBe(expected)
    expect(takesWords(words, action)).toBe(with_words ?? false)
  })
})

describe('two actions', () => {
  const move = { verb: 'move', space: 'b4', to: 'b3' }

  it('are the same where they say the same, in any order', () => {
    expect(sameAction(move, { to: 'b3', verb: 'move', space: 'b4' } as AnyAction)).toBe(true)
    expect(keyOf(move)).toBe(keyOf({ to: 'b3', verb: 'move', space: 'b4' } as AnyAction))
    expect(sameAction({ verb: 'offer', numbers: [1, 2] } as AnyAction, { verb: 'offer', numbers: [1, 2] } as AnyAction)).toBe(true)
  })

  it('may leave out what says nothing', () => {
    expect(sameAction(move, { ...move, policy: null, tile: undefined, law: '' } as AnyAction)).toBe(true)
  })

  it('differ where one says more or something else', () => {
    expect(sameAction(move, { verb: 'move', space: 'b4' } as AnyAction)).toBe(false)
    expect(sameAction({ verb: 'move', space: 'b4' } as AnyAction, move)).toBe(false)
    const elsewhere = { ...move, to: 'c4' }
    expect(sameAction(move, elsewhere)).toBe(false)
    expect(keyOf(move)).not.toBe(keyOf(elsewhere))
  })
})
