import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNet, type FakeSocket } from '../../net/fake_socket'
import { Keyring } from '../../net/keyring'
import { build, info, line, play, step, watched } from '../../net/samples'
import { TableSync, type SyncHooks } from './sync.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const table = 'KMTRAQ'
const tick = () => vi.advanceTimersByTimeAsync(0)

function store() {
  let text: string | null = null
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

async function sitting(hooks: SyncHooks = {}, seats = [0]) {
  const fake = fakeNet()
  const kept = store()
  const keys = new Keyring(() => kept)
  for (const seat of seats) keys.holdSeat(table, seat, `token-${seat}`)
  const sync = new TableSync(table, fake.net, keys, hooks)
  fake.socket().open()
  await tick()
  return { ...fake, keys, sync }
}

async function back(fake: { socket: () => FakeSocket }) {
  fake.socket().break()
  await vi.advanceTimersByTimeAsync(1000)
  fake.socket().open()
  await tick()
}

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
    t.socket().notify('update', { table, info: info({ you: { seats: [], host: false } }) })
    await tick()
    expect(t.socket().calls('watch')).toHaveLength(2)
    t.socket().answer('watch', watched(1, { dropped: [0], info: info({ you: { seats: [], host: false } }) }))
    await tick()
    expect(t.sync.mine).toEqual([])
  })

  it('says when there is no such table', async () => {
    const t = await sitting()
    t.socket().refuse('watch', -32003, 'No such table.')
    await tick()
    expect(t.sync.missing).toBe(true)
  })
})

describe('an action', () => {
  it('carries the number of what was seen, and is open until the update', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(3))
    await tick()
    void t.sync.choose(build)
    await tick()
    expect(t.socket().last('play').params).toEqual({ table, token: 'token-0', seq: 3, action: build })
    expect(t.sync.sending).not.toBeNull()
    t.socket().answer('play', { seq: 4 })
    t.socket().notify('update', { table, play: play(4), steps: [step(4)] })
    await tick()
    expect(t.sync.sending).toBeNull()
  })

  it('is not sent twice by an impatient hand', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(3))
    await tick()
    void t.sync.choose(build)
    void t.sync.choose(build)
    await tick()
    expect(t.socket().calls('play')).toHaveLength(1)
  })

  it('that got lost is sent again where nothing has happened', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(3))
    await tick()
    void t.sync.choose(build)
    await tick()
    await back(t)
    expect(t.socket().calls('play')).toHaveLength(0)
    t.socket().answer('watch', watched(3))
    await tick()
    expect(t.socket().last('play').params).toMatchObject({ seq: 3, action: build })
  })

  it('that is on its way is not sent again because the table was asked for anew', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(3))
    await tick()
    void t.sync.choose(build)
    await tick()
    void t.sync.rekey()
    await tick()
    t.socket().answer('watch', watched(3))
    await tick()
    expect(t.socket().calls('play')).toHaveLength(1)
  })

  it('that got lost is not sent again where it may have been done', async () => {
    const t = await sitting()
    t.socket().answer('watch', watched(3))
    await tick()
    void t.sync.choose(build)
    await tick()
    await back(t)
    t.socket().answer('watch', watched(4))
    await tick()
    expect(t.socket().calls('play')).toHaveLength(0)
    expect(t.sync.sending).toBeNull()
  })

  it('with an old number is told, and the table is asked for anew', async () => {
    const problem = vi.fn()
    const t = await sitting({ problem })
    t.socket().answer('watch', watched(3))
    await tick()
    void t.sync.choose(build)
    await tick()
    t.socket().refuse('play', -32001, 'Something happened meanwhile.', { seq: 4 })
    await tick()
    expect(problem).toHaveBeenCalledOnce()
    expect(t.sync.sending).toBeNull()
    expect(t.socket().calls('watch')).toHaveLength(2)
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
    expect(t.socket().last('watch').params.tokens).toEqual([])
    void t.sync.learn(true)
    await tick()
    t.socket().answer('watch', watched(2, { play: play(2, { deciders: [1], legal: {} }) }))
    await tick()
    expect(t.sync.cover).toBe(1)
    void t.sync.confirm(1)
    await tick()
    expect(t.socket().last('watch').params.tokens).toEqual(['token-1'])
    t.socket().answer('watch', watched(2, { play: play(2, { deciders: [1], legal: { '1': [build] } }) }))
    await tick()
    expect(t.sync.cover).toBeNull()
    t.socket().notify('update', { table, play: play(3, { deciders: [0], legal: {} }), steps: [step(3, 1)] })
    await tick()
    expect(t.sync.cover).toBe(0)
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
