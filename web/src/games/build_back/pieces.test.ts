import { expect, it } from 'vitest'
import { leadersOf, markersOf } from './pieces'
import type { PlayerScene, SpaceScene } from './scene'

const none = { water: 0, food: 0, supplies: 0, workers: 0, money: 0, stories: 0, influence: 0, distressed: 0, injured: 0 }
const space = (tile: SpaceScene['tile'], used = 0, leader = false): SpaceScene => ({ tile, below: 'none', height: 0, used, leader })
const player = (mat: SpaceScene[], markers: number, used = [0, 0, 0]): PlayerScene => ({ vp: 0, tokens: none, mat, used, markers, leaders: 2, ready: true })

it('a marker keeps its name on its way from the pool to a tile', () => {
  const before = markersOf(player([space('well')], 5), 0, 5)
  expect(before.map((piece) => piece.place)).toEqual(['pool', 'pool', 'pool', 'pool', 'pool'])
  const after = markersOf(player([space('well', 1)], 4), 0, 5, before)
  expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id))
  expect(after.filter((piece) => piece.place === 'well')).toHaveLength(1)
})

it('those that idle, or lie under a new tile, are away', () => {
  const before = markersOf(player([space('well', 2)], 2, [1, 0, 0]), 1, 5)
  expect(before.filter((piece) => piece.place === 'build')).toHaveLength(1)
  const after = markersOf(player([space('waterworks')], 1, [2, 0, 0]), 1, 5, before)
  expect(after.filter((piece) => piece.place === 'away')).toHaveLength(2)
  expect(new Set(after.map((piece) => piece.id)).size).toBe(5)
})

it('the sixth marker is a new one', () => {
  const before = markersOf(player([], 5), 0, 5)
  const after = markersOf(player([], 6), 0, 6, before)
  expect(new Set(after.map((piece) => piece.id)).size).toBe(6)
})

it('Leaders move from tile to tile and wait', () => {
  const before = leadersOf(player([space('well', 0, true), space('radio-van')], 5), 0)
  expect(before.map((piece) => piece.place).sort()).toEqual(['pool', 'well'])
  const after = leadersOf(player([space('well'), space('radio-van', 0, true)], 5), 0, before)
  expect(after.map((piece) => piece.id).sort()).toEqual(before.map((piece) => piece.id).sort())
})
