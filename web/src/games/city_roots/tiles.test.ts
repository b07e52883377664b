import { expect, it } from 'vitest'
import { highHomes, spokenName, standingTiles } from './tiles'
import { stateOf } from './fixtures'

const state = stateOf('P 2 B C\n. B L 1')

it('a state is a list of tiles on spaces', () => {
  const tiles = standingTiles(state)
  expect(tiles).toHaveLength(7)
  expect(tiles.find((tile) => tile.space === 'b6')).toEqual({ tile: 'high', space: 'b6', height: 2, guard: null })
  expect(tiles.find((tile) => tile.space === 'a6')).toMatchObject({ tile: 'low', guard: 1 })
})

it('each space has a spoken name', () => {
  const at = (space: string) => standingTiles(state).find((tile) => tile.space === space)
  expect(spokenName('c6', at('c6'))).toBe('local business, c6')
  expect(spokenName('a6', at('a6'))).toBe('low-income home, protected, a6')
  expect(spokenName('b6', at('b6'))).toBe('stack of 2 high-income homes, b6')
  expect(spokenName('c3', at('c3'))).toBe('vacant lot, c3, city center')
})

it('homes are counted, not stacks', () => {
  expect(highHomes(state)).toBe(3)
})
