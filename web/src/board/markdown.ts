// The Markdown that the rules are written in, as a tree to draw: headings, paragraphs, lists, tables, code,
// emphasis and links to rules. No HTML goes in or out: what is not known stays text.

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'rule'; id: string }

export type Block =
  | { kind: 'heading'; level: number; id: string; rule: string | null; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'quote'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; ids: (string | null)[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; name: string; caption: string }
  | { kind: 'line' }

export interface Item {
  /** The rule this item states, if it starts with one. */
  id: string | null
  children: Inline[]
  blocks: Block[]
}

const ruleId = /\b[A-Z]{2}-\d+[a-z]?\b/
const ruleFirst = /^(?:\*\*)?([A-Z]{2}-\d+[a-z]?)\b/

/** The anchor of a heading: its rule id if it has one, else its words. */
export function anchorOf(heading: string): string {
  const rule = ruleFirst.exec(heading)?.[1]
  if (rule) return rule
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

// A link leads to a place in this text or to another page by https; anything else is not followed.
const safe = (href: string): boolean => /^(#|https?:\/\/)/.test(href)

/** `rules`: are ids such as CR-22 links? Not inside a link or in a heading. */
export function inline(text: string, rules = true): Inline[] {
  const out: Inline[] = []
  const put = (piece: string): void => {
    const last = out.at(-1)
    if (last?.kind === 'text') last.text += piece
    else if (piece) out.push({ kind: 'text', text: piece })
  }
  const marks = /\\([\\`*_[\]|])|`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]*)\]\(([^)\s]*)\)/g
  let at = 0
  const plain = (piece: string): void => {
    let rest = piece
    for (let found = rules ? ruleId.exec(rest) : null; found; found = ruleId.exec(rest)) {
      put(rest.slice(0, found.index))
      out.push({ kind: 'rule', id: found[0] })
      rest = rest.slice(found.index + found[0].length)
    }
    put(rest)
  }
  for (const found of text.matchAll(marks)) {
    plain(text.slice(at, found.index))
    at = found.index + found[0].length
    const [, escaped, code, strong, em, label, href] = found
    if (escaped !== undefined) put(escaped)
    else if (code !== undefined) out.push({ kind: 'code', text: code })
    else if (strong !== undefined) out.push({ kind: 'strong', children: inline(strong, rules) })
    else if (em !== undefined) out.push({ kind: 'em', children: inline(em, rules) })
    else if (safe(href ?? '')) out.push({ kind: 'link', href: href!, children: inline(label ?? '', false) })
    else put(label ?? '')
  }
  plain(text.slice(at))
  return out
}

export function wordsOf(inlines: Inline[]): string {
  return inlines
    .map((part) => (part.kind === 'rule' ? part.id : 'text' in part ? part.text : wordsOf(part.children)))
    .join('')
}

const bullet = /^(\s*)([-*]|\d+\.)\s+(.*)$/
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
const indentOf = (line: string): number => line.length - line.trimStart().length

// A picture on a line of its own: a position that the board draws, named by the last word of the file that others see.
const picture = /^!\[([^\]]*)\]\((?:[^)\s]*\/)?(?:[\w-]*-)?(\w+)\.\w+\)$/
/** What follows is for developers. */
const ending = '<!-- The page ends here. -->'

export function parse(markdown: string): Block[] {
  return blocksOf(markdown.split(ending)[0]!.replace(/\r/g, '').replace(/<!--[\s\S]*?-->/g, '').split('\n'))
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = []
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
    if (!line.trim()) i++
    else if (heading) {
      const text = heading[2]!
      const rule = ruleFirst.exec(text)?.[1] ?? null
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: anchorOf(text), rule, children: inline(text, false) })
      i++
    } else if (picture.test(line.trim())) {
      const [, caption = '', name = ''] = picture.exec(line.trim())!
      blocks.push({ kind: 'picture', name, caption })
      i++
    } else if (line.trimStart().startsWith('```')) i = code(lines, i, blocks)
    else if (line.includes('|') && /^\s*\|?\s*:?-{2,}/.test(lines[i + 1] ?? '')) i = table(lines, i, blocks)
    else if (/^(-{3,}|\*{3,})$/.test(line.trim())) {
      blocks.push({ kind: 'line' })
      i++
    } else if (bullet.test(line)) i = list(lines, i, blocks)
    else i = paragraph(lines, i, blocks)
  }
  return blocks
}

function code(lines: string[], from: number, blocks: Block[]): number {
  const indent = indentOf(lines[from]!)
  let to = from + 1
  while (to < lines.length && !lines[to]!.trimStart().startsWith('```')) to++
  const text = lines.slice(from + 1, to).map((line) => line.slice(Math.min(indent, indentOf(line))))
  blocks.push({ kind: 'code', text: text.join('\n') })
  return to + 1
}

function table(lines: string[], from: number, blocks: Block[]): number {
  let to = from + 2
  while (to < lines.length && lines[to]!.includes('|')) to++
  const rows = lines.slice(from + 2, to).map(cells)
  blocks.push({
    kind: 'table',
    head: cells(lines[from]!).map((cell) => inline(cell)),
    rows: rows.map((row) => row.map((cell, place) => inline(cell, place > 0 || !ruleFirst.test(cell)))),
    ids: rows.map((row) => ruleFirst.exec(row[0] ?? '')?.[1] ?? null),
  })
  return to
}

function list(lines: string[], from: number, blocks: Block[]): number {
  const first = bullet.exec(lines[from]!)!
  const indent = first[1]!.length
  const items: Item[] = []
  let i = from
  while (i < lines.length) {
    const found = bullet.exec(lines[i]!)
    if (!found || found[1]!.length !== indent) break
    const text = [found[3]!]
    const inner: string[] = []
    for (i++; i < lines.length; i++) {
      const line = lines[i]!
      const next = lines[i + 1] ?? ''
      if (line.trim() ? indentOf(line) <= indent : indentOf(next) <= indent) break
      if (inner.length || !line.trim() || bullet.test(line) || line.trimStart().startsWith('```')) inner.push(line)
      else text.push(line.trim())
    }
    const words = text.join(' ')
    const id = ruleFirst.exec(words)?.[1] ?? null
    const lead = id ? [{ kind: 'text' as const, text: id }, ...inline(words.slice(words.indexOf(id) + id.length))] : null
    items.push({ id, children: lead && !words.startsWith('**') ? lead : inline(words), blocks: blocksOf(inner) })
  }
  blocks.push({ kind: 'list', ordered: /\d/.test(first[2]!), items })
  return i
}

function paragraph(lines: string[], from: number, blocks: Block[]): number {
  const quote = lines[from]!.startsWith('>')
  const text: string[] = []
  let i = from
  for (; i < lines.length; i++) {
    const line = lines[i]!
    const ends = !line.trim() || /^#{1,6}\s/.test(line) || line.trimStart().startsWith('```') || bullet.test(line)
    if (i > from && (ends || line.startsWith('>') !== quote)) break
    text.push(line.replace(/^>\s?/, '').trim())
  }
  blocks.push({ kind: quote ? 'quote' : 'paragraph', children: inline(text.join(' ')) })
  return i
}
