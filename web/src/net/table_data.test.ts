import { describe, expect, it } from 'vitest'
import type { Change } from '../protocol/generated'
import { checksum } from './change'
import { info, line, play, said, step, watched } from './samples'
import { addChat, addPage, fromWatch, merge } from './table_data'

const table = 'KMTRAQ'

/** An undo, or what comes with one. */
const back = { by: 0, retract: false, redo: false, sentence: 'back' }

/** The server's word that the next edition is this. */
const next = (edition: number, more: Change = {}) => ({ edition, play: { edition, seq: edition, line: edition, view: { summary: { now: 'Ben decides' } }, ...more } })

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
    expect(data.log.lines.at(-1)).toEqual({ count: 3, seat: 1, action: { verb: 'do-3' }, sentences: ['{seat:1} did 3'], events: [{ kind: 'built' }], undone: false })
    expect(data.log.total).toBe(3)
    expect(steps).toHaveLength(1)
    expect(whole).toBe(true)
  })

  it('changes the game by what the server says of it', () => {
    const before = fromWatch(watched(2))
    const { data, whole } = merge(before, { table, changes: next(3, { deciders: [1] }), steps: [step(3)] })
    expect(data.play).toEqual({ ...play(3), deciders: [1], view: { state: {}, summary: { now: 'Ben decides' } } })
    expect(data.play?.standing).toBe(before.play?.standing)
    expect(whole).toBe(true)
  })

  it('knows when a change builds on an edition that never came', () => {
    expect(merge(fromWatch(watched(2)), { table, changes: next(4), steps: [step(3)] }).whole).toBe(false)
    expect(merge({ ...fromWatch(watched(2)), play: null }, { table, changes: next(3), steps: [step(3)] }).whole).toBe(false)
  })

  it('knows when what it put together is not what the server has', () => {
    const check = checksum({ state: {}, summary: { now: 'Ben decides' } })
    expect(merge(fromWatch(watched(2)), { table, changes: { ...next(3), check }, steps: [step(3)] }).whole).toBe(true)
    expect(merge(fromWatch(watched(2)), { table, changes: { ...next(3), check: check ^ 1 }, steps: [step(3)] }).whole).toBe(false)
  })

  it('leaves an older word of the server alone', () => {
    const before = fromWatch(watched(5))
    const { data, steps } = merge(before, { table, play: play(4), steps: [step(4)] })
    expect(data.play?.seq).toBe(5)
    expect(data.log.lines).toHaveLength(5)
    expect(steps).toEqual([])
  })

  it('does not take a step twice', () => {
    const { data, steps, whole } = merge(fromWatch(watched(3)), { table, play: play(3), steps: [step(3)] })
    expect(data.log.lines).toHaveLength(3)
    expect(steps).toEqual([])
    expect(whole).toBe(true)
  })

  it('strikes through what was undone and keeps it', () => {
    const undone = { ...back, to: 1, seq: 4 }
    const { data, whole } = merge(fromWatch(watched(3)), { table, play: play(4, { line: 1 }), undone })
    expect(data.log.lines.map((l) => l.undone)).toEqual([false, true, true, false])
    expect(data.log.lines.at(-1)).toEqual({ count: 1, seat: 0, sentences: ['back'], undone: false, back: 'undo' })
    expect(data.log.total).toBe(4)
    expect(data.play?.line).toBe(1)
    expect(whole).toBe(true)
  })

  it('goes on after an undo with the same counts', () => {
    const undone = { ...back, to: 1, seq: 3 }
    const first = merge(fromWatch(watched(2)), { table, play: play(3, { line: 1 }), undone })
    const { data, steps, whole } = merge(first.data, { table, play: play(4, { line: 2 }), steps: [step(2)] })
    expect(steps.map((s) => s.count)).toEqual([2])
    expect(data.log.lines.map((l) => [l.count, l.undone])).toEqual([
      [1, false],
      [2, true],
      [1, false],
      [2, false],
    ])
    expect(whole).toBe(true)
  })

  it('lets the newest stand again that were taken back, one undo at a time', () => {
    let data = fromWatch(watched(3))
    data = merge(data, { table, play: play(4, { line: 2 }), undone: { ...back, to: 2, seq: 4 } }).data
    data = merge(data, { table, play: play(5, { line: 3 }), steps: [step(3)] }).data
    data = merge(data, { table, play: play(6, { line: 2 }), undone: { ...back, to: 2, seq: 6 } }).data
    data = merge(data, { table, play: play(7, { line: 1 }), undone: { ...back, to: 1, seq: 7 } }).data
    const again = merge(data, { table, play: play(8, { line: 2 }), undone: { ...back, to: 2, seq: 8, redo: true } })
    expect(again.whole).toBe(true)
    expect(again.stands).toBe(1)
    const last = merge(again.data, { table, play: play(9, { line: 3 }), undone: { ...back, to: 3, seq: 9, redo: true } })
    expect(last.data.log.lines.filter((l) => !l.back).map((l) => [l.count, l.undone])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [3, false],
    ])
    expect(last.data.log.lines.at(-1)?.back).toBe('redo')
  })

  it('takes one commitment out of the line: what came after it moves up', () => {
    const undone = { ...back, to: 1, seq: 4, retract: true }
    const { data, whole } = merge(fromWatch(watched(3)), { table, play: play(4, { line: 2 }), undone })
    expect(data.log.lines.map((l) => [l.action?.verb, l.count, l.undone])).toEqual([
      ['do-1', 1, false],
      ['do-2', 2, true],
      ['do-3', 2, false],
    ])
    expect(whole).toBe(true)
  })

  it('knows when something is missing', () => {
    expect(merge(fromWatch(watched(2)), { table, play: play(4), steps: [step(4)] }).whole).toBe(false)
    expect(merge(fromWatch(watched(2)), { table, play: play(4, { line: 3 }), steps: [step(3)] }).whole).toBe(false)
    expect(merge(fromWatch(watched(2)), { table, play: play(3) }).whole).toBe(false)
  })

  it('starts a game with the start itself in the log', () => {
    const lobby = { ...fromWatch(watched(0, { info: info({ phase: 'lobby' }) })), play: null }
    const begun = merge(lobby, { table, info: info(), play: play(0), steps: [step(0, null)] })
    expect(begun.data.log).toMatchObject({ from: 0, total: 1 })
    expect(begun.whole).toBe(true)
  })
})

describe('pages of the log', () => {
  const late = fromWatch(watched(5, { log: { from: 3, total: 5, lines: [line(4), line(5)] } }))

  it('come in front of what is here', () => {
    const { log } = addPage(late, { from: 1, total: 5, lines: [line(2), line(3)] })
    expect(log.from).toBe(1)
    expect(log.lines.map((l) => l.count)).toEqual([2, 3, 4, 5])
  })

  it('that do not meet it are left', () => {
    expect(addPage(late, { from: 0, total: 5, lines: [line(1), line(2)] })).toBe(late)
  })

  it('do not matter for what is new', () => {
    const { data, whole } = merge(late, { table, play: play(6), steps: [step(6)] })
    expect(data.log).toMatchObject({ from: 3, total: 6 })
    expect(whole).toBe(true)
  })
})

it('a line of chat comes once', () => {
  const line = said(7, 'hello')
  const once = addChat(fromWatch(watched(0)), line)
  expect(addChat(once, line).chat).toHaveLength(1)
})
