// Asks anew when something has changed, but not more often than every `rest` milliseconds: what changed meanwhile is asked for once.
export class Follower {
  private readonly ask: () => Promise<unknown>
  private readonly rest: number
  private wanted = false
  private busy = false
  private stopped = false

  constructor(ask: () => Promise<unknown>, rest = 1200) {
    this.ask = ask
    this.rest = rest
  }

  /** Something has changed. */
  go(): void {
    this.wanted = true
    if (!this.busy) void this.run()
  }

  stop(): void {
    this.stopped = true
  }

  private async run(): Promise<void> {
    this.busy = true
    while (this.wanted && !this.stopped) {
      this.wanted = false
      await this.ask()
      await new Promise((done) => setTimeout(done, this.rest))
    }
    this.busy = false
  }
}
