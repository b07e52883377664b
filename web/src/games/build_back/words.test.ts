import { expect, it } from 'vitest'
import type { Preview } from '../../board/contract'
import { filled } from '../../protocol/filled'
import { vocabulary } from './told'
import { tokens } from './tokens'
import type { CityView } from './types'
import { changesOf, counted, deedSigns, nameOf, outlook, placeOf, sentences } from './words'

const site = { over: 'water-station', space: 1, text: 'Build the Well on top of the Water Station for 1 supply and 1 worker (1 supply and 1 worker saved).', allowed: true }
const view = {
  state: {},
  summary: { turn: 0, players: [], you: [{ seat: 0, builds: [{ tile: 'well', sites: [site] }], uses: [{ tile: 'well', text: 'The Well brings 2 water now.' }] }] },
} as unknown as CityView
const preview = (before: number, after: number): Preview => {
  const at = (total: number) => ({ players: [{ score: { total, text: `${total} = tiles ${total}` } }] })
  return { events: [], before: at(before), after: at(after), chance: false, draws: false } as unknown as Preview
}

it('the Well over the Water Station costs 1 supply and 1 worker less', () => {
  const said = outlook({ verb: 'build', tile: 'well', over: 'water-station' }, view, preview(4, 6), vocabulary)
  expect(said).toBe('Build the Well on top of the Water Station for 1 supply and 1 worker (1 supply and 1 worker saved). Your score changes by +2: 6 = tiles 6.')
  expect(outlook({ verb: 'build', tile: 'well' }, view, preview(4, 6), vocabulary)).toBeNull()
})

it('a score that falls says why, before what it gained', () => {
  const score = { track: 3, tiles: 6, common: 0, influence: 10, community: 5, total: 24, text: '' }
  const then = { ...score, tiles: 8, influence: 5, community: 0, total: 16 }
  expect(changesOf(score, then, vocabulary)).toEqual([
    { text: '−5: somebody has as much influence', lost: true },
    { text: '−5: somebody has more community', lost: true },
    { text: '+2 from tiles', lost: false },
  ])
  expect(changesOf(score, score, vocabulary)).toEqual([])
})

it('a marker and a Leader say what they bring', () => {
  expect(outlook({ verb: 'use', tile: 'well' }, view, preview(0, 0), vocabulary)).toBe('The Well brings 2 water now.')
  expect(outlook({ verb: 'leader', tile: 'well' }, view, preview(0, 0), vocabulary)).toMatch(/adds 1/)
  expect(outlook({ verb: 'idle' }, view, preview(0, 0), vocabulary)).toBe('The marker does nothing this round.')
  expect(outlook({ verb: 'trade', goods: { water: 1, food: 0, supplies: 0, workers: 0 } }, view, preview(0, 0), vocabulary)).toBeNull()
})

it('signs of a deed come in the order of tokens', () => {
  expect(deedSigns({ pay: { food: 1 }, take: { water: 1 }, help: { injured: 2 }, receive: { money: 1 }, any: 0, vp: 3, leaders: 1 })).toEqual({
    pay: [['food', 1]],
    gain: [['water', 1], ['money', 1], ['injured', 2], ['vp', 3], ['leader', 1]],
  })
})

it('texts are filled, sentences follow each other', () => {
  expect(filled(vocabulary.notes.special_stands, { tile: 'Night Barge' })).toBe('Your special building, the Night Barge, stands.')
  expect(sentences('One.', '', undefined, 'Two.')).toBe('One. Two.')
  expect(filled(vocabulary.notes.purse, { markers: 2 })).toBe('2 markers to place')
  expect(filled(vocabulary.notes.purse_with_leaders, { markers: 1, leaders: 1 })).toBe('1 marker to place, 1 Leader waits')
  expect(filled(vocabulary.notes.points, { n: 12, name: 'Ana' })).toBe('12 points of Ana: what they are made of')
})

it('tokens are counted in words', () => {
  expect(counted(vocabulary, 'workers', 1)).toBe('1 worker')
  expect(counted(vocabulary, 'distressed', 2)).toBe('2 distressed people')
  expect(tokens.filter((token) => /[{}]/.test(counted(vocabulary, token, 3)))).toEqual([])
})

it('a place says what it is on', () => {
  expect(placeOf(vocabulary, 'water-station')).toBe('on top of the Water Station')
  expect(placeOf(vocabulary, 'none')).toBe('on open ground')
})

it('names are the server’s', () => {
  expect(nameOf(vocabulary, 'well')).toBe('Well')
  expect(nameOf(vocabulary, 'none')).toBe('')
})
