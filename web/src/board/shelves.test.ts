import { expect, it } from 'vitest'
import { foundOn, type Shelf } from './shelves'

const shelves: Shelf[] = [
  { name: 'Cards', items: [{ id: 'cards/flood', name: 'Flood', lines: ['Homes at the shore are lost.'], story: 'The sea rose.' }, { id: 'cards/news', name: 'Just the news', lines: [] }] },
  { name: 'Laws', items: [{ id: 'laws/cap', name: 'Cap', tag: 'BC-32', lines: [] }] },
]
const found = (search: string): string[] => foundOn(shelves, search).flatMap(({ items }) => items.map(({ id }) => id))

it('finds things by every word that stands on them, and leaves empty shelves out', () => {
  expect(found('')).toHaveLength(3)
  expect(found('SEA homes')).toEqual(['cards/flood'])
  expect(found('bc-32')).toEqual(['laws/cap'])
  expect(foundOn(shelves, 'sea').map(({ name }) => name)).toEqual(['Cards'])
  expect(found('tram')).toEqual([])
})
