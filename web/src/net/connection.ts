// JSON-RPC 2.0 over one WebSocket that comes back by itself. Knows nothing of tables.
import type { Method, Notice, Notices, Params, Result } from '../protocol/calls'
import { LostError, RpcError } from './errors'

/** The part of a WebSocket that we use; tests bring their own. */
export interface Socket {
  onopen: ((event: unknown) => void) | null
  onclose: ((event: unknown) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  send(text: string): void
  close(): void
}

export type Status = 'connecting' | 'open' | 'waiting'

interface Waiting {
  resolve: (result: never) => void
  reject: (problem: Error) => void
  timer: ReturnType<typeof setTimeout>
}

export interface ConnectionOptions {
  connect: () => Socket
  random?: () => number
}

const firstWait = 300
const longestWait = 10_000
// A busy server lets people wait before it answers; a new connection would only wait longer.
const answerWithin = 30_000
const openWithin = 10_000
const silence = 25_000

export class Connection {
  status: Status = 'connecting'
  private socket: Socket | null = null
  private failures = 0
  private nextId = 1
  private waiting = new Map<number, Waiting>()
  private listeners = new Map<string, Set<(params: never) => void>>()
  private statusListeners = new Set<(status: Status) => void>()
  private followers = new Map<string, number>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private readonly options: ConnectionOptions

  constructor(options: ConnectionOptions) {
    this.options = options
    this.connect()
  }

  /** Sends once, when the connection is open. Rejects with LostError when the answer can no longer come. */
  async call<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    await this.opened()
    return this.ask(method, params)
  }

  on<N extends Notice>(name: N, listener: (params: Notices[N]) => void): () => void {
    const set = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, set)
    set.add(listener as (params: never) => void)
    return () => set.delete(listener as (params: never) => void)
  }

  onStatus(listener: (status: Status) => void): () => void {
    this.statusListeners.add(listener)
    return () => this.statusListeners.delete(listener)
  }

  /**
   * One more follows this over the line, of which the server knows one follower at most. Gives what to call at the end:
   * true where nobody is left who follows it, so that the server may be told.
   */
  follow(what: string): () => boolean {
    this.followers.set(what, (this.followers.get(what) ?? 0) + 1)
    let follows = true
    return () => {
      if (!follows) return false
      follows = false
      const left = (this.followers.get(what) ?? 1) - 1
      if (left) this.followers.set(what, left)
      else this.followers.delete(what)
      return left === 0
    }
  }

  /** Tries at once instead of waiting on: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.status === 'waiting') this.connect()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    clearTimeout(this.pulse)
    this.socket?.close()
  }

  private opened(): Promise<void> {
    if (this.status === 'open') return Promise.resolve()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => done(new LostError()), openWithin)
      const off = this.onStatus((status) => {
        if (status === 'open') done()
      })
      const done = (problem?: Error) => {
        clearTimeout(timer)
        off()
        if (problem) reject(problem)
        else resolve()
      }
    })
  }

  private ask<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const socket = this.socket
    if (!socket || this.status !== 'open') return Promise.reject(new LostError())
    const id = this.nextId++
    return new Promise<Result<M>>((resolve, reject) => {
      // A server that does not answer is as good as gone: a new connection finds out.
      const timer = setTimeout(() => this.drop(socket), answerWithin)
      this.waiting.set(id, { resolve, reject, timer })
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.become('connecting')
    const socket = this.options.connect()
    this.socket = socket
    this.timer = setTimeout(() => this.drop(socket), openWithin)
    socket.onopen = () => {
      if (socket !== this.socket) return
      clearTimeout(this.timer)
      this.failures = 0
      this.listen()
      this.become('open')
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(String(event.data))
    }
    socket.onclose = () => this.drop(socket)
  }

  private drop(socket: Socket): void {
    if (socket !== this.socket) return
    this.socket = null
    clearTimeout(this.timer)
    clearTimeout(this.pulse)
    socket.close()
    const lost = [...this.waiting.values()]
    this.waiting.clear()
    for (const call of lost) {
      clearTimeout(call.timer)
      call.reject(new LostError())
    }
    if (this.stopped) return
    const wait = Math.min(longestWait, firstWait * 2 ** this.failures++)
    const jitter = 0.5 + (this.options.random ?? Math.random)()
    this.timer = setTimeout(() => this.connect(), wait * jitter)
    this.become('waiting')
  }

  private receive(text: string): void {
    this.listen()
    const message = JSON.parse(text) as {
      id?: number | null
      result?: unknown
      error?: { code: number; message: string; data?: unknown }
      method?: string
      params?: unknown
    }
    if (message.method) {
      for (const listener of this.listeners.get(message.method) ?? []) listener(message.params as never)
      return
    }
    const call = typeof message.id === 'number' ? this.waiting.get(message.id) : undefined
    if (!call) return
    this.waiting.delete(message.id as number)
    clearTimeout(call.timer)
    if (message.error) call.reject(new RpcError(message.error.code, message.error.message, message.error.data))
    else call.resolve(message.result as never)
  }

  /** After a long silence asks whether anybody is there: a dead line does not say so by itself. */
  private listen(): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => {
      this.ask('hello', {}).catch(() => undefined)
    }, silence)
  }

  private become(status: Status): void {
    if (status === this.status && status !== 'connecting') return
    this.status = status
    for (const listener of this.statusListeners) listener(status)
  }
}
