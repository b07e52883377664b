// What this browser keeps, in localStorage; in memory where storage is blocked.

export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** One text. */
export class Kept {
  /** False: it is gone when the page is closed. */
  lasting = true
  private memory: string | null = null
  private readonly place: string
  private readonly store: () => Store

  constructor(place: string, store: () => Store) {
    this.place = place
    this.store = store
  }

  read(): string | null {
    try {
      const found = this.store().getItem(this.place)
      return this.lasting ? found : (this.memory ?? found)
    } catch {
      this.lasting = false
      return this.memory
    }
  }

  write(text: string): void {
    this.memory = text
    try {
      this.store().setItem(this.place, text)
    } catch {
      this.lasting = false
    }
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Things by the code of what they belong to. What cannot be one of them is as if it were not there. */
export abstract class KeptByCode<T> {
  protected readonly now: () => number
  private readonly kept: Kept

  constructor(place: string, store: () => Store, now: () => number) {
    this.kept = new Kept(place, store)
    this.now = now
  }

  /** What lay in the storage; null if it is nothing. */
  protected abstract from(found: Record<string, unknown>): T | null

  /** False: what we hold is gone when the page is closed. */
  get lasting(): boolean {
    return this.kept.lasting
  }

  all(): Record<string, T> {
    try {
      const found: unknown = JSON.parse(this.kept.read() ?? '{}')
      return Object.fromEntries(
        Object.entries(isObject(found) ? found : {}).flatMap(([code, kept]) => {
          const one = isObject(kept) ? this.from(kept) : null
          return one ? [[code, one] as const] : []
        }),
      )
    } catch {
      return {}
    }
  }

  forget(code: string): void {
    const all = this.all()
    delete all[code]
    this.write(all)
  }

  protected write(all: Record<string, T>): void {
    this.kept.write(JSON.stringify(all))
  }
}
