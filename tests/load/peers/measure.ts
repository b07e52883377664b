// What all peers are measured with: clients that play as fast as they may, and a server in a process of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Counts the moves of all clients, each from its call until its own client was told of it. */
export class Tally {
  private waits: number[] = []

  acknowledged(since: number): void {
    this.waits.push(performance.now() - since)
  }
  clear(): void {
    this.waits = []
  }
  report(seconds: number): string {
    const waits = this.waits.sort((a, b) => a - b)
    const at = (part: number): string => (waits[Math.floor(part * (waits.length - 1))] ?? 0).toFixed(2)
    return `${(waits.length / seconds).toFixed(0)} acknowledged moves/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`
  }
  get moves(): number {
    return this.waits.length
  }
}

export interface Plan {
  port: number
  connections: number
  /** Milliseconds before each move. */
  think: number
  tally: Tally
}

/** Starts the server `file`, lets `play` connect everybody, and prints what was measured. */
export async function measure(name: string, file: string, play: (plan: Plan) => Promise<void>): Promise<void> {
  const { values } = parseArgs({
    options: {
      connections: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '10' },
      think: { type: 'string', default: '0' },
      port: { type: 'string', default: '18200' },
    },
  })
  const [connections, seconds, think, port] = [values.connections, values.seconds, values.think, values.port].map(Number) as [number, number, number, number]
  const server = await started(file, port)
  const tally = new Tally()
  await play({ port, connections, think, tally })
  await sleep((seconds * 1000) / 5) // warming up
  tally.clear()
  const [before, begin] = [spent(server), performance.now()]
  await sleep(seconds * 1000)
  const took = (performance.now() - begin) / 1000
  const cost = ((spent(server) - before) * 1e6) / Math.max(1, tally.moves)
  console.log(`${name}, ${connections} connections: ${tally.report(took)}`)
  console.log(`processor for a move: ${cost.toFixed(1)} us of the server, which has ${memory(server)} MB of memory`)
  server.kill('SIGKILL')
  process.exit(0)
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

async function started(file: string, port: number): Promise<ChildProcess> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', path, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => child.kill('SIGKILL'))
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('ready') && ready())
    child.on('exit', (code) => failed(new Error(`${file} ended with code ${code}`)))
  })
  return child
}

/** Seconds of processor since it was started. */
function spent({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function memory({ pid }: ChildProcess): string {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return ((pages * 4096) / 2 ** 20).toFixed(0)
}
