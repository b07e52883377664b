// What the legal choices mean on the table: which place to press for which. Pure.
import type { Choice } from '../../board/contract'
import type { Mode } from './hand.svelte'
import type { BuildOffer, Site, Summary, Tile, UseOffer, You } from './types'

export const byText = (legal: readonly Choice[], text: string): Choice | null => legal.find((choice) => choice.text === text) ?? null
export const verbOf = (choice: Choice): string => choice.text.split(' ')[0] ?? ''
export const byVerb = (legal: readonly Choice[], verb: string): Choice[] => legal.filter((choice) => verbOf(choice) === verb)

export const buildText = (tile: Tile, over: Tile | null): string => `build ${tile}${over ? ` over ${over}` : ''}`

/** What a press on one space of the own mat means. */
export interface Spot {
  /** From 0. */
  at: number
  choice: Choice | null
  /** The notation of the attempt; '': nothing can be tried here. */
  tried: string
  /** It opens a further step instead of being a choice itself. */
  opens: 'goods' | null
  site: Site | null
  use: UseOffer | null
}

/** The viewer's own part: whoever acts, else whose eyes look. */
export const meOf = (summary: Pick<Summary, 'you' | 'turn'>): You | null =>
  summary.you.find((one) => one.seat === summary.turn) ?? summary.you[0] ?? null

export const offerOf = (you: You | null, tile: Tile | null): BuildOffer | null => you?.builds.find((offer) => offer.tile === tile) ?? null

/** One spot for each space of the mat. `tiles`: what lies there, from the first space on. */
export function spotsOf(tiles: readonly (Tile | null)[], you: You | null, phase: Summary['phase'], legal: readonly Choice[], mode: Mode, building: Tile | null): Spot[] {
  const offer = mode === 'build' ? offerOf(you, building) : null
  return tiles.map((tile, at): Spot => {
    const spot: Spot = { at, choice: null, tried: '', opens: null, site: null, use: you?.uses.find((use) => use.space === at + 1) ?? null }
    if (legal.length === 0) return spot
    if (phase !== 'markers') {
      if (tile) Object.assign(spot, tried(legal, `leader ${tile}`))
    } else if (offer) {
      spot.site = offer.sites.find((site) => site.space === at + 1) ?? null
      if (tile || spot.site) Object.assign(spot, tried(legal, buildText(offer.tile, tile)))
    } else if (tile && mode !== 'build') {
      Object.assign(spot, tried(legal, `use ${tile}`))
      if (!spot.choice && legal.some((choice) => choice.text.startsWith(`use ${tile} for `))) spot.opens = 'goods'
    }
    return spot
  })
}

const tried = (legal: readonly Choice[], text: string): Pick<Spot, 'choice' | 'tried'> => ({ choice: byText(legal, text), tried: text })

/** Tiles that may be built somewhere now. */
export const buildable = (legal: readonly Choice[]): Set<string> => new Set(byVerb(legal, 'build').map((choice) => choice.text.split(' ')[1] ?? ''))
