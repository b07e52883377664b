// A socket for tests: what was sent is kept, answers are given by hand.
import type { Method } from '../protocol/calls'
import { Connection, type Socket } from './connection'

interface Sent {
  id: number
  method: Method
  params: Record<string, unknown>
}

export class FakeSocket implements Socket {
  onopen: ((event: unknown) => void) | null = null
  onclose: ((event: unknown) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  sent: Sent[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {
    this.closed = true
  }
  open(): void {
    this.onopen?.({})
  }
  /** The line breaks. */
  break(): void {
    this.onclose?.({})
  }
  notify(method: string, params: unknown): void {
    this.onmessage?.({ data: JSON.stringify({ jsonrpc: '2.0', method, params }) })
  }
  calls(method: Method): Sent[] {
    return this.sent.filter((s) => s.method === method)
  }
  last(method: Method): Sent {
    const found = this.calls(method).at(-1)
    if (!found) throw new Error(`no ${method} was sent`)
    return found
  }
  answer(method: Method, result: unknown): void {
    this.reply({ id: this.last(method).id, result })
  }
  refuse(method: Method, code: number, message: string, data?: unknown): void {
    this.reply({ id: this.last(method).id, error: { code, message, data } })
  }
  private reply(body: object): void {
    this.onmessage?.({ data: JSON.stringify({ jsonrpc: '2.0', ...body }) })
  }
}

/** A connection and all the sockets it has opened, the newest last. */
export function fakeNet(): { net: Connection; sockets: FakeSocket[]; socket: () => FakeSocket } {
  const sockets: FakeSocket[] = []
  const net = new Connection({
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    random: () => 0.5,
  })
  return { net, sockets, socket: () => sockets.at(-1)! }
}
