import rules from '../../../../games/city_roots/README.md?raw'
import { gameModule } from '../../board/contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import LogIcon from './LogIcon.svelte'
import Moment from './Moment.svelte'
import { outlook } from './outlook'
import Side from './Side.svelte'
import type { Action, State, Summary, Vocabulary } from './types'

export default gameModule<State, Summary, Action, Vocabulary>({ Board, Side, Choices, Moment, End: () => import('./End.svelte'), Catalogue: () => import('./Catalogue.svelte'), Print: () => import('./print'), LogIcon, rules, outlook, isMoment: ({ event }) => event.kind === 'card-drawn', headings: ['turn-began'] })
