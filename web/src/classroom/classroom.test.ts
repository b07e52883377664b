import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNet } from '../net/fake_socket'
import { codes } from '../protocol/generated'
import { Classroom, type ClassHooks } from './classroom.svelte'
import { asPupil, asWaiting, ended, gathering, paused, playing } from './samples'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const classroom = 'CLASSA'
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

async function inside(hooks: ClassHooks = {}) {
  const fake = fakeNet()
  const room = new Classroom(classroom, 'secret', fake.net, hooks)
  fake.socket().open()
  await tick()
  return { ...fake, room }
}

async function watching(hooks: ClassHooks = {}) {
  const c = await inside(hooks)
  c.socket().answer('class_watch', { info: gathering(), you: asWaiting() })
  await tick()
  return c
}

describe('a class', () => {
  it('is asked for with the token, and again after a lost connection', async () => {
    const c = await watching()
    expect(c.socket().last('class_watch').params).toEqual({ classroom, token: 'secret' })
    expect(c.room.info?.settings.name).toBe('7b')
    c.socket().break()
    await tick(1000)
    c.socket().open()
    await tick()
    c.socket().answer('class_watch', { info: playing(), you: asPupil() })
    await tick()
    expect(c.room.info?.phase).toBe('playing')
    expect(c.room.you?.code).toBe('TABLEB')
  })

  it('follows what is told of it, each part by itself, and nothing of others', async () => {
    const c = await watching()
    c.socket().notify('class_update', { classroom: 'OTHERS', info: ended() })
    expect(c.room.info?.phase).toBe('gathering')
    c.socket().notify('class_update', { classroom, info: paused() })
    expect(c.room.info?.stop).toBe('paused')
    expect(c.room.you?.code).toBe('')
    c.socket().notify('class_update', { classroom, you: asPupil({ hand: true }) })
    expect(c.room.you?.hand).toBe(true)
    expect(c.room.info?.stop).toBe('paused')
  })

  it('is not pieced together from what comes before the whole', async () => {
    const c = await inside()
    c.socket().notify('class_update', { classroom, info: playing() })
    expect(c.room.info).toBeNull()
  })

  it('passes on who should look up', async () => {
    const nudge = vi.fn()
    const c = await watching({ nudge })
    c.socket().notify('class_nudge', { classroom: 'OTHERS', text: 'Not you.' })
    c.socket().notify('class_nudge', { classroom, text: 'The others wait for you.' })
    expect(nudge.mock.calls).toEqual([['The others wait for you.']])
  })

  it('says why it is gone', async () => {
    const c = await watching()
    c.socket().notify('class_gone', { classroom: 'OTHERS', why: 'Deleted.' })
    expect(c.room.gone).toBe('')
    c.socket().notify('class_gone', { classroom, why: 'You were taken out of the class.' })
    expect(c.room.gone).toBe('You were taken out of the class.')
  })

  it('is not gone with the token held before', async () => {
    const c = await inside()
    c.socket().notify('class_gone', { classroom, why: 'You are not in this class any more.' })
    c.socket().answer('class_watch', { info: gathering(), you: asWaiting() })
    await tick()
    expect(c.room.gone).toBe('')
    expect(c.room.info?.phase).toBe('gathering')
  })

  it.each([codes.noSuchTable, codes.notAllowed])('is missing where the server does not know the token (%i)', async (code) => {
    const problem = vi.fn()
    const c = await inside({ problem })
    c.socket().refuse('class_watch', code, 'No.')
    await tick()
    expect(c.room.missing).toBe(true)
    expect(problem).not.toHaveBeenCalled()
  })

  it('is not given up because the server is busy', async () => {
    const problem = vi.fn()
    const c = await inside({ problem })
    c.socket().refuse('class_watch', codes.limit, 'Too many at once.')
    await tick()
    expect(c.room.missing).toBe(false)
    expect(problem).toHaveBeenCalledOnce()
  })

  it('asks as who looks, and tells what went wrong', async () => {
    const problem = vi.fn()
    const c = await watching({ problem })
    const raised = c.room.call('class_hand', { on: true })
    await tick()
    expect(c.socket().last('class_hand').params).toEqual({ classroom, token: 'secret', on: true })
    c.socket().answer('class_hand', {})
    expect(await raised).toEqual({})
    const answered = c.room.call('class_answer', { text: 'More trees' })
    await tick()
    c.socket().refuse('class_answer', codes.notNow, 'No question is open.')
    expect(await answered).toBeNull()
    expect(problem.mock.calls[0]![0]).toMatchObject({ message: 'No question is open.' })
  })

  it('that is left is not followed any more', async () => {
    const c = await watching()
    c.room.stop()
    await tick()
    expect(c.socket().last('class_unwatch').params).toEqual({ classroom })
    c.socket().notify('class_update', { classroom, info: ended() })
    expect(c.room.info?.phase).toBe('gathering')
  })

  it('that is watched with another token already is not given up with the old one', async () => {
    const c = await watching()
    const next = new Classroom(classroom, 'other', c.net)
    await tick()
    c.room.stop()
    await tick()
    expect(c.socket().calls('class_unwatch')).toEqual([])
    c.socket().answer('class_watch', { info: gathering(), you: asWaiting() })
    await tick()
    c.socket().notify('class_update', { classroom, info: playing() })
    expect(next.info?.phase).toBe('playing')
    next.stop()
    await tick()
    expect(c.socket().calls('class_unwatch')).toHaveLength(1)
  })

  it('that is left while it was asked for stays unknown', async () => {
    const c = await inside()
    c.room.stop()
    c.socket().answer('class_watch', { info: gathering(), you: asWaiting() })
    await tick()
    expect(c.room.info).toBeNull()
  })
})
