// Choices are actions: what an action does not use is left out, and its first field says what is done.
import type { Words } from './generated'

/** An action of any game; each game's own shape stands in generated.ts. */
export type AnyAction = object

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function sameAction(a: AnyAction, b: AnyAction): boolean {
  const one = Object.entries(a)
  const two = b as Record<string, unknown>
  return one.length === Object.keys(b).length && one.every(([key, value]) => plain(value) === plain(two[key]))
}

/** What a person reads for an action: a sentence (sentence.ts) made of the verb's template and the fields' names. */
export function labelOf(words: Words, action: AnyAction): string {
  const fields = action as Record<string, unknown>
  const verb = Object.values(fields)[0]
  if (verb === undefined) return ''
  const template = words.actions[plain(verb)]
  if (template === undefined) return plain(verb)
  return template.replace(/\{(seat:)?(\w+)\}/g, (_, person: string | undefined, field: string) => {
    const value = fields[field]
    if (value === undefined) return ''
    const text = plain(value)
    return person ? `{seat:${text}}` : (words.names[field]?.[text] ?? text)
  })
}
