import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNet } from '../../net/fake_socket'
import { codes } from '../../protocol/generated'
import { Joining } from './joining.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const classroom = 'CLASSA'
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

async function atDoor(open = true) {
  const fake = fakeNet()
  const at = new Joining(classroom, fake.net)
  fake.socket().open()
  await tick()
  if (open) fake.socket().answer('class_look', { classroom, name: '7b', game: 'sustain', title: 'SUSTAIN' })
  else fake.socket().refuse('class_look', codes.noSuchTable, 'There is no such class.')
  await tick()
  return { ...fake, at }
}

describe('the door of a class', () => {
  it('says what stands there when it is open', async () => {
    const { at } = await atDoor()
    expect(at.door?.name).toBe('7b')
    expect(at.closed).toBe(false)
  })

  it('may be closed, and opened later', async () => {
    const { at, socket } = await atDoor(false)
    expect(at.closed).toBe(true)
    expect(at.said.back).toBe('')
    void at.look()
    await tick()
    socket().answer('class_look', { classroom, name: '', game: 'sustain', title: 'SUSTAIN' })
    await tick()
    expect(at.closed).toBe(false)
    expect(at.door?.title).toBe('SUSTAIN')
  })

  it('is looked for again after a lost connection', async () => {
    const fake = fakeNet()
    const at = new Joining(classroom, fake.net)
    fake.socket().open()
    await tick()
    fake.socket().break()
    await tick(1000)
    expect(at.closed).toBe(false)
    fake.socket().open()
    await tick()
    expect(fake.socket().calls('class_look')).toHaveLength(1)
  })

  it('lets in with a name', async () => {
    const { at, socket } = await atDoor()
    const joined = at.join(' Ana ', '')
    await tick()
    expect(at.busy).toBe(true)
    expect(socket().last('class_join').params).toEqual({ classroom, name: 'Ana' })
    socket().answer('class_join', { token: 'secret', pupil: 3 })
    expect(await joined).toBe('secret')
    expect(at.busy).toBe(false)
  })

  it('lets in two who share a device', async () => {
    const { at, socket } = await atDoor()
    void at.join('Ana', ' Ben ')
    await tick()
    expect(socket().last('class_join').params).toEqual({ classroom, name: 'Ana', partner: 'Ben' })
  })

  it('asks for a name first', async () => {
    const { at, socket } = await atDoor()
    expect(await at.join('  ', 'Ben')).toBeNull()
    expect(at.said.join).toMatch(/Write your name/)
    expect(socket().calls('class_join')).toHaveLength(0)
  })

  it('says why somebody stays outside, and looks whether it was closed just now', async () => {
    const { at, socket } = await atDoor()
    const joined = at.join('Ana', '')
    await tick()
    socket().refuse('class_join', codes.noSuchTable, 'The door of this class is closed.')
    expect(await joined).toBeNull()
    expect(at.said.join).toBe('The door of this class is closed.')
    await tick()
    socket().refuse('class_look', codes.noSuchTable, 'There is no such class.')
    await tick()
    expect(at.closed).toBe(true)
  })
})

describe('the way back', () => {
  it('takes a code as people type it', async () => {
    const { at, socket } = await atDoor(false)
    const back = at.comeBack(' kmt-raq')
    await tick()
    expect(socket().last('class_return').params).toEqual({ classroom, code: 'KMTRAQ' })
    socket().answer('class_return', { token: 'mine', pupil: 4 })
    expect(await back).toBe('mine')
  })

  it('says what a code looks like', async () => {
    const { at, socket } = await atDoor(false)
    expect(await at.comeBack('KMT')).toBeNull()
    expect(at.said.back).toMatch(/six letters/)
    expect(socket().calls('class_return')).toHaveLength(0)
  })

  it('says when a code is worth nothing', async () => {
    const { at, socket } = await atDoor(false)
    const back = at.comeBack('KMTRAQ')
    await tick()
    socket().refuse('class_return', codes.refused, 'This code was used already.')
    expect(await back).toBeNull()
    expect(at.said).toEqual({ join: '', back: 'This code was used already.' })
  })
})
