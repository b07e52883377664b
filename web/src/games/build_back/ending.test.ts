import { expect, it } from 'vitest'
import { scoreLines } from './ending'
import { vocabulary } from './told'
import type { Summary } from './types'

it('each part of a score is read out by its name, all together last', () => {
  const score = { track: 1, tiles: 2, own: 3, common: 4, influence: 10, community: 0, total: 20, text: '' }
  const summary = { players: [{ score }, { score: { ...score, own: undefined, total: 17 } }] } as unknown as Summary
  const lines = scoreLines({ summary }, vocabulary)
  expect(lines.map(({ key }) => key).sort()).toEqual(Object.keys(score).filter((key) => key !== 'text').sort())
  expect(lines.find(({ key }) => key === 'own')).toEqual({ key: 'own', name: 'Own objectives', values: [3, 0] })
  expect(lines.at(-1)).toEqual({ key: 'total', name: 'In all', values: [20, 17] })
})
