// Recorded positions laid on a real page: the server says who it is and knows the words, but of one table
// the test answers for it. Every phase of every game is reached at once, and always the same.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, WebSocketRoute } from 'playwright-core'
import { asPupil, playing } from '../../web/src/classroom/samples'
import type { AnySummary, ClassWatched, Coached, Info, Play, Watched } from '../../web/src/protocol/generated'

type Action = Record<string, unknown> & { verb: string }

export interface Recorded {
  replay: string
  count: number
  eyes: number
  legal: Action[]
  before: { state: Record<string, unknown>; summary: AnySummary }
  events: { sentence: string }[]
  after: Recorded['before']
}

export const code = 'LAIDAA'
const classroom = 'CLASSA'
const root = resolve(import.meta.dirname, '../..')

export function recordedOf(game: string): Recorded[] {
  return JSON.parse(readFileSync(`${root}/web/src/games/${game.replaceAll('-', '_')}/recorded.json`, 'utf8')) as Recorded[]
}

/** What is asked of the one who looks, in one line: positions alike in it look alike. */
export function phaseOf({ legal, before: { state } }: Recorded): string {
  const verbs = [...new Set(legal.map(({ verb }) => verb))].sort()
  const phase = ['phase', 'task', 'step', 'law'].map((field) => state[field]).filter((value) => typeof value === 'string')
  return [...phase, ...verbs].join(' ')
}

/** One position of each phase in which there is something to decide: the one with the most choices. */
export function phasesOf(game: string): Recorded[] {
  const best = new Map<string, Recorded>()
  for (const step of recordedOf(game)) {
    const known = best.get(phaseOf(step))
    if (step.legal.length > (known?.legal.length ?? 0)) best.set(phaseOf(step), step)
  }
  return [...best.values()]
}

const names = ['Ana', 'Benedetta', 'Cleo', 'Dov', 'Eda', 'Finn']

/** As long as what a coach says in a real lesson, about the position laid; proposed is the last of its choices. */
const coached = ({ legal }: Recorded, seq: number): Coached => ({
  id: `said ${seq}`,
  title: 'What you can do now',
  shows: 'choices',
  text: 'You hold four coins this year, and nobody else has put any on the card that is open. It costs two: you see its price and what is said of it, but what it really does is on its back. Tell the others what you mean to do, then press what glows.',
  proposed: legal.slice(-1) as Coached['proposed'],
  place: 2,
  of: 8,
})

/**
 * A table whose game stands as the test says; `lay` puts another position on it. Where wanted a coach speaks about each,
 * or the table is one of a class, with all that this puts over it.
 */
export async function laidTable(page: Page, game: string, { coach = false, inClass = false } = {}): Promise<{ lay: (step: Recorded) => Promise<void>; played: Action[] }> {
  let shown: Recorded | null = null
  let seq = 0
  const played: Action[] = []
  const info = ({ eyes, before }: Recorded): Info => ({
    table: code,
    game,
    title: game.replaceAll('-', ' '),
    rules_version: 1,
    content_version: 1,
    phase: 'playing',
    options: {},
    url: '',
    pace: 1000,
    host: eyes,
    you: { seats: [eyes], held: [eyes], host: true, let_in: true },
    seats: names.slice(0, Number(before.state.seats ?? 3)).map((name, seat) => ({ seat, kind: seat === eyes ? 'person' : 'bot', name: seat === eyes ? name : '', bot: seat === eyes ? '' : 'greedy', character: '', held: seat === eyes, online: true, away: false })),
    purpose: 'practice',
    by_link: false,
    spectators: true,
    hints: true,
    host_away: false,
    read_only: false,
    note: '',
    classroom: inClass ? classroom : '',
  })
  const ofClass = ({ eyes }: Recorded): ClassWatched => {
    const info = playing({ game })
    return { info: { ...info, settings: { ...info.settings, visits: true } }, you: asPupil({ code, seat: eyes }) }
  }
  const position = ({ eyes, before, legal }: Recorded): Play => ({
    edition: seq,
    seq,
    line: seq,
    view: before,
    deciders: [eyes],
    legal: { [eyes]: legal },
    standing: { over: false, ending: '', verdict: '', meant: '', questions: [], winners: [], scores: names.map(() => 0) },
    undo: {},
    retract: [],
    secret: [],
    hidden: [],
  })
  const answers: Record<string, (params: { action?: Action }) => unknown> = {
    watch: (): Watched => ({ info: info(shown!), play: position(shown!), log: { from: 0, total: 0, lines: [] }, chat: [], dropped: [] }),
    unwatch: () => ({}),
    class_watch: () => ofClass(shown!),
    class_unwatch: () => ({}),
    facilitator: () => [],
    coach: () => (coach ? coached(shown!, seq) : null),
    preview: () => ({ events: shown!.events, before: shown!.before.summary, after: shown!.after.summary, chance: false, draws: false }),
    play: ({ action }) => {
      if (action) played.push(action)
      return { seq }
    },
  }
  let line: WebSocketRoute | null = null
  await page.routeWebSocket(/\/ws$/, (socket: WebSocketRoute) => {
    line = socket
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const asked = JSON.parse(String(text)) as { id: number; method: string; params: { table?: string; classroom?: string; action?: Action } }
      const mine = asked.params?.table === code || asked.params?.classroom === classroom ? answers[asked.method] : undefined
      if (mine) socket.send(JSON.stringify({ jsonrpc: '2.0', id: asked.id, result: mine(asked.params) }))
      else if (asked.method === 'vocabulary') server.send(JSON.stringify({ ...asked, params: { game } }))
      else server.send(String(text))
    })
  })
  let eyes: number | null = null
  const lay = async (step: Recorded): Promise<void> => {
    shown = step
    // A gap: the page asks for the whole table.
    seq += 10
    played.length = 0
    if (eyes === null) {
      await page.goto('/rules/')
      if (coach) await page.evaluate((table) => localStorage.setItem('citybox.lesson', JSON.stringify({ tables: { [table]: { on: true, told: [], goal: true } } })), code)
    }
    if (inClass && eyes === null) {
      await page.evaluate((held) => localStorage.setItem('citybox.classes', JSON.stringify({ [held]: { role: 'pupil', token: 'token' } })), classroom)
    } else if (eyes !== step.eyes && !inClass) {
      // The page looks for its keys whenever it asks for the table.
      await page.evaluate(
        ([table, of, seat]) => {
          localStorage.setItem('citybox.tables', JSON.stringify({ [table]: { game: of, seats: { [seat]: 'token' }, touched: Date.now() } }))
        },
        [code, game, String(step.eyes)] as const,
      )
    }
    if (eyes === null) await page.goto(inClass ? `/c/${classroom}` : `/t/${code}`)
    else if (inClass && eyes !== step.eyes) line?.send(JSON.stringify({ jsonrpc: '2.0', method: 'class_update', params: { classroom, you: ofClass(step).you } }))
    else line?.send(JSON.stringify({ jsonrpc: '2.0', method: 'update', params: { table: code, info: info(step), play: position(step), steps: [] } }))
    eyes = step.eyes
    await page.locator(`[data-line="${seq}"] [aria-label="Your choices"] .choices`).first().waitFor()
    await page.waitForFunction(() => document.querySelector('.board svg, .board .generic') && !document.querySelector('[aria-busy=true]'))
  }
  return { lay, played }
}
