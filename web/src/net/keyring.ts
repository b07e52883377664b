// The tokens and keys this browser holds, table by table, in localStorage; in memory where storage is blocked.
import { isObject, KeptByCode, type Store } from './kept'

export interface TableKeys {
  game: string
  /** Seat number → token. */
  seats: Record<string, string>
  host?: string
  /** Opens a private table, together with its code. */
  key?: string
  /** Who sits in these seats, for the time at which nobody may look. */
  names?: Record<string, string>
  /** When we last had to do with it, in Unix milliseconds. */
  touched: number
}

const place = 'citybox.tables'
const most = 60

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d+$/.test(entry[0])))

/** What lay in the storage, as far as it can be a table's keys. */
function keysFrom({ game, seats, host, key, names, touched }: Record<string, unknown>): TableKeys {
  return {
    game: typeof game === 'string' ? game : '',
    seats: texts(seats),
    ...(typeof host === 'string' ? { host } : {}),
    ...(typeof key === 'string' ? { key } : {}),
    ...(isObject(names) ? { names: texts(names) } : {}),
    touched: typeof touched === 'number' ? touched : 0,
  }
}

const opens = ({ host, key, seats }: TableKeys): boolean => Boolean(host ?? key) || Object.keys(seats).length > 0

export class Keyring extends KeptByCode<TableKeys> {
  constructor(store: () => Store = () => localStorage, now: () => number = Date.now) {
    super(place, store, now)
  }

  protected from(found: Record<string, unknown>): TableKeys | null {
    const keys = keysFrom(found)
    return opens(keys) ? keys : null
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

  holdKey(table: string, key: string): void {
    if (this.of(table).key !== key) this.change(table, (keys) => (keys.key = key))
  }

  /** How those are called who sit here at this browser. */
  noteNames(table: string, seats: readonly { seat: number; name: string }[]): void {
    const held = this.of(table)
    const mine = seats.filter(({ seat, name }) => name && held.seats[String(seat)] !== undefined)
    if (mine.every(({ seat, name }) => held.names?.[String(seat)] === name)) return
    this.change(table, (keys) => (keys.names = Object.fromEntries(mine.map(({ seat, name }) => [String(seat), name]))))
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

  private change(table: string, edit: (keys: TableKeys) => void): void {
    const all = this.all()
    const keys = all[table] ?? { game: '', seats: {}, touched: 0 }
    edit(keys)
    keys.touched = this.now()
    all[table] = keys
    const kept = Object.entries(all).filter(([, k]) => opens(k))
    kept.sort(([, a], [, b]) => b.touched - a.touched)
    this.write(Object.fromEntries(kept.slice(0, most)))
  }
}
