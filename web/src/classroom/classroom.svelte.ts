// One class as the server has it, with the eyes of one token: watching, following, asking. Headless.
import { waits } from '../app/waits.svelte'
import type { Connection } from '../net/connection'
import { LostError, RpcError } from '../net/errors'
import type { Params, Result } from '../protocol/calls'
import { codes, type ClassCalls, type ClassInfo, type ClassYou, type InClass } from '../protocol/generated'

/** Calls that name the class and show a token; these two are added here. */
export type ClassMethod = { [M in keyof ClassCalls]: ClassCalls[M][0] extends InClass ? M : never }[keyof ClassCalls]
export type ClassParams<M extends ClassMethod> = Omit<Params<M>, keyof InClass>

export interface ClassHooks {
  /** Somebody looks here who should look up: the others wait. */
  nudge?: (text: string) => void
  /** What was asked did not go well. */
  problem?: (problem: unknown) => void
}

export class Classroom {
  info = $state.raw<ClassInfo | null>(null)
  /** Who looks. */
  you = $state.raw<ClassYou | null>(null)
  /** Why it is there no more for who looks, though it was. */
  gone = $state('')
  /** There is no such class, or the token does not belong to it. */
  missing = $state(false)

  readonly code: string
  readonly token: string
  readonly net: Connection
  private readonly hooks: ClassHooks
  private readonly off: (() => void)[]
  private readonly leave: () => boolean
  private round = 0

  constructor(code: string, token: string, net: Connection, hooks: ClassHooks = {}) {
    this.code = code
    this.token = token
    this.net = net
    this.hooks = hooks
    this.leave = net.follow(`class ${code}`)
    this.off = [
      net.onStatus((status) => {
        if (status === 'open') void this.watch()
      }),
      net.on('class_update', ({ classroom, info, you }) => {
        // Before it was seen as a whole there is nothing to follow.
        if (classroom !== code || !this.info) return
        if (info) this.info = info
        if (you) this.you = you
      }),
      net.on('class_nudge', ({ classroom, text }) => {
        if (classroom === code) this.hooks.nudge?.(text)
      }),
      net.on('class_gone', ({ classroom, why }) => {
        // What is told before that is about the token held until now.
        if (classroom === code && this.info) this.gone = why || 'The class was closed.'
      }),
    ]
    if (net.status === 'open') void this.watch()
  }

  stop(): void {
    this.round++
    for (const off of this.off) off()
    // The same class may be watched anew already, with another token: that goes on.
    if (this.leave() && this.net.status === 'open') this.net.call('class_unwatch', { classroom: this.code }).catch(() => undefined)
  }

  /** A call as who looks. What goes wrong is told to the person; null then. */
  async call<M extends ClassMethod>(method: M, params: ClassParams<M>): Promise<Result<M> | null> {
    const arrived = waits.begin()
    try {
      return await this.ask(method, params)
    } catch (problem) {
      this.hooks.problem?.(problem)
      return null
    } finally {
      arrived()
    }
  }

  /** A call as who looks, for those who say themselves what went wrong. */
  ask<M extends ClassMethod>(method: M, params: ClassParams<M>): Promise<Result<M>> {
    return this.net.call(method, { classroom: this.code, token: this.token, ...params } as Params<M>)
  }

  /** Asks for everything anew. */
  async watch(): Promise<void> {
    const round = ++this.round
    try {
      const { info, you } = await this.ask('class_watch', {})
      if (round !== this.round) return
      this.info = info
      this.you = you
      this.missing = false
    } catch (problem) {
      if (round !== this.round || problem instanceof LostError) return
      if (problem instanceof RpcError && (problem.code === codes.noSuchTable || problem.code === codes.notAllowed)) this.missing = true
      else this.hooks.problem?.(problem)
    }
  }
}
