// For tests: the game's words and steps of real games, as the server tells them (`build/citybox lab record`).
import type { RecordedStep } from '../../board/recorded'
import recorded from './recorded.json'
import type { Action, State, Summary, Vocabulary } from './types'
import told from './vocabulary.json'

export const vocabulary = told as unknown as Vocabulary
export const steps = recorded as unknown as RecordedStep<State, Summary, Action>[]
