import { expect, it } from 'vitest'
import { highHomes, sectionsOf, spokenName, standingTiles, tallLayout, wideLayout } from './tiles'
import { stateOf } from './fixtures'
import { vocabulary } from './told'

const state = stateOf('P 2 B C\n. B L 1')

it('a state is a list of tiles on spaces', () => {
  const tiles = standingTiles(state)
  expect(tiles).toHaveLength(7)
  expect(tiles.find((tile) => tile.space === 'b6')).toEqual({ tile: 'high', space: 'b6', height: 2, guard: null })
  expect(tiles.find((tile) => tile.space === 'a6')).toMatchObject({ tile: 'low', guard: 1 })
})

it('each space has a spoken name', () => {
  const at = (space: string) => standingTiles(state).find((tile) => tile.space === space)
  const say = (space: string) => spokenName(space, at(space), vocabulary)
  expect(say('c6')).toBe('local business, c6')
  expect(say('a6')).toBe('low-income home, protected, a6')
  expect(say('b6')).toBe('high-income home, stack of 2, b6')
  expect(say('c3')).toBe('vacant lot, c3, city center')
})

it('homes are counted, not stacks', () => {
  expect(highHomes(state)).toBe(3)
})

it('the people of two houses stand under each box', () => {
  const { personAt, boxAt } = tallLayout(vocabulary)
  expect(sectionsOf(vocabulary)).toBe(2)
  expect(personAt(0)[0]).toBeLessThan(boxAt(0)[0])
  expect(personAt(4)[0]).toBeGreaterThan(boxAt(0)[0])
  expect(personAt(8)[0]).toBeGreaterThan(personAt(7)[0] + 11)
})

it('more houses than lots along an edge stand behind the others, and everything is inside', () => {
  const words = { ...vocabulary, house_limit: 8 }
  for (const layout of [tallLayout(words), wideLayout(words)]) {
    const places = [...Array.from({ length: 8 }, (_, i) => layout.boxAt(i)), ...Array.from({ length: words.resident_limit }, (_, i) => layout.personAt(i))]
    expect(new Set(places.map(String)).size).toBe(places.length)
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(layout.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(layout.height)
    }
  }
  expect(sectionsOf(words)).toBe(2)
})
