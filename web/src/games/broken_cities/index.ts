import rules from '../../../../games/broken_cities/README.md?raw'
import { gameModule } from '../../board/contract'
import CardArt from './art/CardArt.svelte'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import { faceOf } from './faces'
import LogIcon from './LogIcon.svelte'
import Moment from './Moment.svelte'
import { outlook } from './preview'
import { isMoment } from './recount'
import Side from './Side.svelte'
import type { Action, State, Summary, Vocabulary } from './types'

export default gameModule<State, Summary, Action, Vocabulary>({ Board, Side, Choices, Moment, End: () => import('./End.svelte'), Catalogue: () => import('./Catalogue.svelte'), Print: () => import('./print'), LogIcon, CardArt, rules, outlook, isMoment, momentFirst: true, headings: ['round-began', 'session-began'], faceOf })
