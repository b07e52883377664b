import { expect, it } from 'vitest'
import { parse } from './markdown'
import { found, sectionsOf } from './sections'

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
