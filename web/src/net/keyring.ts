// The tokens this browser holds, table by table, in localStorage; in memory where storage is blocked.

export interface TableKeys {
  game: string
  /** Seat number → token. */
  seats: Record<string, string>
  host?: string
  /** When we last had to do with it, in Unix milliseconds. */
  touched: number
}

export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const place = 'citybox.tables'
const most = 60

export class Keyring {
  /** False: what we hold is gone when the page is closed. */
  lasting = true
  private memory: string | null = null
  private readonly store: () => Store
  private readonly now: () => number

  constructor(store: () => Store = () => localStorage, now: () => number = Date.now) {
    this.store = store
    this.now = now
  }

  all(): Record<string, TableKeys> {
    try {
      return (JSON.parse(this.read() ?? '{}') as Record<string, TableKeys> | null) ?? {}
    } catch {
      return {}
    }
  }

  of(table: string): TableKeys {
    return this.all()[table] ?? { game: '', seats: {}, touched: 0 }
  }

  /** All tokens for `table`, the host's first. */
  tokens(table: string): string[] {
    const keys = this.of(table)
    return [...(keys.host ? [keys.host] : []), ...Object.values(keys.seats)]
  }

  holdSeat(table: string, seat: number, token: string): void {
    this.change(table, (keys) => {
      keys.seats[String(seat)] = token
    })
  }

  holdHost(table: string, game: string, token: string): void {
    this.change(table, (keys) => {
      keys.host = token
      keys.game = game
    })
  }

  noteGame(table: string, game: string): void {
    if (this.of(table).game !== game && this.tokens(table).length) this.change(table, (keys) => (keys.game = game))
  }

  /** The server no longer knows these. */
  drop(table: string, tokens: string[]): void {
    if (!tokens.length) return
    this.change(table, (keys) => {
      if (keys.host && tokens.includes(keys.host)) delete keys.host
      for (const [seat, token] of Object.entries(keys.seats)) if (tokens.includes(token)) delete keys.seats[seat]
    })
  }

  forget(table: string): void {
    const all = this.all()
    delete all[table]
    this.write(all)
  }

  private change(table: string, edit: (keys: TableKeys) => void): void {
    const all = this.all()
    const keys = all[table] ?? { game: '', seats: {}, touched: 0 }
    edit(keys)
    keys.touched = this.now()
    all[table] = keys
    const kept = Object.entries(all).filter(([, k]) => k.host || Object.keys(k.seats).length)
    kept.sort(([, a], [, b]) => b.touched - a.touched)
    this.write(Object.fromEntries(kept.slice(0, most)))
  }

  private read(): string | null {
    try {
      const text = this.store().getItem(place)
      return this.lasting ? text : (this.memory ?? text)
    } catch {
      this.lasting = false
      return this.memory
    }
  }

  private write(all: Record<string, TableKeys>): void {
    this.memory = JSON.stringify(all)
    try {
      this.store().setItem(place, this.memory)
    } catch {
      this.lasting = false
    }
  }
}
