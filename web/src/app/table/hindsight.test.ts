// What is said of a moment that is past.
import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import { textOf } from '../../board/recorded'
import { line } from '../../net/samples'
import type { Hindsight, LogLine } from '../../protocol/generated'
import HindsightCard from './HindsightCard.svelte'
import type { Table } from './table.svelte'

const found = { lines: 100, along: 61, beside: 20, lead: 9, ended: 0, won: 0, text: 'It looked at 100 ways the game may go.' }
const would = { action: { verb: 'do-4' }, seat: 1, why: 'Rent grows.', plan: [{ verb: 'do-4' }, { verb: 'rest' }], claims: [], other_why: '', other_claims: [], found } as unknown as Hindsight

function card(log: LogLine[], hindsight = would): string {
  const table = { folded: false, log, past: { count: 3, hindsight }, labelOf: ({ verb }: { verb: string }) => `Verb ${verb}`, you: [], nameOf: () => 'Ben', say: (text: string) => text }
  return textOf(render(HindsightCard, { props: { table: table as unknown as Table } }).body)
}

it('says what and why, what it would go on with, and what the search found', () => {
  const text = card([])
  for (const part of ['Verb do-4', 'Rent grows.', 'And then: Verb rest.', found.text]) expect(text).toContain(part)
})

it('compares it with what was done, where that is known', () => {
  expect(card([line(4, false, 1)])).toContain('A hard bot would have done just what')
  expect(card([line(4, false, 1)], { ...would, action: { verb: 'other' } })).toContain('chose “Verb do-4”.')
  // Taken back, or before what is here, or not for these eyes.
  for (const log of [[line(4, true, 1)], [], [{ count: 4, seat: 1, sentences: [], undone: false }]]) {
    expect(card(log)).toContain('What a hard bot would have done for')
  }
})
