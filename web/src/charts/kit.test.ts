import { expect, it } from 'vitest'
import { bandsOf } from './bands'
import { fileName } from './drawing'
import { hatchOf } from './hatch'
import { heightFor, nameOf, placesOf } from './heat'
import { histogramOf } from './histogram'
import { between, differs, percent, shareOf } from './shares'

it('the interval is the laboratory’s own', () => {
  const share = shareOf(426, 1000)
  expect(share.share).toBe(0.426)
  expect(share.low).toBeCloseTo(0.3957, 3)
  expect(share.high).toBeCloseTo(0.4569, 3)
  expect(shareOf(0, 100).high).toBeCloseTo(0.037, 3)
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})

it('shares are told as exactly as they are worth', () => {
  expect(percent(0.4264)).toBe('43 %')
  expect(percent(0.0033)).toBe('0.33 %')
  expect(percent(0.042)).toBe('4.2 %')
  expect(percent(0.997)).toBe('99.70 %')
  expect(percent(1)).toBe('100 %')
  expect(percent(0)).toBe('0 %')
  expect(between({ share: 0.43, low: 0.396, high: 0.457 })).toBe('40–46 %')
})

it('a share differs only where its interval leaves the other out', () => {
  expect(differs({ share: 0.3, low: 0.26, high: 0.34 }, 0.25)).toBe('more')
  expect(differs({ share: 0.3, low: 0.2, high: 0.4 }, 0.25)).toBe('no')
  expect(differs({ share: 0.1, low: 0.05, high: 0.2 }, 0.25)).toBe('less')
})

it('groups of a histogram are shares of their own, side by side, on one scale', () => {
  const drawn = histogramOf([{ label: 'a', times: [1, 3] }, { label: 'b', times: [0, 100] }], 5, 1, { width: 100, height: 100 })
  expect(drawn.bars.map(({ group, share, from }) => [group, share, from])).toEqual([[0, 0.25, 5], [0, 0.75, 6], [1, 1, 6]])
  expect(drawn.bars[2]!.y).toBe(0)
  expect(drawn.bars.every(({ y, height }) => Math.abs(y + height - 100) < 1e-9)).toBe(true)
  expect(drawn.xOf(5)).toBe(25)
})

it('a bar of several values says which', () => {
  const [bar] = histogramOf([{ label: '', times: [2] }], -20, 10, { width: 50, height: 10 }).bars
  expect([bar!.from, bar!.to]).toEqual([-20, -11])
})

it('a map has its lowest row at the bottom, and slim lines between those with a name', () => {
  const ground = { columns: ['a', '', 'b'], rows: ['1', '2'] }
  expect(heightFor(ground, 250)).toBe(200)
  const places = placesOf(ground, { width: 250, height: 200 })
  expect(places).toHaveLength(6)
  expect(places[0]).toMatchObject({ name: 'a1', x: 0, y: 100, width: 100 })
  expect(places[1]).toMatchObject({ name: 'a1–b1', width: 50 })
  expect(places[5]).toMatchObject({ name: 'b2', x: 150, y: 0 })
  expect(nameOf({ columns: ['a', '', 'b'], rows: ['1', '', '2'] }, 1, 1)).toBe('a1–b2')
})

it('a place has the name that its game gives it', () => {
  const names = ['w1s1', 's1', 'e1s1', 'w1', 'o', 'e1']
  const places = placesOf({ columns: ['w1', 'o', 'e1'], rows: ['s1', 'o'], names }, { width: 30, height: 20 })
  expect(places.map(({ name }) => name)).toEqual(names)
  expect(nameOf({ columns: ['a', 'b'], rows: ['1'], names: [] }, 1, 0)).toBe('b1')
})

it('what is told apart by color is told apart by a pattern, too', () => {
  for (const tones of [['tone-one', 'tone-two', 'tone-three'], ['tone-won', 'tone-others', 'tone-lost'], ['tone-more', 'tone-less']]) {
    expect(new Set(tones.map((tone) => hatchOf(tone, 'a'))).size).toBe(tones.length)
  }
})

it('bands share one scale from nothing up', () => {
  const drawn = bandsOf([{ label: 'a', mean: [0, 10], low: [0, 5], high: [0, 20] }], { width: 100, height: 100 })
  expect(drawn.bands[0]).toMatchObject({ x: 100, y: 50 })
  expect(drawn.lines[0]).toEqual({ y: 100, value: 0 })
})

it('a chart is kept under its title', () => {
  expect(fileName('city-roots How games end?')).toBe('city-roots-how-games-end')
})
