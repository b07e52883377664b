// For tests and the gallery: the vocabulary as the server tells it, and actions from their notation.
//
// vocabulary.json is the answer of
//   echo '{"jsonrpc":"2.0","id":1,"method":"vocabulary","params":{"game":"city-roots"}}' | build/citybox engine
import type { Action, Vocabulary } from './types'
import told from './vocabulary.json'

export const vocabulary: Vocabulary = told

/** "move b4 to b3", "swap a1 with c3", "enact land-trust", "stop". */
export function actionOf(text: string): Action {
  const [verb, first, , to] = text.split(' ')
  const field = verb === 'enact' || verb === 'take' || verb === 'replace' ? 'policy' : 'space'
  return { verb, ...(first ? { [field]: first } : {}), ...(to ? { to } : {}) } as Action
}

export const actions = (...texts: string[]): Action[] => texts.map(actionOf)
