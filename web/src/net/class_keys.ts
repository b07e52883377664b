// Which classes this browser belongs to, and as whom, in localStorage; in memory where storage is blocked.
import type { Role } from '../protocol/generated'
import { KeptByCode, type Store } from './kept'

export interface ClassKey {
  role: Role
  token: string
  /** A projector's token of this browser, beside what it is otherwise. */
  screen?: string
  /** Of the class: "7b". */
  name: string
  game: string
  /** Tables of it at which this browser has a seat. */
  tables: string[]
  /** When we last had to do with it, in Unix milliseconds. */
  touched: number
}

const place = 'citybox.classes'
const most = 30
/** Whoever is there all the time is noted once in a while. */
const visit = 60_000

/** Who may do more stays who they are. */
const ranks: Record<Role, number> = { projector: 0, pupil: 1, helper: 2, facilitator: 3 }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What lay in the storage, if it can be the key of a class. */
function keyFrom({ role, token, screen, name, game, tables, touched }: Record<string, unknown>): ClassKey | null {
  if (!Object.hasOwn(ranks, String(role)) || !text(token)) return null
  return {
    role: role as Role,
    token: text(token),
    ...(text(screen) ? { screen: text(screen) } : {}),
    name: text(name),
    game: text(game),
    tables: Array.isArray(tables) ? tables.filter((table): table is string => typeof table === 'string') : [],
    touched: typeof touched === 'number' ? touched : 0,
  }
}

export class ClassKeys extends KeptByCode<ClassKey> {
  constructor(store: () => Store = () => localStorage, now: () => number = Date.now) {
    super(place, store, now)
  }

  protected from(found: Record<string, unknown>): ClassKey | null {
    return keyFrom(found)
  }

  of(code: string): ClassKey | null {
    return this.all()[code] ?? null
  }

  /**
   * This browser is in the class as `role` from now on. Who holds more of it already stays that: a projector's link
   * that a teacher opens shows the projector and takes nothing away, any other lesser link changes nothing.
   */
  hold(code: string, role: Role, token: string): void {
    const all = this.all()
    const held = all[code]
    if (held && ranks[held.role] > ranks[role]) {
      if (role === 'projector') this.change(code, { ...held, screen: token })
      return
    }
    const fresh: ClassKey = { role, token, name: held?.name ?? '', game: held?.game ?? '', tables: [], touched: 0 }
    this.change(code, { ...fresh, ...(held?.screen ? { screen: held.screen } : {}) })
  }

  /** This browser is there: what the class is called and played, and where it sits in it. */
  note(code: string, { name, game, table }: { name: string; game: string; table: string }): void {
    const held = this.of(code)
    if (!held) return
    const tables = table && !held.tables.includes(table) ? [...held.tables, table] : held.tables
    const fresh = held.name === name && held.game === game && held.tables === tables && this.now() - held.touched < visit
    if (!fresh) this.change(code, { ...held, name, game, tables })
  }

  /** The server no longer knows this token. */
  drop(code: string, token: string): void {
    const held = this.of(code)
    if (!held) return
    if (held.token === token) this.forget(code)
    else if (held.screen === token) this.change(code, { ...held, screen: '' })
  }

  private change(code: string, key: ClassKey): void {
    const all = { ...this.all(), [code]: { ...key, touched: this.now() } }
    const newest = Object.entries(all).sort(([, a], [, b]) => b.touched - a.touched)
    // Who runs a class has no other way back into it: that key is never too old.
    this.write(Object.fromEntries(newest.filter(([, { role }], i) => i < most || role === 'facilitator')))
  }
}

export const classKeys = new ClassKeys()
