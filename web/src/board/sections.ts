// Rules cut at their headings, so that a search can leave out what does not speak of it.
import { wordsOf, type Block } from './markdown'

export interface Section {
  id: string
  blocks: Block[]
  /** All its words, in small letters. */
  words: string
}

function wordsIn(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'line':
      return ''
    case 'list':
      return block.items.map((item) => `${wordsOf(item.children)} ${item.blocks.map(wordsIn).join(' ')}`).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join(' ')
    default:
      return wordsOf(block.children)
  }
}

export function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' || sections.length === 0) {
      sections.push({ id: block.kind === 'heading' ? block.id : '', blocks: [], words: '' })
    }
    const section = sections.at(-1)!
    section.blocks.push(block)
    section.words += `${wordsIn(block).toLowerCase()} `
  }
  return sections
}

/** Sections that hold every word that is looked for; all of them when nothing is. */
export function found(sections: Section[], search: string): Section[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sections.filter((section) => wanted.every((word) => section.words.includes(word)))
}
