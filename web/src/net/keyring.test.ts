import { describe, expect, it } from 'vitest'
import type { Store } from './kept'
import { Keyring } from './keyring'

function memory(): Store & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text
    },
    setItem(_key, value) {
      this.text = value
    },
  }
}

describe('the keyring', () => {
  it('keeps tokens over a reload', () => {
    const store = memory()
    const before = new Keyring(() => store)
    before.holdHost('AAAAAA', 'city-roots', 'host')
    before.holdSeat('AAAAAA', 0, 'zero')
    before.holdSeat('AAAAAA', 2, 'two')
    const after = new Keyring(() => store)
    expect(after.tokens('AAAAAA')).toEqual(['host', 'zero', 'two'])
    expect(after.of('AAAAAA').game).toBe('city-roots')
  })

  it('holds several tables apart', () => {
    const store = memory()
    const both = new Keyring(() => store)
    both.holdSeat('AAAAAA', 0, 'a')
    both.holdSeat('BBBBBB', 1, 'b')
    both.forget('AAAAAA')
    expect(both.tokens('AAAAAA')).toEqual([])
    expect(both.tokens('BBBBBB')).toEqual(['b'])
  })

  it('drops what the server no longer knows', () => {
    const store = memory()
    const keys = new Keyring(() => store)
    keys.holdHost('AAAAAA', 'city-roots', 'host')
    keys.holdSeat('AAAAAA', 0, 'zero')
    keys.drop('AAAAAA', ['zero', 'host'])
    expect(keys.all()).toEqual({})
  })

  it('lasts as long as the page where storage is blocked, and knows it', () => {
    const keys = new Keyring(() => {
      throw new Error('denied')
    })
    keys.holdSeat('AAAAAA', 0, 'zero')
    expect(keys.tokens('AAAAAA')).toEqual(['zero'])
    expect(keys.lasting).toBe(false)
  })

  it('survives nonsense in the storage', () => {
    const store = memory()
    store.text = '{broken'
    const keys = new Keyring(() => store)
    expect(keys.all()).toEqual({})
    keys.holdSeat('AAAAAA', 0, 'zero')
    expect(keys.tokens('AAAAAA')).toEqual(['zero'])
  })

  it.each(['7', '"text"', '[1]', 'null', '{"AAAAAA":7}', '{"AAAAAA":{"seats":"none"}}', '{"AAAAAA":{"seats":{"0":{"a":1}},"host":3}}'])(
    'holds nothing where somebody else wrote into the storage: %s',
    (text) => {
      const store = memory()
      store.text = text
      const keys = new Keyring(() => store)
      expect(keys.tokens('AAAAAA')).toEqual([])
      keys.holdSeat('AAAAAA', 0, 'zero')
      expect(keys.tokens('AAAAAA')).toEqual(['zero'])
    },
  )

  it('keeps what opens a private table, with tokens or without', () => {
    const store = memory()
    const keys = new Keyring(() => store)
    keys.holdKey('AAAAAA', 'open-sesame')
    keys.holdSeat('AAAAAA', 0, 'zero')
    keys.drop('AAAAAA', ['zero'])
    expect(new Keyring(() => store).of('AAAAAA').key).toBe('open-sesame')
  })

  it('knows how those are called who sit here, and nobody else', () => {
    const store = memory()
    const keys = new Keyring(() => store)
    keys.holdSeat('AAAAAA', 0, 'zero')
    keys.noteNames('AAAAAA', [
      { seat: 0, name: 'Ana' },
      { seat: 1, name: 'Ben' },
    ])
    expect(keys.of('AAAAAA').names).toEqual({ '0': 'Ana' })
  })

  it('forgets the oldest of too many tables', () => {
    const store = memory()
    let now = 0
    const keys = new Keyring(
      () => store,
      () => now++,
    )
    for (let i = 0; i < 70; i++) keys.holdSeat(`T${i}`, 0, `t${i}`)
    expect(keys.tokens('T0')).toEqual([])
    expect(keys.tokens('T69')).toEqual(['t69'])
  })
})
