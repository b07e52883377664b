import { describe, expect, it } from 'vitest'
import { named } from '../../board/recorded'
import { after, sceneOf, type Scene } from './scene'
import { labelOf } from '../../protocol/action'
import { choiceAt, pressable, targetsOf } from './targets'
import { steps, vocabulary } from './told'
import type { Action, CityEvent } from './types'

const shown = (scene: Scene): string[] =>
  scene.pieces.map((piece) => `${piece.tile} ${piece.space} ${piece.height} ${piece.guard}`).sort()

describe.each(named(steps))('%s', (_, { before, legal, events, after: then }) => {
  it('is shown by its events alone', () => {
    const scene = events.map(({ event }) => event as CityEvent).reduce(after, sceneOf(before.state))
    const real = sceneOf(then.state)
    expect(shown(scene)).toEqual(shown(real))
    expect(scene.residents).toBe(real.residents)
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
