import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LostError, RpcError } from './errors'
import { fakeNet } from './fake_socket'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a connection', () => {
  it('waits with a call until it is open, and gives the answer back', async () => {
    const { net, socket } = fakeNet()
    const hello = net.call('hello', {})
    expect(socket().sent).toEqual([])
    socket().open()
    await vi.advanceTimersByTimeAsync(0)
    socket().answer('hello', { name: 'citybox' })
    await expect(hello).resolves.toEqual({ name: 'citybox' })
  })

  it('turns an error of the server into a sentence with its code', async () => {
    const { net, socket } = fakeNet()
    socket().open()
    const call = net.call('watch', { table: 'KMTRAQ' })
    await vi.advanceTimersByTimeAsync(0)
    socket().refuse('watch', -32003, 'There is no such table.')
    const problem = await call.catch((e: unknown) => e)
    expect(problem).toBeInstanceOf(RpcError)
    expect(problem).toMatchObject({ code: -32003, message: 'There is no such table.' })
  })

  it('comes back by itself, later after each failure, and never later than fifteen seconds', () => {
    const { net, sockets, socket } = fakeNet()
    const waits: number[] = []
    for (let i = 0; i < 9; i++) {
      const before = sockets.length
      socket().break()
      expect(net.status).toBe('waiting')
      let waited = 0
      while (sockets.length === before && waited < 60_000) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThanOrEqual(500)
    expect(waits[3]).toBeGreaterThan(waits[0]!)
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000)
  })

  it('starts again with short waits once it was open', () => {
    const { sockets, socket } = fakeNet()
    for (let i = 0; i < 6; i++) {
      socket().break()
      vi.advanceTimersByTime(16_000)
    }
    const before = sockets.length
    socket().open()
    socket().break()
    vi.advanceTimersByTime(500)
    expect(sockets.length).toBe(before + 1)
  })

  it('tells a call whose answer can no longer come, and sends nothing twice', async () => {
    const { net, socket } = fakeNet()
    socket().open()
    const call = net.call('start', { table: 'KMTRAQ', token: 't' })
    const lost = expect(call).rejects.toBeInstanceOf(LostError)
    await vi.advanceTimersByTimeAsync(0)
    socket().break()
    await lost
    await vi.advanceTimersByTimeAsync(1000)
    socket().open()
    await vi.advanceTimersByTimeAsync(0)
    expect(socket().calls('start')).toEqual([])
  })

  it('gives up a line on which no answer comes', async () => {
    const { net, sockets, socket } = fakeNet()
    socket().open()
    const call = net.call('hello', {})
    const lost = expect(call).rejects.toBeInstanceOf(LostError)
    await vi.advanceTimersByTimeAsync(31_000)
    await lost
    expect(sockets[0]!.closed).toBe(true)
    expect(net.status).not.toBe('open')
  })

  it('asks after a long silence whether anybody is there', async () => {
    const { socket } = fakeNet()
    socket().open()
    await vi.advanceTimersByTimeAsync(26_000)
    expect(socket().calls('hello')).toHaveLength(1)
  })

  it('knows who is the last to follow something', () => {
    const { net } = fakeNet()
    const [one, other, elsewhere] = [net.follow('table A'), net.follow('table A'), net.follow('table B')]
    expect([one(), one(), elsewhere(), other()]).toEqual([false, false, true, true])
    expect(net.follow('table A')()).toBe(true)
  })

  it('does not listen to a socket it has given up', () => {
    const { net, sockets, socket } = fakeNet()
    const heard = vi.fn()
    net.on('closing', heard)
    socket().open()
    socket().break()
    vi.advanceTimersByTime(1000)
    sockets[0]!.notify('closing', { why: 'old' })
    expect(heard).not.toHaveBeenCalled()
    socket().open()
    socket().notify('closing', { why: 'new' })
    expect(heard).toHaveBeenCalledExactlyOnceWith({ why: 'new' })
  })
})
