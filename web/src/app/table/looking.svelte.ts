// The choice that is looked at, and what it would do.
import type { AnyAction, Preview } from '../../board/contract'
import type { Connection } from '../../net/connection'
import { keyOf, sameAction } from '../../protocol/action'

const settle = 70

export class Looking {
  choice = $state.raw<AnyAction | null>(null)
  preview = $state.raw<Preview | null>(null)

  private timer: ReturnType<typeof setTimeout> | undefined
  private known: Record<string, Preview> = {}
  private readonly code: string
  private readonly net: Connection
  private readonly token: () => string | null

  constructor(code: string, net: Connection, token: () => string | null) {
    this.code = code
    this.net = net
    this.token = token
  }

  at(choice: AnyAction | null): void {
    const key = choice && keyOf(choice)
    if (key === (this.choice && keyOf(this.choice))) return
    clearTimeout(this.timer)
    this.choice = choice
    this.preview = key ? (this.known[key] ?? null) : null
    if (choice && !this.preview) this.timer = setTimeout(() => void this.fetch(choice), settle)
  }

  /** The game went on: what was known holds no more. */
  clear(): void {
    clearTimeout(this.timer)
    this.known = {}
    this.choice = null
    this.preview = null
  }

  private async fetch(action: AnyAction): Promise<void> {
    const token = this.token()
    const known = this.known
    if (!token) return
    try {
      const preview = await this.net.call('preview', { table: this.code, token, action })
      known[keyOf(action)] = preview
      if (known === this.known && this.choice && sameAction(this.choice, action)) this.preview = preview
    } catch {
      // No preview is no harm: the choice itself still stands.
    }
  }
}
