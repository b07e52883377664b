// Situations to look at in the gallery.
import type { Happening, Situation } from '../../board/contract'
import { keyOf } from '../../protocol/action'
import { known, late, midgame, opening, stateOf } from './fixtures'
import { highHomes } from './tiles'
import { actionOf, actions, steps, vocabulary } from './told'
import type { CityEvent, CityView, State } from './types'

function viewOf(state: State, turn: number): CityView {
  return {
    state,
    summary: {
      ...known.summary,
      turn,
      revenue: turn + 3,
      people: state.residents * vocabulary.people_per_resident,
      high_homes: highHomes(state),
      policies: [...state.active, ...state.drawn].map((policy) => ({ policy, idle: policy === 'land-trust', outlook: '' })),
    },
  }
}

/** With the facts of a game that was won. */
function over(state: State, turn: number): CityView {
  const { summary, ...view } = viewOf(state, turn)
  return { ...view, summary: { ...summary, facts: steps.find(({ after }) => after.state.ending === state.ending)?.after.summary.facts ?? [] } }
}

const happenings = (...events: CityEvent[]): Happening[] =>
  events.map((event) => ({ event: event as Happening['event'], sentence: '' }))

const earning = (revenue: number) => ({ now: '', revenue })
const ripple = happenings(
  { kind: 'built', tile: 'corporation', space: 'd3', amount: 1 },
  { kind: 'update-began' },
  { kind: 'moved', tile: 'low', space: 'd2', to: 'd1', amount: 1 },
  { kind: 'built', tile: 'high', space: 'd2', amount: 1 },
  { kind: 'flipped', space: 'a3', amount: 1 },
  { kind: 'displaced', space: 'b4', amount: 3 },
  { kind: 'residents-added', amount: 4, total: 13 },
  { kind: 'built', tile: 'high', space: 'b4', amount: 1 },
)

const middle = stateOf(midgame, { residents: 9, displaced_houses: 2, mayor: 1 })
const rippled = stateOf(midgame.replace('L C C 1 L', '1 C C 1 L').replace('B 1 C . 2', 'C 1 C C 2').replace('L . 1 P . B', 'L . 1 1 . B').replace('B . L . 3', 'B . L L 3'), { residents: 13, displaced_houses: 3, mayor: 1 })

const history = Array.from({ length: 12 }, (_, i) =>
  viewOf(stateOf(i < 4 ? opening : i < 8 ? midgame : late, { displaced_houses: Math.min(6, i >> 1), residents: i * 4 }), i + 1),
)

const shown: Record<string, Omit<Situation, 'vocabulary'>> = {
  opening: {
    view: viewOf(stateOf(opening), 1),
    legal: actions('enact cut-corporate-taxes', 'enact relocate-low-income-housing', 'lobby'),
    previews: {},
    history,
  },
  middle: {
    view: viewOf({ ...middle, task: 'build-corporation', policy: 'cut-corporate-taxes' }, 6),
    legal: actions('build d3', 'build e5', 'stop'),
    previews: { [keyOf(actionOf('build d3'))]: { events: ripple, before: earning(9), after: earning(13), chance: false, draws: false } },
    next: { view: viewOf(rippled, 6), happenings: ripple },
    history,
  },
  move: {
    view: viewOf({ ...middle, task: 'move-home', picked: 'f4' }, 6),
    legal: actions('move f4 to a6', 'move f4 to f3', 'move f4 to e2', 'move f4 to b1'),
    previews: {},
    history,
  },
  evade: {
    view: viewOf({ ...middle, task: 'evade' }, 6),
    legal: actions('move d5 to e5', 'move b4 to a4', 'move b4 to b5', 'displace c1'),
    previews: {},
    history,
  },
  lobby: {
    view: viewOf({ ...middle, task: 'take-policy', drawn: ['land-swap', 'land-trust', 'fund-homeless-shelter'] }, 6),
    legal: actions('take land-swap', 'take land-trust', 'take fund-homeless-shelter'),
    previews: {},
    history,
  },
  replace: {
    view: viewOf({ ...middle, task: 'replace-policy', policy: 'land-trust' }, 6),
    legal: actions('replace cut-corporate-taxes', 'replace relocate-low-income-housing'),
    previews: {},
    history,
  },
  late: {
    view: over(stateOf(late, { residents: 37, displaced_houses: 5, ending: 'won' }), 14),
    legal: [],
    previews: {},
    history,
  },
}

export const situations: Record<string, Situation> = Object.fromEntries(
  Object.entries(shown).map(([name, situation]) => [name, { ...situation, vocabulary }]),
)
