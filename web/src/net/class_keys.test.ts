import { describe, expect, it } from 'vitest'
import { ClassKeys } from './class_keys'
import type { Store } from './kept'

function memory(text: string | null = null): Store & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text
    },
    setItem(_key, value) {
      this.text = value
    },
  }
}

describe('the keys of classes', () => {
  it('are kept over a reload', () => {
    const store = memory()
    const before = new ClassKeys(() => store, () => 7)
    before.hold('AAAAAA', 'pupil', 'one')
    before.note('AAAAAA', { name: '7b', game: 'broken-cities', table: 'TABLEB' })
    expect(new ClassKeys(() => store).of('AAAAAA')).toEqual({ role: 'pupil', token: 'one', name: '7b', game: 'broken-cities', tables: ['TABLEB'], touched: 7 })
    expect(new ClassKeys(() => store).of('BBBBBB')).toBeNull()
  })

  it('know all tables at which this browser sat, each once', () => {
    const store = memory()
    const keys = new ClassKeys(() => store)
    keys.hold('AAAAAA', 'pupil', 'one')
    for (const table of ['TABLEB', '', 'TABLEC', 'TABLEB']) keys.note('AAAAAA', { name: '', game: 'sustain', table })
    expect(keys.of('AAAAAA')?.tables).toEqual(['TABLEB', 'TABLEC'])
  })

  it('change with another link for as much or more', () => {
    const store = memory()
    const keys = new ClassKeys(() => store)
    keys.hold('AAAAAA', 'pupil', 'one')
    keys.hold('AAAAAA', 'pupil', 'two')
    expect(keys.of('AAAAAA')?.token).toBe('two')
    keys.hold('AAAAAA', 'facilitator', 'all')
    expect(keys.of('AAAAAA')).toMatchObject({ role: 'facilitator', token: 'all' })
  })

  it('are not lost to a link for less: a facilitator stays one, beside the projector', () => {
    const store = memory()
    const keys = new ClassKeys(() => store)
    keys.hold('AAAAAA', 'facilitator', 'all')
    keys.hold('AAAAAA', 'helper', 'less')
    keys.hold('AAAAAA', 'projector', 'wall')
    expect(keys.of('AAAAAA')).toMatchObject({ role: 'facilitator', token: 'all', screen: 'wall' })
    keys.drop('AAAAAA', 'wall')
    expect(keys.of('AAAAAA')).toMatchObject({ role: 'facilitator', token: 'all' })
    expect(keys.of('AAAAAA')?.screen).toBeUndefined()
  })

  it('go when the server no longer knows them, and only then', () => {
    const store = memory()
    const keys = new ClassKeys(() => store)
    keys.hold('AAAAAA', 'helper', 'one')
    keys.drop('AAAAAA', 'another')
    expect(keys.of('AAAAAA')?.token).toBe('one')
    keys.drop('AAAAAA', 'one')
    expect(keys.all()).toEqual({})
  })

  it('last as long as the page where storage is blocked, and say so', () => {
    const keys = new ClassKeys(() => {
      throw new Error('denied')
    })
    keys.hold('AAAAAA', 'pupil', 'one')
    expect(keys.of('AAAAAA')?.token).toBe('one')
    expect(keys.lasting).toBe(false)
  })

  it.each(['{broken', '7', '"text"', '[1]', 'null', '{"AAAAAA":7}', '{"AAAAAA":{"role":"king","token":"x"}}', '{"AAAAAA":{"role":"pupil"}}', '{"AAAAAA":{"role":"toString","token":"x"}}'])(
    'are none where somebody else wrote into the storage: %s',
    (text) => {
      const store = memory(text)
      const keys = new ClassKeys(() => store)
      expect(keys.of('AAAAAA')).toBeNull()
      keys.hold('AAAAAA', 'pupil', 'one')
      expect(keys.of('AAAAAA')?.token).toBe('one')
    },
  )

  it('are renewed by a visit', () => {
    const store = memory()
    let now = 1
    const keys = new ClassKeys(
      () => store,
      () => now,
    )
    const noted = { name: '7b', game: 'sustain', table: '' }
    keys.hold('AAAAAA', 'helper', 'one')
    keys.note('AAAAAA', noted)
    now = 1000
    keys.note('AAAAAA', noted)
    expect(keys.of('AAAAAA')?.touched).toBe(1)
    now = 3_600_000
    keys.note('AAAAAA', noted)
    expect(keys.of('AAAAAA')?.touched).toBe(3_600_000)
  })

  it('forget the oldest of too many, and none of a class that one runs', () => {
    const store = memory()
    let now = 0
    const keys = new ClassKeys(
      () => store,
      () => now++,
    )
    keys.hold('MINE', 'facilitator', 'all')
    for (let i = 0; i < 40; i++) keys.hold(`C${i}`, 'pupil', `t${i}`)
    expect(keys.of('C0')).toBeNull()
    expect(keys.of('MINE')?.token).toBe('all')
    expect(keys.of('C39')?.token).toBe('t39')
  })
})
