import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build, line, play, step, watched } from '../../net/samples'
import { codes } from '../../protocol/generated'
import { atTable, table } from './sitting'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { tick, sitting, back } = atTable((ms) => vi.advanceTimersByTimeAsync(ms))

/** At a table as it stands after three entries of its log. */
async function looking(...how: Parameters<typeof sitting>) {
  const t = await sitting(...how)
  t.socket().answer('watch', watched(3))
  await tick()
  return t
}

/** And an action is on its way. */
async function choosing(...how: Parameters<typeof sitting>) {
  const t = await looking(...how)
  void t.sync.choose(build)
  await tick()
  return t
}

describe('an action', () => {
  it('carries the number of what was seen, and is open until the update', async () => {
    const t = await choosing()
    expect(t.socket().last('play').params).toEqual({ table, token: 'token-0', seq: 3, action: build })
    expect(t.sync.sending).not.toBeNull()
    t.socket().answer('play', { seq: 4 })
    t.socket().notify('update', { table, play: play(4), steps: [step(4)] })
    await tick()
    expect(t.sync.sending).toBeNull()
  })

  it('is not sent twice by an impatient hand', async () => {
    const t = await looking()
    void t.sync.choose(build)
    void t.sync.choose(build)
    await tick()
    expect(t.socket().calls('play')).toHaveLength(1)
  })

  it('that got lost is sent again where nothing has happened', async () => {
    const t = await choosing()
    await back(t)
    expect(t.socket().calls('play')).toHaveLength(0)
    t.socket().answer('watch', watched(3))
    await tick()
    expect(t.socket().last('play').params).toMatchObject({ seq: 3, action: build })
  })

  it('that is on its way is not sent again because the table was asked for anew', async () => {
    const t = await choosing()
    void t.sync.rekey()
    await tick()
    t.socket().answer('watch', watched(3))
    await tick()
    expect(t.socket().calls('play')).toHaveLength(1)
  })

  it('that got lost is not sent again where it may have been done', async () => {
    const t = await choosing()
    await back(t)
    t.socket().answer('watch', watched(4))
    await tick()
    expect(t.socket().calls('play')).toHaveLength(0)
    expect(t.sync.sending).toBeNull()
  })

  it('that got lost is found in the log, and that is said', async () => {
    const settled = vi.fn()
    const t = await choosing({ settled })
    await back(t)
    const log = { from: 0, total: 5, lines: [line(1), line(2), line(3), { ...line(4), action: build }, line(5, false, 1)] }
    t.socket().answer('watch', watched(5, { log }))
    await tick()
    expect(settled).toHaveBeenCalledExactlyOnceWith('taken')
  })

  it('that got lost and is not in the log never counted, and that is said', async () => {
    const settled = vi.fn()
    const t = await sitting({ settled })
    const before = { from: 0, total: 3, lines: [line(1), line(2), { ...line(3), action: build }] }
    t.socket().answer('watch', watched(3, { log: before }))
    await tick()
    void t.sync.choose(build)
    await tick()
    await back(t)
    t.socket().answer('watch', watched(4, { log: { ...before, total: 4, lines: [...before.lines, line(4, false, 1)] } }))
    await tick()
    expect(settled).toHaveBeenCalledExactlyOnceWith('void')
    expect(t.sync.sending).toBeNull()
  })

  it('that got lost and was sent again is told once', async () => {
    const settled = vi.fn()
    const t = await choosing({ settled })
    await back(t)
    t.socket().answer('watch', watched(3))
    await tick()
    t.socket().answer('play', { seq: 4 })
    await tick()
    t.socket().notify('update', { table, play: play(4), steps: [step(4)] })
    await tick()
    expect(settled).toHaveBeenCalledExactlyOnceWith('taken')
    expect(t.sync.sending).toBeNull()
  })

  it.each([
    [-32004, 'That is too much at once: wait a moment.'],
    [-32006, 'The disk did not take it: try again.'],
  ])('that could not be taken (%i) is told, and may be chosen again', async (code, why) => {
    const problem = vi.fn()
    const t = await choosing({ problem })
    t.socket().refuse('play', code, why)
    await tick()
    expect(problem).toHaveBeenCalledOnce()
    expect(t.sync.sending).toBeNull()
    void t.sync.choose(build)
    await tick()
    expect(t.socket().calls('play')).toHaveLength(2)
  })

  it('with an old number is told, and the table is asked for anew', async () => {
    const problem = vi.fn()
    const t = await choosing({ problem })
    t.socket().refuse('play', -32001, 'Something happened meanwhile.', { seq: 4 })
    await tick()
    expect(problem).toHaveBeenCalledOnce()
    expect(t.sync.sending).toBeNull()
    expect(t.socket().calls('watch')).toHaveLength(2)
  })
})

describe('beside a real table', () => {
  const outcomes = [
    { sentence: 'Ruin comes up.', value: 0 },
    { sentence: 'Rain comes up.', value: 4 },
  ]

  it('an action waits until it is told what came up there', async () => {
    const t = await choosing()
    t.socket().refuse('play', codes.asksForDraw, 'Say what came up on your table.', { outcomes })
    await tick()
    expect(t.sync.sending).toBeNull()
    expect(t.sync.asked?.outcomes).toEqual(outcomes)
    t.sync.asked!.told(4)
    await tick()
    expect(t.sync.asked).toBeNull()
    expect(t.socket().last('play').params).toMatchObject({ seq: 3, action: build, draws: [4] })
    t.socket().refuse('play', codes.asksForDraw, 'Say what came up on your table.', { outcomes })
    await tick()
    t.sync.asked!.told(0)
    await tick()
    expect(t.socket().last('play').params).toMatchObject({ draws: [4, 0] })
  })

  it('nothing is asked any more when somebody else was faster', async () => {
    const t = await choosing()
    t.socket().refuse('play', codes.asksForDraw, 'Say what came up on your table.', { outcomes })
    await tick()
    t.socket().notify('update', { table, play: play(4), steps: [step(4)] })
    await tick()
    expect(t.sync.asked).toBeNull()
  })
})
