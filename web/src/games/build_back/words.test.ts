import { expect, it } from 'vitest'
import type { Preview, View } from '../../board/contract'
import type { Summary, TileInfo } from './types'
import { deedSigns, nameOf, outlook, spokenSite, spokenTile } from './words'

const well: TileInfo = {
  name: 'Well', icon: 'water', level: 1, three: false, cost: { supplies: 2, workers: 2 }, vp: 1, influence: 0, community: 1,
  does: 'Take 2 water from the board.', deed: { pay: {}, take: { water: 2 }, help: {}, receive: {}, any: 0, vp: 0, leaders: 0 }, power: null, flavor: '',
}
const over = { over: 'water-station' as const, space: 1, cost: { supplies: 1, workers: 1 }, discount: { supplies: 1, workers: 1 }, missing: {}, allowed: true, why: null }
const summary = {
  turn: 0,
  tiles: { well },
  players: [],
  you: [{ seat: 0, builds: [{ tile: 'well', sites: [over] }], uses: [{ tile: 'well', text: 'get 2 water' }] }],
} as unknown as Summary
const view = { state: {}, summary } as unknown as View
const preview = (before: number, after: number): Preview => {
  const at = (total: number) => ({ players: [{ score: { total } }] }) as unknown as Record<string, unknown>
  return { happenings: [], before: at(before), after: at(after), chance: false }
}

it('a tile is said with all that is printed on it', () => {
  expect(spokenTile(well)).toBe('Well, water, level 1: 1 VP and 1 community. Take 2 water from the board.')
})

it('the Well over the Water Station costs 1 supplies and 1 worker less', () => {
  expect(spokenSite(over, (tile) => nameOf(summary, tile))).toBe('on top of the Water Station for 1 supplies and 1 worker (1 supplies and 1 worker saved)')
  expect(outlook({ text: 'build well over water-station', action: {} }, view, preview(4, 6))).toMatch(/^Well on top of the Water Station for .*Your score changes by \+2\.$/)
})

it('a marker and a Leader say what they bring', () => {
  expect(outlook({ text: 'use well', action: {} }, view, preview(0, 0))).toBe('Well: get 2 water.')
  expect(outlook({ text: 'leader well', action: {} }, view, preview(0, 0))).toMatch(/adds 1/)
  expect(outlook({ text: 'trade water 1', action: {} }, view, preview(0, 0))).toBeNull()
})

it('signs of a deed come in the order of tokens', () => {
  expect(deedSigns({ pay: { food: 1 }, take: { water: 1 }, help: { injured: 2 }, receive: { money: 1 }, any: 0, vp: 3, leaders: 1 })).toEqual({
    pay: [['food', 1]],
    gain: [['water', 1], ['money', 1], ['injured', 2], ['vp', 3], ['leader', 1]],
  })
})

it('names without a summary are written out', () => {
  expect(nameOf({ tiles: {} }, 'mentors-lodge')).toBe('Mentors’ Lodge')
  expect(nameOf({ tiles: {} }, 'school-gym-shelter')).toBe('School Gym Shelter')
})
