import type { Component } from 'svelte'
import rules from '../../../../games/city_roots/README.md?raw'
import type { GameModule, GameProps, Happening, View } from '../../board/contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import End from './End.svelte'
import Moment from './Moment.svelte'
import { outlook } from './outlook'
import { sample } from './sample'
import Side from './Side.svelte'
import type { State, Summary } from './types'

// The page knows no game's state: it hands on what the server sent, which is this game's.
export const module: GameModule = {
  Board: Board as Component<GameProps>,
  Side: Side as Component<GameProps>,
  Choices: Choices as Component<GameProps>,
  Moment,
  outlook: (choice, view, preview) => outlook(choice, view as View<State, Summary>, preview),
  isMoment: (happening: Happening) => happening.event.kind === 'card-drawn',
  End: End as Component<GameProps & { history: View[] }>,
  rules,
  sample,
}

export default module
