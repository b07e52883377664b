import rules from '../../../../games/crash_city/README.md?raw'
import { gameModule } from '../../board/contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import Moment from './Moment.svelte'
import Side from './Side.svelte'
import type { Action, State, Summary, Vocabulary } from './types'

export default gameModule<State, Summary, Action, Vocabulary>({ Board, Side, Choices, Moment, End: () => import('./End.svelte'), Catalogue: () => import('./Catalogue.svelte'), Print: () => import('./print'), rules, pictureWidth: 580, isMoment: ({ event }) => event.kind === 'race-began' || event.kind === 'last-round', headings: ['race-began', 'last-round'], curve: ['race-began', 'parked', 'ended'] })
