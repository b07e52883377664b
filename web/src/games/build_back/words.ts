// Tiles and choices in plain words, to be spoken and to be read. Pure.
import type { Choice, Preview, View } from '../../board/contract'
import { meOf } from './targets'
import { entries, isNothing, listed, said } from './tokens'
import type { Amounts, Deed, Site, State, Summary, Tile, TileInfo, UseOffer } from './types'
import type { Sign } from './art/signs'

const written: Record<string, string> = { 'round-the-clock-bakery': 'Round-the-Clock Bakery', 'mentors-lodge': 'Mentors’ Lodge' }

export const nameOf = (summary: Pick<Summary, 'tiles'>, tile: string): string =>
  summary.tiles[tile as Tile]?.name ?? written[tile] ?? tile.replaceAll('-', ' ').replace(/\b./g, (letter) => letter.toUpperCase())

const icons = (count: number, name: string): string[] => (count ? [`${count} ${name}`] : [])

/** "Well, water, level 1: 1 VP, 1 community. Take 2 water from the board." */
export function spokenTile(info: TileInfo): string {
  const worth = listed([...icons(info.vp, 'VP'), ...icons(info.influence, 'influence'), ...icons(info.community, 'community')])
  const level = info.level ? `, level ${info.level}` : ''
  return `${info.name}, ${info.icon}${level}${worth ? `: ${worth}` : ''}. ${info.does}${info.power ? ` ${info.power}` : ''}`
}

/** What a site costs, and what it saves. */
export function spokenSite(site: Site, name: (tile: string) => string): string {
  const where = site.over ? `on top of the ${name(site.over)}` : 'on open ground'
  const saved = isNothing(site.discount) ? '' : ` (${said(site.discount)} saved)`
  const missing = isNothing(site.missing) ? '' : `; you lack ${said(site.missing)}`
  return `${where} for ${said(site.cost)}${saved}${missing}`
}

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

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a looked-at choice would bring; null: the server's sentences say it all. */
export function outlook(choice: Choice, view: View, preview: Preview): string | null {
  const summary = view.summary as unknown as Summary
  const you = meOf(summary)
  const [verb = '', tile = '', , over = ''] = choice.text.split(' ')
  const name = (one: string): string => nameOf(summary, one)
  const score = scoreChange(preview, you?.seat)
  switch (verb) {
    case 'leader':
      return `A Leader on the ${name(tile)} adds 1 to each thing it gives, the whole round.`
    case 'use': {
      const use = you?.uses.find((one) => one.tile === tile)
      return use && !choice.text.includes(' for ') ? `${name(tile)}: ${use.text}.` : null
    }
    case 'build': {
      const site = you?.builds.find((one) => one.tile === tile)?.sites.find((one) => (one.over ?? '') === over)
      return site ? first(`${name(tile)} ${spokenSite(site, name)}. Your score changes by ${score}.`) : null
    }
    case 'ready':
      return 'You are ready. Until everybody is, you may still take it back.'
    case 'wait':
      return 'The new Leader is placed with the others before the next round.'
    case 'idle':
      return 'The marker does nothing this round.'
    default:
      return null
  }
}

function scoreChange(preview: Preview, seat: number | undefined): string {
  const total = (summary: Record<string, unknown>): number => (seat === undefined ? 0 : ((summary as unknown as Summary).players?.[seat]?.score.total ?? 0))
  const change = total(preview.after) - total(preview.before)
  return change < 0 ? `−${-change}` : `+${change}`
}

/** The tiles of a mat by name; null: open ground. */
export const tilesOn = (state: State, seat: number): (Tile | null)[] =>
  (state.players[seat]?.mat ?? []).map(({ tile }) => (tile === 'none' || tile === 'face-down' ? null : tile))
