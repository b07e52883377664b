// What a class looks after, its tables do not offer.
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { textOf } from '../../board/recorded'
import type { FakeSocket } from '../../net/fake_socket'
import { info, play, watched } from '../../net/samples'
import type { Info } from '../../protocol/generated'
import { session } from '../session.svelte'
import AbsentBanner from './AbsentBanner.svelte'
import Chat from './Chat.svelte'
import EndDialog from './EndDialog.svelte'
import HostBanner from './HostBanner.svelte'
import MenuDialog from './MenuDialog.svelte'
import NowLine from './NowLine.svelte'
import SeatDialog from './SeatDialog.svelte'
import { Table } from './table.svelte'
import TakeSeat from './TakeSeat.svelte'

vi.mock('../router.svelte', () => ({ go: () => undefined }))
vi.mock('../session.svelte', async () => {
  const { fakeNet } = await import('../../net/fake_socket')
  const { Keyring } = await import('../../net/keyring')
  const fake = fakeNet()
  let text: string | null = null
  const keys = new Keyring(() => ({ getItem: () => text, setItem: (_: string, value: string) => void (text = value) }))
  return { session: { net: fake.net, socket: fake.socket, keys, words: { of: () => new Promise(() => undefined) }, game: () => undefined }, attempt: () => Promise.resolve(null), tellProblem: () => undefined }
})

const socket = (session as unknown as { socket: () => FakeSocket }).socket
beforeAll(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('navigator', {})
  session.keys.holdSeat('KMTRAQ', 0, 'secret')
  socket().open()
})
afterAll(() => vi.unstubAllGlobals())

async function sitting(more: Partial<Info>, over = false): Promise<Table> {
  const table = new Table('KMTRAQ')
  await Promise.resolve()
  const standing = { over, ending: '', verdict: 'It is over.', meant: '', questions: [], winners: [], scores: [0, 0, 0] }
  socket().answer('watch', watched(1, { info: info(more), play: play(1, { standing }) }))
  await vi.waitFor(() => expect(table.info).not.toBeNull())
  return table
}

const words = (part: Component<never>, table: Table, more: object = {}): string =>
  textOf(render(part as unknown as Component<Record<string, unknown>>, { props: { table, onclose: () => undefined, ...more } }).body)

const away = info().seats.map((seat) => ({ ...seat, online: false, away: true }))
const bot = info().seats.map((seat) => (seat.seat === 0 ? { ...seat, kind: 'bot' as const, bot: 'greedy' } : seat))
const open = info().seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'open' as const, held: false } : seat))
/** Part, what the table is like, what a table of its own says, and more for the part. */
const cases: [string, Component<never>, Partial<Info>, RegExp, object?][] = [
  ['the pace of bots', MenuDialog as Component<never>, {}, /Bots play/],
  ['invitations', MenuDialog as Component<never>, {}, /Invite or share/],
  ['the first page', MenuDialog as Component<never>, {}, /First page/],
  ['names', SeatDialog as Component<never>, {}, /Keep the name/, { number: 0 }],
  ['other devices', SeatDialog as Component<never>, {}, /Move to another device/, { number: 0 }],
  ['leaving a seat', SeatDialog as Component<never>, {}, /Leave the seat/, { number: 0 }],
  ['sitting down', SeatDialog as Component<never>, { seats: open }, /Sit down here/, { number: 1 }],
  ['what a host does', SeatDialog as Component<never>, { you: { ...info().you, host: true } }, /As host/, { number: 1 }],
  ['the pause', HostBanner as Component<never>, { phase: 'paused' }, /paused/],
  ['a host who is away', HostBanner as Component<never>, { host_away: true }, /Take over as host/],
  ['bots for who is away', AbsentBanner as Component<never>, { seats: bot }, /Play on myself/],
  ['open seats', TakeSeat as Component<never>, { seats: open, you: { ...info().you, host: true } }, /A seat is open/],
]

describe('a table of a class', () => {
  it.each(cases)('leaves to it: %s', async (_, part, like, offer, more) => {
    expect(words(part, await sitting(like), more)).toMatch(offer)
    expect(words(part, await sitting({ ...like, classroom: 'CLASSA' }), more)).not.toMatch(offer)
  })

  it('has no link away and none to hand on in its header', async () => {
    const header = async (like: Partial<Info>): Promise<string> => render(NowLine as unknown as Component<{ table: Table }>, { props: { table: await sitting(like) } }).body
    expect(await header({})).toMatch(/Invite or share this table/)
    const inClass = await header({ classroom: 'CLASSA', seats: away })
    expect(inClass).not.toMatch(/Invite or share|first page/)
    expect(inClass).toMatch(/Menu and settings/)
  })

  it('is not played again by those who sit there', async () => {
    expect(words(EndDialog as Component<never>, await sitting({ phase: 'over' }, true))).toMatch(/Again with the same people/)
    const ended = words(EndDialog as Component<never>, await sitting({ phase: 'over', classroom: 'CLASSA' }, true))
    expect(ended).not.toMatch(/Again with the same people/)
    expect(ended).toMatch(/It is over\./)
  })

  it('may have no chat', async () => {
    const table = await sitting({ classroom: 'CLASSA' })
    expect(words(Chat as Component<never>, table)).toMatch(/Say something/)
    table.hushed = true
    expect(words(Chat as Component<never>, table)).toMatch(/switched off/)
    expect(words(Chat as Component<never>, table)).not.toMatch(/Say something/)
  })
})
