// Steps of real games, as `citybox engine` told them: one at least for each task and each kind of event.
// They can be had again from any game: `state` before and after a `play`, its `events`, and `legal` of the seat.
import { describe, expect, it } from 'vitest'
import recorded from './recorded.json'
import { after, sceneOf, type Scene } from './scene'
import { labelOf } from '../../protocol/action'
import { choiceAt, pressable, targetsOf } from './targets'
import { vocabulary } from './told'
import type { Action, CityEvent, State } from './types'

const stateOf = (part: unknown): State => part as State
const shown = (scene: Scene): string[] =>
  scene.pieces.map((piece) => `${piece.tile} ${piece.space} ${piece.height} ${piece.guard}`).sort()

describe.each(recorded)('$text', (step) => {
  const before = stateOf(step.before)
  const legal = step.legal as Action[]

  it('is shown by its events alone', () => {
    const scene = (step.events as CityEvent[]).reduce(after, sceneOf(before))
    const then = sceneOf(stateOf(step.after))
    expect(shown(scene)).toEqual(shown(then))
    expect(scene.residents).toBe(then.residents)
  })

  it('and all that was allowed with it can be pressed', () => {
    const reach = (held: string | null): (Action | null)[] => {
      const targets = targetsOf(legal, held)
      return [...pressable(targets)].map((space) => choiceAt(targets, space))
    }
    for (const action of legal) {
      const { space } = action
      if (space) expect([...reach(null), ...(pressable(targetsOf(legal, null)).has(space) ? reach(space) : [])]).toContain(action)
    }
  })

  it('and each of them has words', () => {
    for (const action of legal) expect(vocabulary.words.actions).toHaveProperty(action.verb)
    for (const action of legal) expect(labelOf(vocabulary.words, action)).not.toMatch(/[{}]/)
  })
})
