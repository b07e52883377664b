// What the legal actions mean on the table: which place to press for which. Pure.
import { sameAction } from '../../protocol/action'
import type { Mode } from './hand.svelte'
import { goods } from './tokens'
import type { Action, AnyTile, BuildOffer, Goods, Site, Square, State, Summary, Task, Tile, UseOffer, Vocabulary, You } from './types'

type Verb = Action['verb']

/** The legal action that is the same as this one. */
export const found = (legal: readonly Action[], action: Action): Action | null => legal.find((one) => sameAction(one, action)) ?? null
export const byVerb = (legal: readonly Action[], ...verbs: Verb[]): Action[] => legal.filter((action) => verbs.includes(action.verb))

const verbsOf: Record<Square, Verb[]> = { build: ['build'], spend: ['spend-stories', 'spend-money'], trade: ['trade'] }
/** What a marker on this square may do. */
export const atSquare = (legal: readonly Action[], square: Square): Action[] => byVerb(legal, ...verbsOf[square])

export const toBuild = (tile: Tile, over: AnyTile): Action => (over === 'none' ? { verb: 'build', tile } : { verb: 'build', tile, over })

/** A try at a square where nothing is allowed, for the server to say why not. */
export function attemptAt(square: Square, you: You | null, state: State, vocabulary: Vocabulary): Action {
  if (square === 'build') return { verb: 'build', tile: you?.builds[0]?.tile ?? 'none' }
  if (square === 'trade') return { verb: 'trade', goods: { water: 1, food: 0, supplies: 0, workers: 0 } }
  const money = (state.players[you?.seat ?? 0]?.tokens.money ?? 0) > 0
  const exchange = vocabulary.exchanges.find(({ verb }) => (verb === 'spend-money') === money)
  return { verb: exchange?.verb ?? 'spend-stories', amount: exchange?.amount ?? 1 }
}

/** The square that a proposed marker goes to; null: to a tile, or nowhere. */
export const squareOf = (action: Action): Square | null => (Object.keys(verbsOf) as Square[]).find((square) => verbsOf[square].includes(action.verb)) ?? null
export const isAdvised = (advised: readonly Action[], action: Action | null): boolean => action !== null && advised.some((one) => sameAction(one, action))

/** What a press on one space of the own mat means. */
export interface Spot {
  /** From 0. */
  at: number
  choice: Action | null
  /** The attempt; null: nothing can be tried here. */
  tried: Action | null
  /** It opens a further step instead of being a choice itself. */
  opens: 'goods' | null
  /** A coach or a hint proposes it. */
  advised: boolean
  site: Site | null
  use: UseOffer | null
}

/** The viewer's own part: whoever acts, else whose eyes look. */
export const meOf = (summary: Pick<Summary, 'you' | 'turn'>): You | null =>
  summary.you.find((one) => one.seat === summary.turn) ?? summary.you[0] ?? null

/** The same for who decides: around one screen all look on, and what they may know is enough. */
export const deciderOf = (summary: Pick<Summary, 'you' | 'turn' | 'open'>, legal: readonly Action[]): You | null => meOf(summary) ?? (legal.length ? (summary.open ?? null) : null)

export const offerOf = (you: You | null, tile: AnyTile | null): BuildOffer | null => you?.builds.find((offer) => offer.tile === tile) ?? null

/** One spot for each space of the mat. `tiles`: what lies there, from the first space on. */
export function spotsOf(tiles: readonly (Tile | null)[], you: You | null, task: Task, legal: readonly Action[], mode: Mode, building: Tile | null, advised: readonly Action[] = []): Spot[] {
  const offer = mode === 'build' ? offerOf(you, building) : null
  return tiles.map((tile, at): Spot => {
    const spot: Spot = { at, choice: null, tried: null, opens: null, advised: false, site: null, use: you?.uses.find((use) => use.space === at + 1) ?? null }
    if (legal.length === 0) return spot
    if (task !== 'marker') {
      if (tile) Object.assign(spot, tried(legal, { verb: 'leader', tile }))
    } else if (offer) {
      spot.site = offer.sites.find((site) => site.space === at + 1) ?? null
      if (tile || spot.site) Object.assign(spot, tried(legal, toBuild(offer.tile as Tile, tile ?? 'none')))
    } else if (tile && mode !== 'build') {
      Object.assign(spot, tried(legal, { verb: 'use', tile }))
      if (!spot.choice && mixesOf(legal, { verb: 'use', tile }).length > 0) spot.opens = 'goods'
    }
    spot.advised = isAdvised(advised, spot.choice) || (spot.opens !== null && advised.some((one) => one.verb === 'use' && one.tile === tile))
    return spot
  })
}

const tried = (legal: readonly Action[], action: Action): Pick<Spot, 'choice' | 'tried'> => ({ choice: found(legal, action), tried: action })

/** Tiles that may be built somewhere now. */
export const buildable = (legal: readonly Action[]): Set<string> => new Set(byVerb(legal, 'build').map(({ tile }) => tile ?? 'none'))

/** The goods that may be chosen with this action, mix by mix. */
export const mixesOf = (legal: readonly Action[], { verb, tile }: Action): Goods[] =>
  legal.flatMap((action) => (action.verb === verb && action.tile === tile && action.goods ? [action.goods] : []))

/** Does some allowed mix have at least this? */
export const isReachable = (mixes: readonly Goods[], mix: Goods): boolean => mixes.some((one) => goods.every((good) => one[good] >= mix[good]))
