import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pieces, resolve } from './sentence'

interface Case {
  about: string
  sentence: string
  you: number[]
  names: Record<string, string>
  expected: string
}
// The terminal is tested on the same cases.
const cases = JSON.parse(readFileSync(new URL('../../../protocol/sentences.json', import.meta.url), 'utf8')) as Case[]

describe('a sentence', () => {
  it.each(cases)('$about', ({ sentence, you, names, expected }) => {
    expect(resolve(sentence, you, (seat) => names[seat]!)).toBe(expected)
  })

  it.each(['{seat:0 passes.', '{seat:x} passes.', '{seat:16} passes.', 'A park}'])('that is faulty is left as it is: %s', (sentence) => {
    expect(resolve(sentence, [0], () => 'Ana')).toBe(sentence)
  })

  it('has the people apart, so that they can be marked', () => {
    const seen = pieces('{seat:1|You build|{name} builds} beside {seat:0}.', [0], () => 'Ben')
    expect(seen).toEqual([{ text: 'Ben', seat: 1 }, { text: ' builds' }, { text: ' beside ' }, { text: 'you', seat: 0 }, { text: '.' }])
  })
})
