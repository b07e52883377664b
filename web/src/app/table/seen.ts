// Tells the server how far this page has shown the game, not more often than need be: bots wait for that.

const apart = 120

export class Seen {
  private waiting: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly send: (seq: number) => void

  constructor(send: (seq: number) => void) {
    this.send = send
  }

  upTo(seq: number): void {
    this.waiting = seq
    if (!this.timer) this.flush()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = null
  }

  private flush(): void {
    const seq = this.waiting
    this.waiting = null
    this.timer = undefined
    if (seq === null) return
    this.send(seq)
    this.timer = setTimeout(() => this.flush(), apart)
  }
}
