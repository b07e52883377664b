import { describe, expect, it } from 'vitest'
import { info, line, play, step, watched } from './samples'
import { addChat, fromWatch, lineLength, merge } from './table_data'

const table = 'KMTRAQ'

describe('merging an update', () => {
  it('takes only what changed', () => {
    const before = fromWatch(watched(2))
    const { data, steps } = merge(before, { table, info: info({ phase: 'paused' }) })
    expect(data.info.phase).toBe('paused')
    expect(data.play).toBe(before.play)
    expect(data.log).toBe(before.log)
    expect(steps).toEqual([])
  })

  it('adds a step to the log in sentences', () => {
    const { data, steps, whole } = merge(fromWatch(watched(2)), { table, play: play(3), steps: [step(3, 1)] })
    expect(data.log.at(-1)).toEqual({ count: 3, seat: 1, text: 'do 3', sentences: ['{seat:1} did 3'], undone: false })
    expect(steps).toHaveLength(1)
    expect(whole).toBe(true)
  })

  it('leaves an older word of the server alone', () => {
    const before = fromWatch(watched(5))
    const { data, steps } = merge(before, { table, play: play(4), steps: [step(4)] })
    expect(data.play?.seq).toBe(5)
    expect(data.log).toHaveLength(5)
    expect(steps).toEqual([])
  })

  it('does not take a step twice', () => {
    const { data, steps } = merge(fromWatch(watched(3)), { table, play: play(3), steps: [step(3)] })
    expect(data.log).toHaveLength(3)
    expect(steps).toEqual([])
  })

  it('strikes through what was undone and keeps it', () => {
    const undone = { by: 0, to: 1, seq: 4 }
    const { data, whole } = merge(fromWatch(watched(3)), { table, play: play(4, { line: 1 }), undone })
    expect(data.log.map((l) => l.undone)).toEqual([false, true, true])
    expect(lineLength(data.log)).toBe(1)
    expect(whole).toBe(true)
  })

  it('goes on after an undo with the same counts', () => {
    const first = merge(fromWatch(watched(2)), { table, play: play(3, { line: 1 }), undone: { by: 0, to: 1, seq: 3 } })
    const { data, steps, whole } = merge(first.data, { table, play: play(4, { line: 2 }), steps: [step(2)] })
    expect(steps.map((s) => s.count)).toEqual([2])
    expect(data.log.map((l) => [l.count, l.undone])).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ])
    expect(whole).toBe(true)
  })

  it('knows when something is missing', () => {
    expect(merge(fromWatch(watched(2)), { table, play: play(4), steps: [step(4)] }).whole).toBe(false)
  })

  it('starts a game with the start itself in the log', () => {
    const lobby = fromWatch({ ...watched(0), info: info({ phase: 'lobby' }), play: null })
    const begun = merge(lobby, { table, info: info(), play: play(0), steps: [step(0, null)] })
    expect(begun.data.log).toHaveLength(1)
    expect(begun.whole).toBe(true)
  })
})

it('a line of chat comes once', () => {
  const said = { id: 7, seat: 1, name: 'Ben', text: 'hello', at: 0 }
  const once = addChat(fromWatch(watched(0)), said)
  expect(addChat(once, said).chat).toHaveLength(1)
})

it('the start and undone lines do not count as actions', () => {
  expect(lineLength([line(0), line(1), line(2, true)])).toBe(1)
})
