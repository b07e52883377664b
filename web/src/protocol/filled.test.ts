import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filled, type Fills } from './filled'

interface Case {
  about: string
  template: string
  fills: Fills
  expected: string
}
// The server is tested on the same cases.
const cases = JSON.parse(readFileSync(new URL('../../../protocol/templates.json', import.meta.url), 'utf8')) as Case[]

describe('a template', () => {
  it.each(cases)('$about', ({ template, fills, expected }) => {
    expect(filled(template, fills)).toBe(expected)
  })

  it('is not filled by what every object has', () => {
    expect(filled('{constructor}', {})).toBe('{constructor}')
  })
})
