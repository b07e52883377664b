// Small tables for tests.
import type { ChatLine, Info, LogLine, Play, Step, Watched } from '../protocol/generated'

export function info(more: Partial<Info> = {}): Info {
  return {
    table: 'KMTRAQ',
    game: 'city-roots',
    title: 'City Roots',
    rules_version: 1,
    content_version: 1,
    phase: 'playing',
    options: {},
    url: 'http://127.0.0.1/t/KMTRAQ',
    pace: 1000,
    you: { seats: [0], held: [0], host: false, let_in: true },
    seats: [
      { seat: 0, kind: 'person', name: 'Ana', bot: '', character: '', held: true, online: true, away: false },
      { seat: 1, kind: 'person', name: 'Ben', bot: '', character: '', held: true, online: true, away: false },
      { seat: 2, kind: 'bot', name: 'Cleo', bot: 'greedy', character: 'a thoughtful mayor', held: false, online: true, away: false },
    ],
    purpose: 'game',
    by_link: false,
    spectators: false,
    hints: true,
    host_away: false,
    read_only: false,
    note: '',
    classroom: '',
    ...more,
  }
}

/** What may be done in these tables, as the server lists it. */
export const build = { verb: 'build', space: 'c3' }

export function play(seq: number, more: Partial<Play> = {}): Play {
  return {
    edition: seq,
    seq,
    line: seq,
    view: { state: {}, summary: { now: `{seat:0} decides, step ${seq}` } },
    deciders: [0],
    legal: { '0': [build] },
    standing: { over: false, ending: '', verdict: '', meant: '', questions: [], winners: [], scores: [0, 0, 0] },
    undo: {},
    retract: [],
    secret: [],
    hidden: [],
    ...more,
  }
}

const by = (seat: number | null): { seat?: number } => (seat === null ? {} : { seat })

export function step(count: number, seat: number | null = 0): Step {
  return { count, ...by(seat), action: { verb: `do-${count}` }, events: [{ event: { kind: 'built' }, sentence: `{seat:${seat}} did ${count}` }] }
}

export function line(count: number, undone = false, seat = 0): LogLine {
  return { count, seat, action: { verb: `do-${count}` }, sentences: [`{seat:${seat}} did ${count}`], undone }
}

export function said(id: number, text: string, more: Partial<ChatLine> = {}): ChatLine {
  return { id, seat: 1, name: 'Ben', text, at: 0, note: false, ...more }
}

export function watched(seq: number, more: Partial<Watched> = {}): Watched {
  const lines = Array.from({ length: seq }, (_, i) => line(i + 1))
  return { info: info(), play: play(seq), log: { from: 0, total: seq, lines }, chat: [], dropped: [], ...more }
}
