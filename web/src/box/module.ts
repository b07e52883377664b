// One game's module (wasm/box.cpp) and what it needs of its surroundings. Runs in a worker, and in Node for tests.

/** What a module says by itself. */
export interface Surroundings {
  /** A message, as a server would send it. */
  send(text: string): void
  /** From now on the table is kept like this; empty: no longer. What is sent after it rests on that. */
  keep(code: string, text: string): void
  /** For whoever looks for a fault. */
  note(line: string): void
}

interface Exports {
  memory: WebAssembly.Memory
  _initialize?(): void
  __wasm_call_ctors?(): void
  box_room(bytes: number): number
  box_bring(): void
  box_say(): void
  box_turn(): number
  box_check_replay(): number
  box_perft(): number
  box_bench_hash(): bigint
  box_play(games: number, seed: number): number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const noSuchFile = 8
const realTime = 0

export class BoxModule {
  private readonly exports: Exports

  private constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports
  }

  static async load(code: BufferSource, around: Surroundings): Promise<BoxModule> {
    let memory: WebAssembly.Memory | null = null
    const bytes = (at: number, size: number): Uint8Array<ArrayBuffer> => new Uint8Array(memory!.buffer as ArrayBuffer, at, size)
    const text = (at: number, size: number): string => decoder.decode(bytes(at, size))
    const { instance } = await WebAssembly.instantiate(code, {
      page: {
        send: (at: number, size: number) => around.send(text(at, size)),
        keep: (code: number, codeSize: number, at: number, size: number) => around.keep(text(code, codeSize), text(at, size)),
        note: (at: number, size: number) => around.note(text(at, size)),
      },
      wasi_snapshot_preview1: system(() => memory!.buffer, around),
    })
    const module = new BoxModule(instance)
    memory = module.exports.memory
    module.exports.__wasm_call_ctors?.()
    return module
  }

  /** A table as it was kept. All of them come before anything else. */
  bring(table: string): void {
    this.give(table)
    this.exports.box_bring()
  }

  /** What a page says; it is heard at the next turn. */
  say(message: string): void {
    this.give(message)
    this.exports.box_say()
  }

  /** Does what is due. Gives the milliseconds until it wants the next turn. */
  turn(): number {
    return this.exports.box_turn()
  }

  /** Does it fit the rules? What it ends as, or why not, is noted. */
  checkReplay(file: string): boolean {
    this.give(file)
    return this.exports.box_check_replay() !== 0
  }

  perft(table: string): boolean {
    this.give(table)
    return this.exports.box_perft() !== 0
  }

  benchHash(): bigint {
    return BigInt.asUintN(64, this.exports.box_bench_hash())
  }

  /** Whole games at random; gives how many decisions they took. */
  play(games: number, seed: number): number {
    return this.exports.box_play(games, seed)
  }

  private give(text: string): void {
    const bytes = encoder.encode(text)
    const at = this.exports.box_room(bytes.length)
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes)
  }
}

/** The few calls of WASI that C++'s library makes; all others are about files, of which there are none. */
function system(buffer: () => ArrayBufferLike, around: Surroundings): WebAssembly.ModuleImports {
  const view = (): DataView => new DataView(buffer() as ArrayBuffer)
  const calls: Record<string, (...args: never[]) => number> = {
    clock_time_get(clock: number, _precision: bigint, at: number): number {
      const ms = clock === realTime ? Date.now() : performance.now()
      view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true)
      return 0
    },
    random_get(at: number, size: number): number {
      crypto.getRandomValues(new Uint8Array(buffer() as ArrayBuffer, at, size))
      return 0
    },
    environ_sizes_get(count: number, size: number): number {
      view().setUint32(count, 0, true)
      view().setUint32(size, 0, true)
      return 0
    },
    environ_get: () => 0,
    proc_exit(code: number): number {
      around.note(`It ended with ${code}.`)
      throw new Error('The box broke.')
    },
  }
  return new Proxy(calls, { get: (known, name) => known[String(name)] ?? (() => noSuchFile) }) as unknown as WebAssembly.ModuleImports
}
