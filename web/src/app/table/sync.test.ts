import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checksum } from '../../net/change'
import { build, info, line, play, said, step, watched } from '../../net/samples'
import type { AnySummary, Play } from '../../protocol/generated'
import { atTable, table } from './sitting'
import { TableSync } from './sync.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { tick, sitting, back } = atTable((ms) => vi.advanceTimersByTimeAsync(ms))

describe('a watched table', () => {
  it('is asked for with the tokens held, and again after a lost connection', async () => {
    const t = await sitting()
    expect(t.socket().last('watch').params).toEqual({ table, tokens: ['token-0'] })
    t.socket().answer('watch', watched(2))
    await tick()
    await back(t)
    t.socket().answer('watch', watched(4))
    await tick()
    expect(t.sync.data?.play?.seq).toBe(4)
  })

  it('that is watched from another seat already is not given up with the old one', async () => {
    const t = await sitting()
    const next = new TableSync(table, t.net, t.keys)
    await tick()
    t.sync.stop()
    await tick()
    expect(t.socket().calls('unwatch')).toEqual([])
    t.socket().answer('watch', watched(1))
    await tick()
    t.socket().notify('update', { table, play: play(2), steps: [step(2)] })
    expect(next.data?.play?.seq).toBe(2)
    next.stop()
    await tick()
    expect(t.socket().calls('unwatch')).toHaveLength(1)
  })

  it('hears only its own updates', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(1))
    await tick()
    t.socket().notify('update', { table: 'OTHERS', play: play(9), steps: [] })
    expect(t.sync.data?.play?.seq).toBe(1)
    t.socket().notify('update', { table, play: play(2), steps: [step(2)] })
    expect(t.sync.data?.play?.seq).toBe(2)
  })

  it('asks for everything when an update does not fit', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(1))
    await tick()
    t.socket().notify('update', { table, play: play(5), steps: [step(5)] })
    await tick()
    expect(t.socket().calls('watch')).toHaveLength(2)
  })

  it('is never wrong for long, whatever of the updates gets lost', async () => {
    const t = await sitting()
    let seed = 7
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below
    const summary: Record<string, unknown> = { now: 'Ana decides' }
    const now = (seq: number): Play => play(seq, { view: { state: {}, summary: { ...summary } as AnySummary } })
    t.socket().answer('watch', watched(0, { play: now(0) }))
    await tick()
    let asked = t.socket().calls('watch').length
    for (let seq = 1; seq <= 300; seq++) {
      const key = `field-${random(9)}`
      summary[key] = random(3)
      const change = { edition: seq, seq, line: seq, view: { summary: { [key]: summary[key] } } }
      const check = seq % 16 ? {} : { check: checksum(now(seq).view) }
      if (random(5)) t.socket().notify('update', { table, changes: { edition: seq, play: change, ...check }, steps: [step(seq)] })
      await tick()
      // The server is not always quick to answer.
      if (t.socket().calls('watch').length === asked || random(3)) continue
      asked = t.socket().calls('watch').length
      t.socket().answer('watch', watched(seq, { play: now(seq) }))
      await tick()
      expect(t.sync.data?.play).toEqual(now(seq))
    }
    expect(asked).toBeGreaterThan(20)
  })

  it('loses a commitment that was taken back without asking for everything', async () => {
    const steps = vi.fn()
    const t = await sitting({ steps })
    t.socket().answer('watch', watched(3))
    await tick()
    t.socket().notify('update', { table, play: play(4, { line: 2 }), undone: { by: 1, to: 1, seq: 4, retract: true } })
    await tick()
    expect(t.socket().calls('watch')).toHaveLength(1)
    expect(t.sync.data?.play?.line).toBe(2)
    expect(steps).toHaveBeenCalledWith(t.sync.data?.play, [], 1)
  })

  it('gets older pages of its log when they are wanted', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(5, { log: { from: 3, total: 5, lines: [line(4), line(5)] } }))
    await tick()
    void t.sync.earlier()
    void t.sync.earlier()
    await tick()
    expect(t.socket().calls('log').map((call) => call.params)).toEqual([{ table, before: 3 }])
    t.socket().answer('log', { from: 0, total: 5, lines: [line(1), line(2), line(3)] })
    await tick()
    expect(t.sync.data?.log.lines.map((one) => one.count)).toEqual([1, 2, 3, 4, 5])
    void t.sync.earlier()
    await tick()
    expect(t.socket().calls('log')).toHaveLength(1)
  })

  it('gives up tokens that the server no longer knows', async () => {
    const t = await sitting({}, [0, 1])
    void t.sync.learn(false)
    await tick()
    t.socket().answer('watch', watched(1, { dropped: [1] }))
    await tick()
    expect(t.keys.tokens(table)).toEqual(['token-0'])
    expect(t.sync.mine).toEqual([0])
  })

  it('notices that a seat has moved to another device', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(1))
    await tick()
    t.socket().notify('update', { table, info: info({ you: { seats: [], held: [], host: false, let_in: false } }) })
    await tick()
    expect(t.socket().calls('watch')).toHaveLength(2)
    t.socket().answer('watch', watched(1, { dropped: [0], info: info({ you: { seats: [], held: [], host: false, let_in: false } }) }))
    await tick()
    expect(t.sync.mine).toEqual([])
  })

  it('that is private is asked for with its key', async () => {
    const t = await sitting()
    t.keys.holdKey(table, 'open-sesame')
    void t.sync.rekey()
    await tick()
    expect(t.socket().last('watch').params).toEqual({ table, tokens: ['token-0'], key: 'open-sesame' })
  })

  it('is asked for anew when those who watch are let in, and when they no longer are', async () => {
    const stranger = info({ you: { seats: [], held: [], host: false, let_in: false } })
    const guest = info({ you: { seats: [], held: [], host: false, let_in: true }, spectators: true })
    const t = await sitting({}, [])
    t.socket().answer('watch', watched(1, { info: stranger }))
    await tick()
    t.socket().notify('update', { table, info: guest })
    await tick()
    expect(t.socket().calls('watch')).toHaveLength(2)
    t.socket().answer('watch', watched(1, { info: guest, chat: [said(1, 'Hello')] }))
    await tick()
    expect(t.sync.data?.chat).toHaveLength(1)
    t.socket().notify('update', { table, info: stranger })
    await tick()
    expect(t.socket().calls('watch')).toHaveLength(3)
  })

  it('keeps the names of those who sit here for the time at which nobody may look', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(1))
    await tick()
    expect(t.sync.held.names).toEqual({ '0': 'Ana' })
  })

  it('says when there is no such table', async () => {
    const t = await sitting()
    t.socket().refuse('watch', -32003, 'No such table.')
    await tick()
    expect(t.sync.missing).toBe(true)
  })

  it('says when the table was deleted while somebody looked', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(1))
    await tick()
    t.socket().notify('gone', { table: 'OTHERS', why: 'Others are gone.' })
    expect(t.sync.gone).toBe('')
    t.socket().notify('gone', { table, why: 'This table is not there any more.' })
    expect(t.sync.gone).toBe('This table is not there any more.')
  })
})

describe('several seats on one browser', () => {
  it('look together where nothing is secret, and the one who decides acts', async () => {
    const t = await sitting({}, [0, 1])
    void t.sync.learn(false)
    await tick()
    expect(t.socket().last('watch').params.tokens).toEqual(['token-0', 'token-1'])
    t.socket().answer('watch', watched(2, { play: play(2, { deciders: [1], legal: { '1': [build] } }) }))
    await tick()
    expect(t.sync.acting).toBe(1)
    expect(t.sync.cover).toBeNull()
    void t.sync.choose(build)
    await tick()
    expect(t.socket().last('play').params.token).toBe('token-1')
  })

  it('hand the device on where there are secrets: only the confirmed one sees', async () => {
    const t = await sitting({}, [0, 1])
    expect(t.socket().last('watch').params).toMatchObject({ tokens: ['token-0', 'token-1'], look: [] })
    void t.sync.learn(true)
    await tick()
    t.socket().answer('watch', watched(2, { play: play(2, { deciders: [1], legal: {}, secret: [1] }) }))
    await tick()
    expect(t.sync.cover).toBe(1)
    void t.sync.confirm(1)
    await tick()
    expect(t.socket().last('watch').params).toMatchObject({ tokens: ['token-0', 'token-1'], look: [1] })
    t.socket().answer('watch', watched(2, { play: play(2, { deciders: [1], legal: { '1': [build] } }) }))
    await tick()
    expect(t.sync.cover).toBeNull()
    t.socket().notify('update', { table, play: play(3, { deciders: [0], legal: {}, secret: [0] }), steps: [step(3, 1)] })
    await tick()
    expect(t.sync.cover).toBe(0)
  })

  it('keep the device where all may see what is chosen; who wants to look says so', async () => {
    const t = await sitting({}, [0, 1])
    void t.sync.learn(true)
    await tick()
    const you = { seats: [], held: [0, 1], host: false, let_in: true }
    t.socket().answer('watch', watched(2, { info: info({ you }), play: play(2, { deciders: [1], legal: { '1': [build] }, hidden: [0, 1] }) }))
    await tick()
    expect(t.sync.cover).toBeNull()
    expect(t.sync.acting).toBe(1)
    expect(t.sync.veiled).toBe(true)
    t.sync.curious = 1
    expect(t.sync.cover).toBe(1)
    void t.sync.confirm(1)
    expect(t.sync.cover).toBeNull()
    expect(t.sync.veiled).toBe(false)
  })

  it('do not act for a seat that a bot looks after', async () => {
    const t = await sitting({}, [0])
    const seats = info().seats.map((s) => (s.seat === 0 ? { ...s, kind: 'bot' as const, bot: 'greedy' } : s))
    t.socket().answer('watch', watched(2, { info: info({ seats }) }))
    await tick()
    expect(t.sync.acting).toBeNull()
  })
})

it('several tables share one connection', async () => {
  const t = await sitting()
  t.socket().answer('watch', watched(1))
  await tick()
  const other = new TableSync('BBBBBB', t.net, t.keys)
  await tick()
  t.socket().answer('watch', watched(7, { info: info({ table: 'BBBBBB' }) }))
  await tick()
  t.socket().notify('update', { table: 'BBBBBB', play: play(8), steps: [step(8)] })
  await tick()
  expect(t.sync.data?.play?.seq).toBe(1)
  expect(other.data?.play?.seq).toBe(8)
  other.stop()
  t.socket().notify('update', { table: 'BBBBBB', play: play(9), steps: [step(9)] })
  expect(other.data?.play?.seq).toBe(8)
})
