import { expect, it } from 'vitest'
import { parse } from './markdown'
import { chaptersOf, exampleOf, found, sectionsOf } from './sections'

const rules = '# City\nHello.\n\n### CR-1 Tiles\n36 tiles\n\n### CR-2 Board\n| a | b |\n|--|--|\n| CR-3 | Fire |\n'

it('rules are cut at their headings', () => {
  expect(sectionsOf(parse(rules)).map((section) => section.id)).toEqual(['city', 'CR-1', 'CR-2'])
})

it('a search keeps the sections with all its words, tables included', () => {
  const sections = sectionsOf(parse(rules))
  expect(found(sections, 'fire cr-3').map((section) => section.id)).toEqual(['CR-2'])
  expect(found(sections, ' ')).toHaveLength(3)
  expect(found(sections, 'nowhere')).toHaveLength(0)
})

it('the contents are the headings with the rules below each', () => {
  const chapters = chaptersOf(parse('# City\n\n## A turn\n\n## The box\n### CR-1 Tiles\n### CR-2 The board\n### CR-3 Revenue\n'))
  expect(chapters.map(({ id, rules }) => [id, rules.map(({ title }) => title)])).toEqual([
    ['a-turn', []],
    ['the-box', ['CR-1 Tiles', 'CR-2 The board', 'CR-3 Revenue']],
  ])
  expect(exampleOf(chapters)).toEqual({ word: 'revenue', rule: 'CR-3' })
  expect(exampleOf([])).toBeNull()
})
