// A board for a game that has none of its own: it shows and plays any game from its view, its words and its legal actions alone.
import { gameModule, type GameModule } from '../contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import Moment from './Moment.svelte'
import type { Fields } from './shape'
import Side from './Side.svelte'

export const genericModule = (rules: string): GameModule =>
  gameModule<Fields, Fields>({ Board, Side, Choices, Moment, End: () => import('./End.svelte'), rules, isMoment: () => false })
