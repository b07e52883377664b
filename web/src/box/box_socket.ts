// A socket to the box in this browser instead of a server: each message goes to the game that it is about.
import type { Socket } from '../net/connection'
import { codes, type GameInfo, type Hello, type MineLine } from '../protocol/generated'
import { GameLine, type GameSource } from './game_line'
import type { Shelf } from './kept_tables'

interface Message {
  id: number
  method: string
  params: { table?: string; game?: string; replay?: string; tables?: { table: string }[] }
}

export interface Box {
  version: string
  games: GameInfo[]
  limits: Hello['limits']
  sources: GameSource[]
  shelf: () => Promise<Shelf>
}

export class BoxSocket implements Socket {
  onopen: ((event: unknown) => void) | null = null
  onclose: ((event: unknown) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  private lines = new Map<string, GameLine>()
  private gameOf = new Map<string, string>()
  /** Answers of several games that make one. */
  private parts = new Map<number, { left: number; lines: MineLine[] }>()
  private closed = false
  private readonly box: Box

  constructor(box: Box) {
    this.box = box
    void this.open()
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.method === 'hello') return this.answer(message.id, this.hello())
    if (message.method === 'mine') return this.askMine(message)
    const line = this.lines.get(this.gameFor(message) ?? '')
    if (line) void line.say(text)
    else this.refuse(message.id, codes.noSuchTable, 'There is no such table in this browser.')
  }

  close(): void {
    this.closed = true
    for (const line of this.lines.values()) line.stop()
  }

  private async open(): Promise<void> {
    const shelf = await this.box.shelf()
    for (const { code, game } of await shelf.all()) this.gameOf.set(code, game)
    for (const source of this.box.sources) this.lines.set(source.id, this.line(source, shelf))
    if (!this.closed) this.onopen?.(null)
  }

  private line(source: GameSource, shelf: Shelf): GameLine {
    return new GameLine(source, shelf, {
      message: (text) => this.hear(text),
      kept: (code, text) => (text ? this.gameOf.set(code, source.id) : this.gameOf.delete(code)),
      refused: (text, why) => {
        const { id } = JSON.parse(text) as Message
        if (this.parts.has(id)) this.hear(JSON.stringify({ id, result: [] }))
        else this.refuse(id, codes.notNow, why)
      },
      broken: (why) => {
        this.tell('closing', { why: `${why} What was played is kept.` })
        if (!this.closed) this.onclose?.(null)
      },
    })
  }

  private gameFor({ params }: Message): string | undefined {
    if (params.table !== undefined) return this.gameOf.get(params.table)
    if (params.replay !== undefined) return /^\[Game "([^"]*)"\]/m.exec(params.replay)?.[1]
    return params.game
  }

  /** Tables of other boxes in this browser are not told of, and not gone. */
  private askMine({ id, params }: Message): void {
    const asked = params.tables ?? []
    const unknown = asked.filter(({ table }) => !this.gameOf.has(table))
    const groups = [...this.lines].map(([game, line]) => ({ line, tables: asked.filter(({ table }) => this.gameOf.get(table) === game) })).filter(({ tables }) => tables.length)
    const lines = unknown.map(({ table }) => ({ table, gone: true }) as MineLine)
    if (!groups.length) return this.answer(id, lines)
    this.parts.set(id, { left: groups.length, lines })
    for (const { line, tables } of groups) void line.say(JSON.stringify({ jsonrpc: '2.0', id, method: 'mine', params: { tables } }))
  }

  private hear(text: string): void {
    if (this.parts.size) {
      const { id, result } = JSON.parse(text) as { id?: number; result?: MineLine[] }
      const parts = this.parts.get(id ?? -1)
      if (parts) {
        parts.lines.push(...(result ?? []))
        if (--parts.left) return
        this.parts.delete(id!)
        return this.answer(id!, parts.lines)
      }
    }
    this.onmessage?.({ data: text })
  }

  private hello(): Hello {
    const { version, limits, games } = this.box
    return { name: 'citybox', version, public_url: '', limits, games }
  }

  private answer(id: number, result: unknown): void {
    this.later({ id, result })
  }
  private refuse(id: number, code: number, message: string): void {
    this.later({ id, error: { code, message } })
  }
  private tell(method: string, params: unknown): void {
    this.onmessage?.({ data: JSON.stringify({ jsonrpc: '2.0', method, params }) })
  }
  private later(message: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ jsonrpc: '2.0', ...message }) }))
  }
}
