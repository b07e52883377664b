// Tokens in their order, by name, and amounts of them.
import type { Amounts, Token } from './types'

export const tokens: readonly Token[] = ['water', 'food', 'supplies', 'workers', 'money', 'stories', 'influence', 'distressed', 'injured']
export const goods = ['water', 'food', 'supplies', 'workers'] as const
export type Good = (typeof goods)[number]
/** What the six squares of the board hold. */
export const onBoard: readonly Token[] = ['water', 'food', 'supplies', 'workers', 'distressed', 'injured']
/** What somebody may hold. */
export const held: readonly Token[] = ['water', 'food', 'supplies', 'workers', 'money', 'stories', 'influence']

const one: Partial<Record<Token, string>> = { workers: 'worker', stories: 'story' }
const titles: Partial<Record<Token, string>> = { distressed: 'distressed people', injured: 'injured people', supplies: 'building supplies' }

export const titleOf = (token: Token): string => titles[token] ?? token

/** "2 workers" */
export const counted = (token: Token, count: number): string => `${count} ${count === 1 ? (one[token] ?? token) : token}`

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`

/** What is not 0, in order. */
export const entries = (amounts: Amounts): [Token, number][] =>
  tokens.flatMap((token): [Token, number][] => (amounts[token] ? [[token, amounts[token]]] : []))

/** "2 water and 1 worker"; nothing: "nothing" */
export const said = (amounts: Amounts): string => listed(entries(amounts).map(([token, count]) => counted(token, count))) || 'nothing'

export const isNothing = (amounts: Amounts): boolean => entries(amounts).length === 0

export const total = (amounts: Amounts): number => entries(amounts).reduce((sum, [, count]) => sum + count, 0)

/** The mix as the notation has it: "water 1 food 2". */
export const mixText = (mix: Partial<Record<Good, number>>): string =>
  goods.flatMap((good) => (mix[good] ? [`${good} ${mix[good]}`] : [])).join(' ')

/** And back. */
export function mixOf(text: string): Record<Good, number> {
  const words = text.split(' ')
  const count = (good: Good): number => (words.includes(good) ? Number(words[words.indexOf(good) + 1]) : 0)
  return { water: count('water'), food: count('food'), supplies: count('supplies'), workers: count('workers') }
}
