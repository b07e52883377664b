// What a coach or a hint proposes, among what is allowed.
import { sameAction } from '../../protocol/action'
import type { Action } from './types'

export const isIn = (list: readonly Action[], action: Action): boolean => list.some((one) => sameAction(one, action))
