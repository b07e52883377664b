// The real server, on a free port, with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const program = process.env.CITYBOX ?? join(root, 'build/citybox')
export const web = process.env.CITYBOX_WEB ?? join(root, 'build/web')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

export class Server {
  readonly url: string
  private readonly port: number
  private readonly data = mkdtempSync(join(tmpdir(), 'citybox-e2e-'))
  private child: ChildProcess | null = null
  private said = ''

  private constructor(port: number) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<Server> {
    for (const path of [program, join(web, 'index.html')]) {
      if (!existsSync(path)) throw new Error(`${path} is missing: run script/build first.`)
    }
    const server = new Server(await freePort())
    await server.run()
    return server
  }

  /** Starts it (again) on the same port and data. */
  async run(): Promise<void> {
    const options = ['serve', '--port', String(this.port), '--data', this.data, '--web', web, '--packs', join(root, 'packs'), '--log-level', 'warn']
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.said += String(text)))
    const deadline = Date.now() + 30_000
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server ended at once:\n${this.said}`)
      const answer = await fetch(`${this.url}/healthz`).catch(() => null)
      if (answer?.ok) return
      if (Date.now() > deadline) throw new Error(`The server did not come up:\n${this.said}`)
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }

  /** As a power cut would: no chance to tidy up. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await gone
    clearTimeout(late)
  }
}
