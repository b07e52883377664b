// Classes for tests: one that gathers, and Broken Cities at six tables as it goes on.
import type { ClassCard, ClassInfo, ClassPool, ClassPupil, ClassSeat, ClassTable, ClassYou, Figure, PrizeGiven } from '../protocol/generated'

const names = ['Ana', 'Ben', 'Cem', 'Dana', 'Eli', 'Fatou', 'Gus', 'Hana', 'Ivo', 'Jana', 'Kai', 'Lea', 'Milo', 'Noor', 'Omar', 'Pia', 'Quinn', 'Rosa', 'Sami', 'Tea', 'Uma & Vito', 'Wim', 'Xenia', 'Yusuf']

/** Noon of a school day. */
export const noon = Date.UTC(2025, 4, 12, 10)

export function pupil(number: number, more: Partial<ClassPupil> = {}): ClassPupil {
  return { pupil: number, name: names[number - 1] ?? `Pupil ${number}`, online: true, hand: false, hand_at: 0, bot: false, made_up: false, ...more }
}

export function figure(key: string, label: string, value: number, seats: number[] = [], better: Figure['better'] = 'neither'): Figure {
  return { key, label, value, seats, better }
}

export function seat(number: number, of: ClassPupil | null, more: Partial<ClassSeat> = {}): ClassSeat {
  const who = of ? { pupil: of.pupil, name: of.name, bot: of.bot, online: of.online } : { name: 'Marla', bot: true, online: true }
  return { seat: number, ...who, decides: number === 0, ...more }
}

export function table(number: number, seats: ClassSeat[], more: Partial<ClassTable> = {}): ClassTable {
  return {
    number,
    table: `TABLE${'ABCDEFGHIJKL'[number - 1]}`,
    phase: 'playing',
    seats,
    now: '{seat:0|You choose|{name} chooses} what to build.',
    since: noon,
    moment: 'Round 3',
    round: 3,
    behind: 0,
    holds_up: false,
    figures: [
      figure('rent', 'Rent', 20 + number, seats.map((_, i) => 5 + i), 'high'),
      figure('emissions', 'Emissions', 10 + number, seats.map((_, i) => 2 + i), 'low'),
      figure('damage', 'Damage', 4 + number, [], 'low'),
      figure('green', 'Green buildings and parks', number, seats.map(() => 1), 'high'),
      figure('laws', 'Laws', number % 2),
    ],
    rules: number % 2 ? [{ text: 'Nobody builds two high-rises in a row.', words: true, hidden: false }] : [],
    seq: 14 + number,
    line: 12 + number,
    standing: { over: false, ending: '', verdict: '', meant: '', questions: [], winners: [], scores: seats.map(() => 0) },
    ...more,
  }
}

export function info(more: Partial<ClassInfo> = {}): ClassInfo {
  return {
    classroom: 'CLASSA',
    game: 'broken-cities',
    title: 'Broken Cities',
    phase: 'gathering',
    demo: false,
    door: true,
    url: 'http://127.0.0.1/c/CLASSA',
    stop: 'none',
    scene: 'auto',
    settings: {
      name: '7b',
      options: {},
      seats: 0,
      choose_cards: false,
      cards_by_themselves: false,
      bot_after: 60,
      pace: 1200,
      visits: false,
      chat: true,
      leaders: true,
      letters: false,
    },
    pupils: [],
    tables: [],
    messages: [],
    wall: { question: '', open: false, answers: [] },
    prizes: prizes(),
    helpers: 0,
    trouble: '',
    ...more,
  }
}

export function prizes(won: PrizeGiven['won'][] = []): PrizeGiven[] {
  const texts: [string, string, string, PrizeGiven['goes_to'], string, PrizeGiven['better']][] = [
    ['most-rent', 'Richest landlord', 'The highest rent of all.', 'seat', 'rent', 'high'],
    ['least-emissions', 'Cleanest table', 'The lowest emissions a player.', 'table', 'emissions', 'low'],
    ['most-green', 'Most green', 'The most green buildings and parks.', 'seat', 'green', 'high'],
  ]
  return texts.map(([id, title, text, goes_to, fig, better], i) => ({ id, title, text, goes_to, figure: fig, better, ending: '', won: won[i] ?? [] }))
}

export const cards: ClassCard[] = [
  { id: 'heat', title: 'Heat wave', text: 'Every high-rise without a park beside it loses a renter.' },
  { id: 'flood', title: 'Flood', text: 'Each building at the river is damaged.' },
  { id: 'storm', title: 'Storm', text: 'The tallest building of each player loses its top floor.' },
]

export function pool(more: Partial<ClassPool> = {}): ClassPool {
  return {
    noun: 'damage',
    pool: 41,
    events: [{ number: 36, card: cards[1]!, at: noon }, { number: 72, at: 0 }, { number: 108, at: 0 }, { number: 144, at: 0 }, { number: 180, at: 0 }, { number: 216, at: 0 }],
    next: 72,
    left: [cards[0]!, cards[2]!],
    ...more,
  }
}

/** 24 names at six tables of four; the last table has a bot's own seat, its third pupil is away. */
function sixTables(): Pick<ClassInfo, 'pupils' | 'tables'> {
  const pupils = names.slice(0, 23).map((_, i) => {
    const place = { table: Math.floor(i / 4) + 1, seat: i % 4 }
    return pupil(i + 1, { ...place, ...(i === 22 ? { online: false, bot: true } : {}), ...(i === 9 ? { hand: true, hand_at: noon } : {}) })
  })
  const tables = Array.from({ length: 6 }, (_, t) => {
    const there = pupils.filter((one) => one.table === t + 1)
    const seats = Array.from({ length: 4 }, (_, s) => seat(s, there[s] ?? null))
    return table(t + 1, seats, t === 3 ? { round: 2, moment: 'Round 2', behind: 1, holds_up: true } : {})
  })
  return { pupils, tables }
}

/** The door is open, five are there, nobody has a table. */
export const gathering = (more: Partial<ClassInfo> = {}): ClassInfo => info({ pupils: [1, 2, 3, 4, 5].map((number) => pupil(number)), ...more })

/** As above, and two tables are planned. */
export function arranged(more: Partial<ClassInfo> = {}): ClassInfo {
  const pupils = [1, 2, 3, 4, 5].map((number) => pupil(number, { table: number < 4 ? 1 : 2 }))
  const planned = (number: number): ClassTable => {
    const seats = pupils.filter((one) => one.table === number).map((one, i) => seat(i, one, { decides: false }))
    return table(number, seats, { table: '', phase: 'lobby', now: '', moment: '', round: 0, figures: [], rules: [], seq: 0, line: 0 })
  }
  return gathering({ pupils, tables: [planned(1), planned(2)], ...more })
}

export const playing = (more: Partial<ClassInfo> = {}): ClassInfo => info({ phase: 'playing', pool: pool(), ...sixTables(), ...more })

export const paused = (): ClassInfo => playing({ stop: 'paused' })

/** The second number was reached; its card is not known yet. */
export const event = (more: Partial<ClassInfo> = {}): ClassInfo => playing({ stop: 'event', pool: pool({ pool: 75, event: 2 }), ...more })

/** … and now it is. */
export function eventCard(): ClassInfo {
  const { events } = pool()
  return event({ pool: pool({ pool: 75, event: 2, events: events.map((one, i) => (i === 1 ? { ...one, card: cards[0]!, at: noon } : one)), next: 108, left: [cards[2]!] }) })
}

export function ended(more: Partial<ClassInfo> = {}): ClassInfo {
  const standing = { over: true, ending: 'climate', verdict: '{seat:1|You have|{name} has} the highest rent.', meant: 'The climate broke before the cities changed.', questions: [], winners: [1], scores: [12, 19, 15, 9] }
  const { pupils, tables } = sixTables()
  return playing({
    phase: 'ended',
    stop: 'ended',
    pupils,
    tables: tables.map((one) => ({ ...one, phase: 'over', now: 'The game is over.', standing })),
    prizes: prizes([[{ table: 2, seat: 1, names: ['Fatou'], value: '19' }], [{ table: 5, names: ['Quinn', 'Rosa', 'Sami', 'Tea'], value: '2.5 a player' }]]),
    wall: { question: 'What would you change?', open: true, answers: [] },
    ...more,
  })
}

export const asFacilitator: ClassYou = { role: 'facilitator', name: '', code: '', hand: false, bot: false, answer: '' }
export const asHelper: ClassYou = { ...asFacilitator, role: 'helper' }
export const asProjector: ClassYou = { ...asFacilitator, role: 'projector' }
/** Fatou, at the second table once it is open. */
export const asPupil = (more: Partial<ClassYou> = {}): ClassYou => ({ ...asFacilitator, role: 'pupil', pupil: 6, name: 'Fatou', table: 2, code: 'TABLEB', seat: 1, ...more })
/** … and before. */
export const asWaiting = (more: Partial<ClassYou> = {}): ClassYou => ({ ...asFacilitator, role: 'pupil', pupil: 1, name: 'Ana', ...more })
