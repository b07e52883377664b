// The rules of every game begin as somebody reads them who never played.
import { expect, it } from 'vitest'
import { parse } from '../board/markdown'
import { chaptersOf } from '../board/sections'

const texts = import.meta.glob<string>('../../../games/*/README.md', { eager: true, import: 'default', query: '?raw' })

it.each(Object.entries(texts))('%s begins with what one wants, a turn and the end, and ends with its last rule', (path, text) => {
  const blocks = parse(text)
  const chapters = chaptersOf(blocks)
  expect(chapters.slice(0, 3).map(({ title }) => title)).toEqual(['What you want', 'A turn', 'How it ends'])
  expect(chapters.map(({ title }) => title)).not.toContain('Files')
  const shown = blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []))
  expect(shown).toEqual(path.includes('template') ? [] : ['start', 'turn', 'end'])
})
