// One text in localStorage; in memory where storage is blocked.

export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

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
