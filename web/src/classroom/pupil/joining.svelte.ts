// The door of a class: whether it is open, in with a name, or back with a code. Headless.
import { codeFrom } from '../../app/text'
import type { Connection } from '../../net/connection'
import { LostError, RpcError, sentence } from '../../net/errors'
import { codes, type ClassDoor } from '../../protocol/generated'

export class Joining {
  /** What stands at the open door. */
  door = $state.raw<ClassDoor | null>(null)
  /** Nobody comes in here by the code alone. */
  closed = $state(false)
  busy = $state(false)
  /** Why it did not go well, for who gave a name, and for who comes back. */
  said = $state({ join: '', back: '' })

  private readonly off: () => void

  constructor(
    readonly code: string,
    private readonly net: Connection,
  ) {
    this.off = net.onStatus((status) => {
      if (status === 'open' && !this.door) void this.look()
    })
    if (net.status === 'open') void this.look()
  }

  stop(): void {
    this.off()
  }

  async look(): Promise<void> {
    try {
      this.door = await this.net.call('class_look', { classroom: this.code })
      this.closed = false
    } catch (problem) {
      if (problem instanceof LostError) return
      this.closed = true
      if (!(problem instanceof RpcError && problem.code === codes.noSuchTable)) this.said.back = sentence(problem)
    }
  }

  /** The token, once inside. */
  async join(name: string, partner: string): Promise<string | null> {
    const [first, second] = [name.trim(), partner.trim()]
    if (!first) return this.say('join', 'Write your name first: the others shall know who you are.')
    const joined = await this.ask('join', () => this.net.call('class_join', { classroom: this.code, name: first, ...(second ? { partner: second } : {}) }))
    // It may have been closed just now.
    if (!joined) void this.look()
    return joined
  }

  async comeBack(typed: string): Promise<string | null> {
    const code = codeFrom(typed)
    if (code.length !== 6) return this.say('back', 'A code to come back has six letters. Your facilitator has it.')
    return this.ask('back', () => this.net.call('class_return', { classroom: this.code, code }))
  }

  private say(where: 'join' | 'back', text: string): null {
    this.said = { join: '', back: '', [where]: text }
    return null
  }

  private async ask(where: 'join' | 'back', call: () => Promise<{ token: string }>): Promise<string | null> {
    if (this.busy) return null
    this.busy = true
    this.say(where, '')
    try {
      return (await call()).token
    } catch (problem) {
      return this.say(where, sentence(problem))
    } finally {
      this.busy = false
    }
  }
}
