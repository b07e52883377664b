// For tests and the gallery: the game's words and steps of real games, as the server tells them (`build/citybox lab
// record`), and actions from their notation.
import type { RecordedStep } from '../../board/recorded'
import recorded from './recorded.json'
import type { Action, State, Summary, Vocabulary } from './types'
import told from './vocabulary.json'

export const vocabulary: Vocabulary = told
export const steps = recorded as unknown as RecordedStep<State, Summary, Action>[]

/** "move b4 to b3", "swap a1 with c3", "enact land-trust", "stop". */
export function actionOf(text: string): Action {
  const [verb, first, , to] = text.split(' ')
  const field = verb === 'enact' || verb === 'take' || verb === 'replace' ? 'policy' : 'space'
  return { verb, ...(first ? { [field]: first } : {}), ...(to ? { to } : {}) } as Action
}

export const actions = (...texts: string[]): Action[] => texts.map(actionOf)
