// Tiles and choices in signs and words, to be read. Pure.
import type { Preview } from '../../board/contract'
import { signed } from '../../board/numbers'
import { filled } from '../../protocol/filled'
import type { Sign } from './art/signs'
import { meOf } from './targets'
import { entries } from './tokens'
import { isTile, type Action, type Amounts, type AnyTile, type CityView, type Deed, type Score, type State, type Summary, type Tile, type Token, type UseOffer, type Vocabulary } from './types'

export const nameOf = (vocabulary: Pick<Vocabulary, 'tiles'>, tile: string): string => vocabulary.tiles[tile]?.name ?? ''

/** Gains as signs: what a marker would bring just now. */
export const gains = (use: Pick<UseOffer, 'gain' | 'vp' | 'leaders' | 'goods'>): [Sign, number][] => [
  ...entries(use.gain),
  ...(use.goods ? [['goods', use.goods] as [Sign, number]] : []),
  ...(use.vp ? [['vp', use.vp] as [Sign, number]] : []),
  ...(use.leaders ? [['leader', use.leaders] as [Sign, number]] : []),
]

/** A printed deed as signs. */
export function deedSigns(deed: Deed): { pay: [Sign, number][]; gain: [Sign, number][] } {
  const merged: Amounts = { ...deed.take, ...deed.help, ...deed.receive }
  return { pay: entries(deed.pay), gain: gains({ gain: merged, vp: deed.vp, leaders: deed.leaders, goods: deed.any }) }
}

/** Whole sentences one after the other. */
export const sentences = (...all: (string | undefined)[]): string => all.filter(Boolean).join(' ')

/** "2 workers" */
export const counted = (vocabulary: Pick<Vocabulary, 'tokens'>, token: Token, n: number): string => filled(vocabulary.tokens[token]?.count ?? '', { n })

/** Where a tile would go: "on top of the Well"; none: on open ground. */
export const placeOf = ({ words }: Pick<Vocabulary, 'words'>, over: AnyTile): string => words.names.over?.[isTile(over) ? over : ''] ?? ''

/** What a looked-at choice would bring; null: the server's sentences say it all. */
export function outlook(action: Action, view: CityView, preview: Preview, vocabulary: Vocabulary): string | null {
  const you = meOf(view.summary) ?? view.summary.open
  switch (action.verb) {
    case 'leader':
      return vocabulary.tiles[action.tile ?? 'none']?.leader ?? null
    case 'use': {
      const use = you?.uses.find((one) => one.tile === action.tile)
      return use && !action.goods ? sentences(use.text, use.vp > 0 ? scoreThen(preview, you?.seat, vocabulary) : '') : null
    }
    case 'build': {
      const site = you?.builds.find((one) => one.tile === action.tile)?.sites.find((one) => one.over === (action.over ?? 'none'))
      return site ? sentences(site.text, scoreThen(preview, you?.seat, vocabulary)) : null
    }
    default:
      return vocabulary.outlook[action.verb] ?? null
  }
}

/** The score after a looked-at choice, with what it is made of. */
function scoreThen(preview: Preview, seat: number | undefined, { notes }: Vocabulary): string {
  const scoreIn = (summary: unknown): Score | undefined => (summary as Summary).players?.[seat ?? -1]?.score
  const [before, after] = [scoreIn(preview.before), scoreIn(preview.after)]
  if (!before || !after) return ''
  const change = after.total - before.total
  return filled(change === 0 ? notes.score_stays : notes.score_change, { change: signed(change), sum: after.text })
}

const lines = ['track', 'tiles', 'common', 'own', 'influence', 'community'] as const

/** Why a score changed, line by line; what it lost comes first. */
export function changesOf(before: Score, after: Score, { changes }: Pick<Vocabulary, 'changes'>): { text: string; lost: boolean }[] {
  return lines
    .flatMap((key) => {
      const [was, is] = [before[key] ?? 0, after[key] ?? 0]
      const words = changes[key]
      if (was === is || !words) return []
      const lost = is < was
      return [{ text: filled(lost ? (is === 0 ? words.gone : words.down) : words.up, { n: Math.abs(is - was) }), lost }]
    })
    .sort((a, b) => Number(b.lost) - Number(a.lost))
}

/** The tiles of a mat by name; null: open ground. */
export const tilesOn = (state: State, seat: number): (Tile | null)[] => (state.players[seat]?.mat ?? []).map(({ tile }) => (isTile(tile) ? tile : null))
