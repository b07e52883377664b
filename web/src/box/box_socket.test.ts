import { describe, expect, it, vi } from 'vitest'
import { Connection } from '../net/connection'
import { type GameInfo } from '../protocol/generated'
import { BoxSocket } from './box_socket'
import type { Workshop } from './game_line'
import { inMemory, type Shelf } from './kept_tables'
import type { FromWorker, ToWorker } from './worker_messages'

interface Said {
  id: number
  method: string
  params: { table?: string; tables?: { table: string }[] }
}

/** A worker that is told what to answer. */
class FakeWorkshop implements Workshop {
  onmessage: Workshop['onmessage'] = null
  onerror: Workshop['onerror'] = null
  brought: string[] = []
  said: Said[] = []
  ended = false

  postMessage(message: ToWorker): void {
    if ('code' in message) {
      this.brought = message.tables
      this.tell({ ready: true })
    } else this.said.push(JSON.parse(message.say) as Said)
  }
  terminate(): void {
    this.ended = true
  }
  tell(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>)
  }
  answer(result: unknown): void {
    this.tell({ send: JSON.stringify({ jsonrpc: '2.0', id: this.said.at(-1)!.id, result }) })
  }
}

function boxOf(ids: string[], shelf: Shelf = inMemory(), claimed = true) {
  const workers: Record<string, FakeWorkshop> = {}
  const started: string[] = []
  const net = new Connection({
    connect: () =>
      new BoxSocket({
        version: '1',
        games: ids.map((id) => ({ id }) as GameInfo),
        limits: {} as never,
        shelf: () => Promise.resolve(shelf),
        sources: ids.map((id) => ({
          id,
          code: () => Promise.resolve(new ArrayBuffer(0)),
          claim: () => Promise.resolve(claimed),
          work: () => {
            started.push(id)
            return (workers[id] = new FakeWorkshop())
          },
        })),
      }),
  })
  return { net, shelf, started, worker: (id: string) => workers[id]! }
}

const said = (box: ReturnType<typeof boxOf>, id: string) => vi.waitFor(() => expect(box.worker(id)?.said.length).toBeGreaterThan(0))

describe('a socket to the box in the page', () => {
  it('greets without waking a game', async () => {
    const box = boxOf(['one', 'two'])
    const hello = await box.net.call('hello', {})
    expect(hello.games.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(box.started).toEqual([])
  })

  it('brings what is said to the game that it is about, with the tables that were kept of it', async () => {
    const shelf = inMemory()
    await shelf.put({ code: 'AAAAAA', game: 'one', text: 'kept one' })
    await shelf.put({ code: 'BBBBBB', game: 'two', text: 'kept two' })
    const box = boxOf(['one', 'two'], shelf)
    const call = box.net.call('watch', { table: 'BBBBBB' })
    await said(box, 'two')
    expect(box.started).toEqual(['two'])
    expect(box.worker('two').brought).toEqual(['kept two'])
    box.worker('two').answer({ log: {} })
    await expect(call).resolves.toEqual({ log: {} })
  })

  it('keeps a table before it says what rests on it', async () => {
    const shelf = inMemory()
    const order: string[] = []
    const slow: Shelf = {
      ...shelf,
      put: async (table) => {
        await new Promise((later) => setTimeout(later))
        order.push(`kept ${table.code}`)
        await shelf.put(table)
      },
    }
    const box = boxOf(['one'], slow)
    const call = box.net.call('create', { game: 'one' }).then(() => order.push('told'))
    await said(box, 'one')
    box.worker('one').tell({ keep: 'AAAAAA', text: 'a table' })
    box.worker('one').answer({})
    await call
    expect(order).toEqual(['kept AAAAAA', 'told'])
    expect(await shelf.all()).toEqual([{ code: 'AAAAAA', game: 'one', text: 'a table' }])
  })

  it('says so where nothing can be kept any more, and gives up the line', async () => {
    const full: Shelf = { ...inMemory(), put: () => Promise.reject(new Error('No room is left.')) }
    const box = boxOf(['one'], full)
    const why = new Promise((hear) => box.net.on('closing', hear))
    const call = box.net.call('create', { game: 'one' })
    const lost = expect(call).rejects.toThrow()
    await said(box, 'one')
    const worker = box.worker('one')
    worker.tell({ keep: 'AAAAAA', text: 'a table' })
    worker.answer({})
    await lost
    expect(await why).toMatchObject({ why: expect.stringContaining('No room is left.') })
    expect(worker.ended).toBe(true)
    box.net.stop()
  })

  it('asks each game for its own tables, and forgets none of another box', async () => {
    const shelf = inMemory()
    await shelf.put({ code: 'AAAAAA', game: 'one', text: '1' })
    await shelf.put({ code: 'BBBBBB', game: 'two', text: '2' })
    await shelf.put({ code: 'CCCCCC', game: 'elsewhere', text: '3' })
    const box = boxOf(['one', 'two'], shelf)
    const call = box.net.call('mine', { tables: ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'].map((table) => ({ table })) })
    for (const [id, table] of [
      ['one', 'AAAAAA'],
      ['two', 'BBBBBB'],
    ] as const) {
      await said(box, id)
      expect(box.worker(id).said[0]!.params.tables).toEqual([{ table }])
      box.worker(id).answer([{ table }])
    }
    const lines = await call
    expect(lines.map(({ table, gone }) => `${table}${gone ? ' gone' : ''}`).sort()).toEqual(['AAAAAA', 'BBBBBB', 'DDDDDD gone'])
  })

  it('knows no table that is not here', async () => {
    const box = boxOf(['one'])
    await expect(box.net.call('watch', { table: 'AAAAAA' })).rejects.toMatchObject({ code: -32003 })
  })

  it('leaves a game alone that another tab plays', async () => {
    const box = boxOf(['one'], inMemory(), false)
    await expect(box.net.call('create', { game: 'one' })).rejects.toThrow('open in another tab')
    expect(box.started).toEqual([])
  })

  it('starts anew after a game broke, with what is kept', async () => {
    const shelf = inMemory()
    await shelf.put({ code: 'AAAAAA', game: 'one', text: 'kept' })
    const box = boxOf(['one'], shelf)
    const lost = expect(box.net.call('watch', { table: 'AAAAAA' })).rejects.toThrow()
    await said(box, 'one')
    box.worker('one').tell({ broken: 'It broke.' })
    await lost
    await vi.waitFor(() => expect(box.net.status).toBe('open'), 3000)
    void box.net.call('watch', { table: 'AAAAAA' }).catch(() => undefined)
    await vi.waitFor(() => expect(box.started).toEqual(['one', 'one']))
    await said(box, 'one')
    expect(box.worker('one').brought).toEqual(['kept'])
    box.net.stop()
  })
})
