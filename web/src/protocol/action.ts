// Choices are actions: what an action does not use is left out, and its first field says what is done.
import type { AnyAction, Choices, Words } from './generated'

/** An action of any game; each game's own shape stands in generated.ts. */
export type { AnyAction }

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Fields that say something. */
const fieldsOf = (action: AnyAction): [string, unknown][] =>
  Object.entries(action).filter(([, value]) => value !== undefined && value !== null && value !== '')

/** Each action by itself: those that differ in one field come as one, with a list there. */
export function eachOf(choices: readonly Choices[]): AnyAction[] {
  return choices.flatMap((choice) => {
    const [field, values] = Object.entries(choice).find(([, value]) => Array.isArray(value)) ?? []
    return field === undefined ? [choice] : (values as unknown as unknown[]).map((value) => ({ ...choice, [field]: value }))
  })
}

export function sameAction(a: AnyAction, b: AnyAction): boolean {
  const one = fieldsOf(a)
  const two = new Map(fieldsOf(b))
  return one.length === two.size && one.every(([key, value]) => two.has(key) && plain(value) === plain(two.get(key)))
}

/** For maps and lists: two actions have the same key where they are the same. */
export function keyOf(action: AnyAction): string {
  const fields = fieldsOf(action).map(([key, value]) => `${key}=${plain(value)}`)
  return fields.sort().join(' ')
}

/** Does free text go with it? */
export function takesWords(words: Words, action: AnyAction): boolean {
  const fields = new Map(fieldsOf(action))
  const has = ([field, value]: [string, string]): boolean => fields.has(field) && plain(fields.get(field)) === value
  return words.with_words.some((wanted) => Object.entries(wanted).every(has))
}

/** What a person reads for an action: a sentence (sentence.ts) made of the verb's template and the fields' names. */
export function labelOf(words: Words, action: AnyAction): string {
  const fields = Object.fromEntries(fieldsOf(action))
  const template = words.actions[action.verb]
  if (template === undefined) return action.verb
  return template.replace(/\{(seat:)?(\w+)\}/g, (_, person: string | undefined, field: string) => {
    const value = fields[field]
    // "" names what is left out.
    const text = value === undefined ? '' : plain(value)
    return person && text ? `{seat:${text}}` : (words.names[field]?.[text] ?? text)
  })
}
