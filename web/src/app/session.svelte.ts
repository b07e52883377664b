// The one connection of the page, and what holds for all tables.
import { BoxSocket } from '../box/box_socket'
import { box, seatStore } from '../box/here'
import { keepPage, type PageKeeper } from '../box/page_keeper'
import { Connection, type Socket, type Status } from '../net/connection'
import { RpcError, sentence } from '../net/errors'
import { Keyring } from '../net/keyring'
import type { Method, Params, Result } from '../protocol/calls'
import type { GameInfo, Hello } from '../protocol/generated'
import { tell } from './toasts.svelte'
import { Vocabularies } from './vocabularies'
import { waits } from './waits.svelte'

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

class Session {
  hello = $state.raw<Hello | null>(null)
  status = $state<Status>('connecting')
  /** Server and page were renewed since this page was loaded. */
  renewed = $state(false)
  closing = $state('')
  keys = new Keyring(seatStore)
  net: Connection
  private keeper: PageKeeper | null = null
  words: Vocabularies

  constructor() {
    this.net = new Connection({ connect: () => (box ? new BoxSocket(box) : (new WebSocket(socketAddress()) as unknown as Socket)) })
    this.words = new Vocabularies(this.net)
    if (box) void keepPage(() => (this.renewed = true)).then((keeper) => (this.keeper = keeper))
    this.net.onStatus((status) => {
      this.status = status
      if (status === 'open') void this.greet()
    })
    this.net.on('closing', ({ why }) => (this.closing = why))
    addEventListener('online', () => this.net.hurry())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.net.hurry()
    })
  }

  game(id: string): GameInfo | undefined {
    return this.hello?.games.find((g) => g.id === id)
  }

  /** Goes on with what the page was renewed to. */
  renew(): void {
    if (this.keeper) this.keeper.renew()
    else location.reload()
  }

  private async greet(): Promise<void> {
    this.closing = ''
    try {
      const hello = await this.net.call('hello', {})
      if (this.hello && this.hello.version !== hello.version) this.renewed = true
      this.hello = hello
    } catch {
      // The connection broke again; the next one greets.
    }
  }
}

export const session = new Session()

/** A call whose failure is told to the person; null then. */
export async function attempt<M extends Method>(method: M, params: Params<M>): Promise<Result<M> | null> {
  const arrived = waits.begin()
  try {
    return await session.net.call(method, params)
  } catch (problem) {
    tellProblem(problem)
    return null
  } finally {
    arrived()
  }
}

export function tellProblem(problem: unknown): void {
  const data = problem instanceof RpcError ? (problem.data as { rule?: string } | undefined) : undefined
  const rule = data?.rule && data.rule !== 'table' ? { rule: data.rule } : {}
  tell(sentence(problem), { kind: 'problem', ...rule })
}
