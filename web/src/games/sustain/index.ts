import rules from '../../../../games/sustain/README.md?raw'
import { gameModule } from '../../board/contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import LogIcon from './LogIcon.svelte'
import Moment from './Moment.svelte'
import { isMoment } from './moments'
import Side from './Side.svelte'
import type { Action, State, Summary, Vocabulary } from './types'

export default gameModule<State, Summary, Action, Vocabulary>({ Board, Side, Choices, Moment, End: () => import('./End.svelte'), Catalogue: () => import('./Catalogue.svelte'), Print: () => import('./print'), LogIcon, rules, pictureWidth: 860, isMoment, momentFirst: true, toAll: ['promised'], headings: ['year-began', 'discussion-began', 'investing-began'] })
