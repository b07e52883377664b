import { describe, expect, it } from 'vitest'
import { draftOf, partsOf, type Draft } from './laws'
import type { CityEvent, Law } from './types'
import { steps, vocabulary } from './told'

const said = (draft: Draft): string => partsOf(draft, vocabulary).map((part) => (part.gap ? `[${part.text}]` : part.text)).join('')
const law = (parts: Partial<Law>): Law => ({ kind: 'cap', object: 'none', number: 0, fine: 0, text: 0, since: 'now', ...parts })

describe('a law while it is worded', () => {
  it('has gaps for what is still to be said', () => {
    expect(said({ kind: 'require' })).toBe('Every turn brings at least [how many] [what]; each one missing costs [how much].')
    expect(said({ kind: 'require', object: 'retrofit', number: 1 })).toBe('Every turn brings at least 1 retrofit; each one missing costs [how much].')
    expect(said({ kind: 'surcharge', object: 'shopping' })).toBe('Each Shopping center costs [how much] more than on the price sheet.')
    expect(said({ kind: 'surcharge', object: 'retrofit', number: 3 })).toBe('Each retrofit costs 3 more than on the price sheet.')
    expect(said({ kind: 'free-text', words: 'Be nice.' })).toBe('“Be nice.” A breach costs [how much].')
  })
  it('knows a cap of none from a cap not said yet', () => {
    expect(draftOf(law({}), 'number').number).toBeUndefined()
    expect(draftOf(law({}), 'fine').number).toBe(0)
    expect(said({ kind: 'cap', number: 0, fine: 4 })).toBe('No turn may add emissions on balance; one that does costs 4.')
  })
  it('knows a fine of none from a fine not said yet', () => {
    expect(draftOf({ ...law({ kind: 'free-text' }), words: 'Be nice.' }, 'fine').fine).toBeUndefined()
    expect(said(draftOf({ ...law({ kind: 'free-text' }), words: 'Be nice.' }, 'vote'))).toBe('“Be nice.” The table itself sees to a breach.')
  })
})

describe('a finished law', () => {
  it('reads here as the server says it', () => {
    const told = steps.flatMap((step) => step.events.map(({ event, sentence }) => ({ event: event as CityEvent, sentence })))
    const laws = told.filter(({ event }) => event.kind === 'proposed' && event.law && event.law.kind !== 'free-text')
    expect(laws.length).toBeGreaterThan(0)
    for (const { event, sentence } of laws) expect(sentence).toContain(said(draftOf(event.law!, 'vote')))
  })
  it('that would go is named by its sentence', () => {
    expect(said({ kind: 'repeal', law: '“Share.” A breach costs 3.' })).toBe('Repeal: “Share.” A breach costs 3.')
  })
})
