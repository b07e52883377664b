// Rules cut at their headings, so that a search can leave out what does not speak of it.
import { wordsOf, type Block } from './markdown'

export interface Section {
  id: string
  blocks: Block[]
  /** All its words, in small letters. */
  words: string
  /** Has it a picture? */
  shows: boolean
}

function wordsIn(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'line':
      return ''
    case 'picture':
      return block.caption
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
      sections.push({ id: block.kind === 'heading' ? block.id : '', blocks: [], words: '', shows: false })
    }
    const section = sections.at(-1)!
    section.blocks.push(block)
    section.shows ||= block.kind === 'picture'
    section.words += `${wordsIn(block).toLowerCase()} `
  }
  return sections
}

/** Sections that hold every word that is looked for; all of them when nothing is. */
export function found(sections: Section[], search: string): Section[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sections.filter((section) => wanted.every((word) => section.words.includes(word)))
}

/** A heading of the contents, with the rules below it. */
export interface Chapter {
  id: string
  title: string
  rules: { id: string; title: string }[]
}

export function chaptersOf(blocks: Block[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.level < 2) continue
    const line = { id: block.id, title: wordsOf(block.children) }
    if (block.level === 2) chapters.push({ ...line, rules: [] })
    else chapters.at(-1)?.rules.push(line)
  }
  return chapters
}

/** Something to look for: a word of this game, from the middle of its rules, and the rule that tells of it. */
export function exampleOf(chapters: Chapter[]): { word: string; rule: string } | null {
  const words = chapters.flatMap(({ rules }) => rules.flatMap(({ id, title }) => {
    const word = title.slice(id.length).trim()
    return /^[A-Z][a-z]{3,}$/.test(word) ? [{ word: word.toLowerCase(), rule: id }] : []
  }))
  return words[words.length >> 1] ?? null
}
