import { describe, expect, it } from 'vitest'
import { Drafts } from './drafts.svelte'

function memory(text: string | null = null) {
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

describe('drafts', () => {
  it('are kept over a reload, and gone once they were sent', () => {
    const store = memory()
    const before = new Drafts(() => store)
    before.keep('one', 'Half')
    before.keep('other', '')
    const after = new Drafts(() => store)
    expect([after.of('one'), after.of('other'), after.of('third')]).toEqual(['Half', '', undefined])
    after.drop('one')
    expect(new Drafts(() => store).of('one')).toBeUndefined()
  })

  it.each(['{broken', '7', 'null', '{"one":7}'])('are none where somebody else wrote into the storage: %s', (text) => {
    expect(new Drafts(() => memory(text)).of('one')).toBeUndefined()
  })

  it('last as long as the page where storage is blocked', () => {
    const drafts = new Drafts(() => {
      throw new Error('denied')
    })
    drafts.keep('one', 'Half')
    expect(drafts.of('one')).toBe('Half')
  })
})
