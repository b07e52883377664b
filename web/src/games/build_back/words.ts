// Tiles and choices in signs and words, to be read. Pure.
import type { Preview } from '../../board/contract'
import { signed } from '../../board/numbers'
import { filled } from '../../protocol/filled'
import type { Sign } from './art/signs'
import { meOf } from './targets'
import { entries } from './tokens'
import { isTile, type Action, type Amounts, type AnyTile, type CityView, type Deed, type State, type Summary, type Tile, type Token, type UseOffer, type Vocabulary } from './types'

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
  const you = meOf(view.summary)
  switch (action.verb) {
    case 'leader':
      return vocabulary.tiles[action.tile ?? 'none']?.leader ?? null
    case 'use': {
      const use = you?.uses.find((one) => one.tile === action.tile)
      return use && !action.goods ? use.text : null
    }
    case 'build': {
      const site = you?.builds.find((one) => one.tile === action.tile)?.sites.find((one) => one.over === (action.over ?? 'none'))
      return site ? sentences(site.text, filled(vocabulary.notes.score_change, { change: scoreChange(preview, you?.seat) })) : null
    }
    default:
      return vocabulary.outlook[action.verb] ?? null
  }
}

function scoreChange(preview: Preview, seat: number | undefined): string {
  const totalOf = (summary: unknown): number => (seat === undefined ? 0 : ((summary as Summary).players?.[seat]?.score.total ?? 0))
  const change = totalOf(preview.after) - totalOf(preview.before)
  return signed(change)
}

/** The tiles of a mat by name; null: open ground. */
export const tilesOn = (state: State, seat: number): (Tile | null)[] => (state.players[seat]?.mat ?? []).map(({ tile }) => (isTile(tile) ? tile : null))
