import { describe, expect, it } from 'vitest'
import { searchOf, wishFrom } from './wish'

const usual = { paper: 'a4', board: 'sheets', ink: 'full', signs: 'colors', pack: '', without: [] }

describe('a wish for prints', () => {
  it('is the usual one where nothing is said, or nothing that is known', () => {
    expect(wishFrom('')).toEqual(usual)
    expect(wishFrom('?paper=papyrus&ink=&without=everything&x=%')).toEqual(usual)
    expect(searchOf(wishFrom(''))).toBe('')
  })

  it('is written and read back', () => {
    const wish = { paper: 'letter', board: 'a2', ink: 'sparing', signs: 'letters', pack: 'gentle', without: ['cards', 'tiles'] } as const
    expect(wishFrom(searchOf({ ...wish, without: [...wish.without] }))).toEqual(wish)
  })
})
