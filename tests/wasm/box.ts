// A game's module in Node, and a page that talks to it.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BoxModule } from '../../web/src/box/module'
import type { Method, Params, Result } from '../../web/src/protocol/calls'
import type { Update } from '../../web/src/protocol/generated'

export const root = resolve(import.meta.dirname, '../..')

/** The games by the names of their modules, with the folders that hold their tests. */
export const games = [...readFileSync(join(root, 'catalog/games.def'), 'utf8').matchAll(/^GAME\((.*)\)$/gm)].map(([, name]) => ({
  name: name!,
  folder: join(root, 'games', name === 'plots' ? 'template' : name!, 'tests'),
}))

// Nobody waits for what the box waits for.
let passed = 0
const clock = performance.now.bind(performance)
performance.now = () => clock() + passed

export class Page {
  notes: string[] = []
  kept = new Map<string, string>()
  updates: Update[] = []
  private answers = new Map<number, { result?: unknown; error?: { message: string } }>()
  private next = 1
  private readonly box: BoxModule

  private constructor(load: (page: Page) => BoxModule) {
    this.box = load(this)
  }

  static async open(name: string, kept: ReadonlyMap<string, string> = new Map()): Promise<Page> {
    const code = readFileSync(join(root, 'build/wasm', `${name}.wasm`))
    let page: Page | null = null
    const box = await BoxModule.load(code, {
      send: (text) => page!.hear(text),
      keep: (table, text) => void (text ? page!.kept.set(table, text) : page!.kept.delete(table)),
      note: (line) => page!.notes.push(line),
    })
    page = new Page(() => box)
    for (const text of kept.values()) box.bring(text)
    page.kept = new Map(kept)
    return page
  }

  get module(): BoxModule {
    return this.box
  }

  call<M extends Method>(method: M, params: Params<M>): Result<M> {
    const id = this.next++
    this.box.say(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    this.until(() => this.answers.has(id))
    const { result, error } = this.answers.get(id)!
    if (error) throw new Error(error.message)
    return result as Result<M>
  }

  /** Lets time pass as the box asks for it. */
  until(done: () => boolean): void {
    for (let turns = 0; !done(); turns++) {
      if (turns > 1e4) throw new Error('It never came.')
      passed += this.box.turn()
    }
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }
    if (message.method === 'update') this.updates.push(message.params as Update)
    else if (message.id !== undefined) this.answers.set(message.id, message)
  }
}
