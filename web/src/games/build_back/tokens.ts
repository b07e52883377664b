// Tokens in their order, and amounts of them.
import type { Amounts, Goods, Token } from './types'

export const tokens: readonly Token[] = ['water', 'food', 'supplies', 'workers', 'money', 'stories', 'influence', 'distressed', 'injured']
export type Good = keyof Goods
export const goods: readonly Good[] = ['water', 'food', 'supplies', 'workers']
/** What the six squares of the board hold. */
export const onBoard: readonly Token[] = ['water', 'food', 'supplies', 'workers', 'distressed', 'injured']
/** What somebody may hold. */
export const held: readonly Token[] = ['water', 'food', 'supplies', 'workers', 'money', 'stories', 'influence']

/** What is not 0, in order. */
export const entries = (amounts: Amounts): [Token, number][] =>
  tokens.flatMap((token): [Token, number][] => (amounts[token] ? [[token, amounts[token]]] : []))

export const isNothing = (amounts: Amounts): boolean => entries(amounts).length === 0

export const total = (amounts: Amounts): number => entries(amounts).reduce((sum, [, count]) => sum + count, 0)
