// Who sits where: the calls behind the lobby and the host's menu. Problems are told, never thrown.
import { tablePath } from '../route'
import { attempt, session, tellProblem } from '../session.svelte'
import { keepSettings, settings } from '../settings.svelte'
import { unnamed } from '../text'
import { tell } from '../toasts.svelte'
import { asksForDraw, type Asked, type TableSync } from './sync.svelte'
import type { Params } from '../../protocol/calls'
import type { BotInfo, Info, Link, Options } from '../../protocol/generated'

/** Who gave no name is a number to others, and "you" at this screen. */
export function myName(seat = 0): string {
  return settings.name.trim() || unnamed(seat)
}

export function keepName(name: string): void {
  settings.name = name.trim()
  keepSettings()
}

export async function sit(sync: TableSync, seat: number, name: string): Promise<boolean> {
  const seated = await attempt('sit', { table: sync.code, ...sync.opener, seat, name: name.trim() || unnamed(seat) })
  if (!seated) return false
  sync.keys.holdSeat(sync.code, seated.seat, seated.token)
  await sync.rekey()
  return true
}

export async function stand(sync: TableSync, seat: number): Promise<void> {
  const token = sync.tokenOf(seat)
  if (!token || !(await attempt('stand', { table: sync.code, token }))) return
  sync.keys.drop(sync.code, [token])
  await sync.rekey()
}

/** Who comes back plays on instead of the bot. */
export async function takeBack(sync: TableSync, seat: number): Promise<void> {
  const token = sync.tokenOf(seat)
  if (token) await attempt('seat_bot', { table: sync.code, token, seat })
}

/** For somebody who is away; they get the seat back when they return. */
export async function letBotPlay(sync: TableSync, seat: number, bots: readonly BotInfo[]): Promise<void> {
  const token = sync.hostToken() ?? sync.anyToken()
  const bot = bots.find(({ level }) => level === 'normal') ?? bots[0]
  if (token && bot) await attempt('seat_bot', { table: sync.code, token, seat, bot: bot.name })
}

export async function rename(sync: TableSync, seat: number, name: string): Promise<boolean> {
  const token = sync.tokenOf(seat)
  if (!token || !name.trim()) return false
  return (await attempt('rename', { table: sync.code, token, name: name.trim() })) !== null
}

/** Takes the seat of a move or return link along to this browser. */
export async function claim(sync: TableSync, claim: string): Promise<boolean> {
  const seated = await attempt('claim', { table: sync.code, claim })
  if (!seated) return false
  sync.keys.holdSeat(sync.code, seated.seat, seated.token)
  await sync.rekey()
  return true
}

type HostCall =
  | { method: 'configure'; seats?: number; options?: Options; pack?: string }
  | { method: 'pause'; on: boolean }
  | { method: 'seat_bot'; seat: number; bot?: string }
  | { method: 'free_seat'; seat: number }
  | { method: 'pass_host'; seat: number }
  | { method: 'spectators' | 'hints'; on: boolean }

/** What only the host may do. */
export async function asHost(sync: TableSync, { method, ...more }: HostCall): Promise<boolean> {
  const token = sync.hostToken()
  if (!token) return false
  const done = await attempt(method, { table: sync.code, token, ...more } as never)
  if (done && method === 'pass_host') await sync.rekey()
  return done !== null
}

/** Beside a real table the start asks for what came up there: who begins, say. */
export async function startGame(sync: TableSync, draws: readonly number[], asks: (asked: Asked) => void): Promise<void> {
  const token = sync.hostToken()
  if (!token) return
  try {
    await session.net.call('start', { table: sync.code, token, ...(draws.length ? { draws: [...draws] } : {}) })
  } catch (problem) {
    const outcomes = asksForDraw(problem)
    if (outcomes) asks({ outcomes, told: (value) => void startGame(sync, [...draws, value], asks) })
    else tellProblem(problem)
  }
}

/** The host stays away: one of the seats here takes the place. */
export async function takeHost(sync: TableSync): Promise<void> {
  const token = sync.tokenOf(sync.mine[0] ?? null) ?? Object.values(sync.held.seats)[0]
  if (token && (await attempt('take_host', { table: sync.code, token }))) await sync.rekey()
}

export async function seatLink(sync: TableSync, seat: number, kind: 'move' | 'return'): Promise<Link | null> {
  const token = kind === 'move' ? sync.tokenOf(seat) : sync.hostToken()
  if (!token) return null
  if (kind === 'move') return attempt('move_link', { table: sync.code, token })
  return attempt('return_link', { table: sync.code, token, seat })
}

/** A new table of which this browser is host; its code, or null. */
export async function createTable(game: string, more: Omit<Params<'create'>, 'game'> = {}): Promise<string | null> {
  const made = await attempt('create', { game, ...more })
  if (!made) return null
  session.keys.holdHost(made.table, game, made.host)
  if (more.by_link) session.keys.holdKey(made.table, made.key)
  return made.table
}

/** A table to which friends come: who opens it plays along, unless they decline. */
export async function inviteTo(game: string, { playing = true, ...wish }: Omit<Params<'create'>, 'game'> & { playing?: boolean } = {}): Promise<string | null> {
  const code = await createTable(game, wish)
  if (!code || !playing) return code
  const { key } = session.keys.of(code)
  // Beside a real table everybody sits at this screen.
  const seats = wish.purpose === 'real' ? (session.game(game)?.seats.standard ?? 1) : 1
  for (let seat = 0; seat < seats; seat++) {
    const seated = await attempt('sit', { table: code, ...(key === undefined ? {} : { key }), seat, name: seat ? unnamed(seat) : myName() })
    if (seated) session.keys.holdSeat(code, seated.seat, seated.token)
  }
  return code
}

/** One click: a table, me in the first seat, bots in the others, and off we go. */
async function playAt(code: string | null): Promise<string | null> {
  if (!code) return null
  const seated = await attempt('sit', { table: code, seat: 0, name: myName() })
  if (!seated) return code
  session.keys.holdSeat(code, seated.seat, seated.token)
  const token = session.keys.of(code).host
  if (token) await attempt('start', { table: code, token })
  return code
}

/** As somebody alone likes it best. */
export async function playNow(game: string): Promise<string | null> {
  const { seats = 0, options = {} } = session.game(game)?.play_now ?? {}
  return playAt(await createTable(game, seats ? { seats, options } : {}))
}

export async function playStandard(game: string): Promise<string | null> {
  return playAt(await createTable(game))
}

/** The same game with the same people: bots and my own seats are set, the others are told by chat. */
export async function again(sync: TableSync, info: Info): Promise<string | null> {
  const { options, purpose, by_link, pack } = info
  const offered = pack && session.game(info.game)?.packs.some(({ name }) => name === pack.name)
  const code = await createTable(info.game, { seats: info.seats.length, options, purpose, by_link, ...(offered ? { pack: pack.name } : {}) })
  if (!code) return null
  // A pack may be gone by now; a table that was played with it goes on without it.
  const other = pack && !offered ? ` with the published numbers (“${pack.title}” is not offered here any more)` : ''
  if (other) tell(`The new table is to be played${other}.`)
  const { host, key } = session.keys.of(code)
  if (!host) return null
  for (const { seat, kind, name, bot } of info.seats) {
    if (sync.mine.includes(seat)) {
      const seated = await attempt('sit', { table: code, ...(key === undefined ? {} : { key }), seat, name })
      if (seated) session.keys.holdSeat(code, seated.seat, seated.token)
    } else if (kind === 'bot' && bot) {
      await attempt('seat_bot', { table: code, token: host, seat, bot })
    }
  }
  const token = sync.anyToken()
  if (token) await attempt('chat', { table: sync.code, token, text: `Again with the same people${other}: ${tablePath(code, key)}` })
  return code
}
