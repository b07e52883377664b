// One game of the box: its worker, started with the first thing that is said to it.
import type { KeptTable, Shelf } from './kept_tables'
import type { FromWorker, ToWorker } from './worker_messages'

/** The part of a Worker that we use; tests bring their own. */
export interface Workshop {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToWorker): void
  terminate(): void
}

export interface GameSource {
  id: string
  code(): Promise<ArrayBuffer>
  /** Only one page at a time writes what is kept of a game. False: another one does. */
  claim(): Promise<boolean>
  work(): Workshop
}

export interface Heard {
  message(text: string): void
  kept(code: string, text: string): void
  refused(said: string, why: string): void
  broken(why: string): void
}

const elsewhere = 'This game is open in another tab of this browser. Go on there, or close that tab and try again.'

export class GameLine {
  private worker: Workshop | null = null
  private starting: Promise<void> | null = null
  /** What is said waits until what it rests on is kept. */
  private order: Promise<void> = Promise.resolve()
  private readonly source: GameSource
  private readonly shelf: Shelf
  private readonly heard: Heard

  constructor(source: GameSource, shelf: Shelf, heard: Heard) {
    this.source = source
    this.shelf = shelf
    this.heard = heard
  }

  async say(text: string): Promise<void> {
    try {
      if (!(await this.source.claim())) return this.heard.refused(text, elsewhere)
      await (this.starting ??= this.start())
      this.worker?.postMessage({ say: text })
    } catch (problem) {
      this.heard.broken(String(problem))
    }
  }

  stop(): void {
    this.worker?.terminate()
    this.worker = null
  }

  private async start(): Promise<void> {
    const [code, tables] = await Promise.all([this.source.code(), this.shelf.all()])
    const mine = tables.filter(({ game }: KeptTable) => game === this.source.id)
    const worker = this.source.work()
    this.worker = worker
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if ('ready' in data) resolve()
        else if ('broken' in data) reject(new Error(data.broken))
        else this.hear(data)
      }
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'))
      worker.postMessage({ code, tables: mine.map(({ text }) => text) })
    })
    worker.onerror = ({ message }) => this.heard.broken(message)
    worker.onmessage = ({ data }) => this.hear(data)
  }

  private hear(data: FromWorker): void {
    this.order = this.order.then(() => this.take(data)).catch((problem: unknown) => this.heard.broken(String(problem)))
  }

  private async take(data: FromWorker): Promise<void> {
    if ('send' in data) this.heard.message(data.send)
    else if ('broken' in data) this.heard.broken(data.broken)
    else if ('keep' in data) {
      const { keep: code, text } = data
      if (text) await this.shelf.put({ code, game: this.source.id, text })
      else await this.shelf.drop(code)
      this.heard.kept(code, text)
    }
  }
}
