import rules from '../../../../games/build_back/README.md?raw'
import { gameModule } from '../../board/contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import LogIcon from './LogIcon.svelte'
import Moment from './Moment.svelte'
import { isMoment } from './reveal'
import Side from './Side.svelte'
import type { Action, State, Summary, Vocabulary } from './types'
import { outlook } from './words'

export default gameModule<State, Summary, Action, Vocabulary>({ Board, Side, Choices, Moment, End: () => import('./End.svelte'), Catalogue: () => import('./Catalogue.svelte'), Print: () => import('./print'), LogIcon, rules, isMoment, momentFirst: true, headings: ['round-began'], outlook })
