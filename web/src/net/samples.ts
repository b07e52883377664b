// Small tables for tests.
import type { Info, LogLine, Play, Step, Watched } from '../protocol/wire'

export function info(more: Partial<Info> = {}): Info {
  return {
    table: 'KMTRAQ',
    game: 'city-roots',
    title: 'City Roots',
    phase: 'playing',
    options: {},
    url: 'http://127.0.0.1/t/KMTRAQ',
    pace: 1000,
    host: null,
    you: { seats: [0], host: false },
    seats: [
      { seat: 0, kind: 'person', name: 'Ana', bot: null, online: true },
      { seat: 1, kind: 'person', name: 'Ben', bot: null, online: true },
      { seat: 2, kind: 'bot', name: 'Cem', bot: 'greedy', online: true },
    ],
    undo_request: null,
    ...more,
  }
}

export function play(seq: number, more: Partial<Play> = {}): Play {
  return {
    seq,
    line: seq,
    view: { state: {}, summary: { now: `{seat:0} decides, step ${seq}` } },
    deciders: [0],
    legal: { '0': [{ text: 'build c3', action: { verb: 'build' } }] },
    standing: { over: false, ending: '', verdict: '', winners: [], scores: [0, 0, 0] },
    undo: {},
    retract: [],
    clock: null,
    ...more,
  }
}

export function step(count: number, seat: number | null = 0): Step {
  return { count, seat, text: `do ${count}`, happenings: [{ event: { kind: 'built' }, sentence: `{seat:${seat}} did ${count}` }] }
}

export function line(count: number, undone = false): LogLine {
  return { count, seat: 0, text: `do ${count}`, sentences: [`{seat:0} did ${count}`], undone }
}

export function watched(seq: number, more: Partial<Watched> = {}): Watched {
  const log = Array.from({ length: seq }, (_, i) => line(i + 1))
  return { info: info(), play: play(seq), log, chat: [], dropped: [], ...more }
}
