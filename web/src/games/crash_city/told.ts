// For tests: the game's words and steps of real games, as the server tells them (`build/citybox lab record`), and
// actions from their notation.
import type { RecordedStep } from '../../board/recorded'
import recorded from './recorded.json'
import type { Action, State, Summary, Vocabulary } from './types'
import told from './vocabulary.json'

export const vocabulary = told as unknown as Vocabulary
export const steps = recorded as unknown as RecordedStep<State, Summary, Action>[]

/** The action of a notation: "drive e1.n to o.n facing west". */
export function actionOf(text: string): Action {
  const [verb = '', ...rest] = text.split(' ')
  const [before = '', to] = ` ${rest.join(' ')}`.split(' to ')
  const said = before.trim()
  const field = verb === 'place' ? 'lanes' : verb === 'site' || verb === 'car' ? 'to' : 'from'
  return { verb: verb as Action['verb'], ...(said ? { [field]: said } : {}), ...(to ? { to } : {}) }
}

export const actions = (...texts: string[]): Action[] => texts.map(actionOf)
