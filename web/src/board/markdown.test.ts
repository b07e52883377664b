import { describe, expect, it } from 'vitest'
import { anchorOf, inline, parse, wordsOf, type Block } from './markdown'

const only = (text: string): Block => {
  const blocks = parse(text)
  expect(blocks).toHaveLength(1)
  return blocks[0]!
}

describe('rules in Markdown', () => {
  it('have a heading with the rule id as its anchor', () => {
    expect(only('### CR-22 Homes beside a corporation')).toMatchObject({ kind: 'heading', level: 3, id: 'CR-22', rule: 'CR-22' })
    expect(only('## How a turn goes')).toMatchObject({ id: 'how-a-turn-goes', rule: null })
    expect(anchorOf('CR-3a The layout')).toBe('CR-3a')
  })

  it('link to each other by id', () => {
    expect(inline('as CR-22 says')).toEqual([
      { kind: 'text', text: 'as ' },
      { kind: 'rule', id: 'CR-22' },
      { kind: 'text', text: ' says' },
    ])
  })

  it('have emphasis, code and links', () => {
    expect(inline('**win** *now* with `build c3`, see [more](#CR-1)')).toEqual([
      { kind: 'strong', children: [{ kind: 'text', text: 'win' }] },
      { kind: 'text', text: ' ' },
      { kind: 'em', children: [{ kind: 'text', text: 'now' }] },
      { kind: 'text', text: ' with ' },
      { kind: 'code', text: 'build c3' },
      { kind: 'text', text: ', see ' },
      { kind: 'link', href: '#CR-1', children: [{ kind: 'text', text: 'more' }] },
    ])
  })

  it('keep a stray star, bracket or tag as text', () => {
    expect(inline('2 * 3 [x] <img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '2 * 3 [x] <img src=x onerror=alert(1)>' },
    ])
    expect(wordsOf(inline('a\\*b'))).toBe('a*b')
  })

  it('follow no link that runs script', () => {
    expect(inline('[press](javascript:alert)')).toEqual([{ kind: 'text', text: 'press' }])
    expect(inline('[press](data:text/html,x)')).toEqual([{ kind: 'text', text: 'press' }])
  })

  it('join the lines of a paragraph and end it at a blank one', () => {
    const blocks = parse('one\ntwo\n\nthree')
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'paragraph'])
    expect(blocks[0]).toMatchObject({ children: [{ text: 'one two' }] })
  })

  it('have lists whose items may hold a rule, more lines and code', () => {
    const block = only('- CR-3 The layout:\n  ```\n  6  B L\n     a b\n  ```\n- another\n  line')
    expect(block).toMatchObject({
      kind: 'list',
      ordered: false,
      items: [
        { id: 'CR-3', blocks: [{ kind: 'code', text: '6  B L\n   a b' }] },
        { id: null, children: [{ text: 'another line' }] },
      ],
    })
  })

  it('have lists inside lists, and numbered ones', () => {
    expect(only('1. first\n   - inner\n2. second')).toMatchObject({
      kind: 'list',
      ordered: true,
      items: [{ blocks: [{ kind: 'list', items: [{ children: [{ text: 'inner' }] }] }] }, { children: [{ text: 'second' }] }],
    })
  })

  it('have tables whose rows can be found by rule', () => {
    const block = only('| # | event |\n|---|---|\n| CR-40 | Tech boom |\n| CR-41 | Rent *hike* |')
    expect(block).toMatchObject({ kind: 'table', ids: ['CR-40', 'CR-41'] })
    expect(block.kind === 'table' && block.rows[1]!.map(wordsOf)).toEqual(['CR-41', 'Rent hike'])
  })

  it('have code as it stands', () => {
    expect(only('```\na | b\n  # c\n```')).toEqual({ kind: 'code', text: 'a | b\n  # c' })
  })

  it('end, whatever the text', () => {
    for (const text of ['', '```', '- ', '|', '|\n|--', '>', '#', '**', '\n\n', '-\n  - \n x', '1.', '> a\nb']) {
      expect(Array.isArray(parse(text))).toBe(true)
    }
  })

  it('show a position by the last word of a picture, and end where the page does', () => {
    expect(parse('![Homes move.](../../docs/images/city-roots-turn.webp)\n\n<!-- The page ends here. -->\n\n## Files')).toEqual([
      { kind: 'picture', name: 'turn', caption: 'Homes move.' },
    ])
    expect(only('![no picture](javascript:alert)')).toMatchObject({ kind: 'paragraph' })
  })
})
