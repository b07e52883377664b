import type { Component } from 'svelte'
import rules from '../../../../games/build_back/README.md?raw'
import type { GameModule, GameProps, View } from '../../board/contract'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import End from './End.svelte'
import Moment from './Moment.svelte'
import { isMoment } from './reveal'
import { sample } from './sample'
import Side from './Side.svelte'
import { outlook } from './words'

// The page knows no game's state: it hands on what the server sent, which is this game's.
export const module: GameModule = {
  Board: Board as Component<GameProps>,
  Side: Side as Component<GameProps>,
  Choices: Choices as Component<GameProps>,
  Moment,
  isMoment,
  momentFirst: true,
  outlook,
  End: End as Component<GameProps & { history: View[] }>,
  rules,
  sample,
}

export default module
