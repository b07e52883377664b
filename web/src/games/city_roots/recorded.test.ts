// Steps of real games, as `citybox engine` told them: one at least for each task and each kind of event.
import { describe, expect, it } from 'vitest'
import recorded from './recorded.json'
import { after, sceneOf, type Scene } from './scene'
import { dutyOf } from './steps'
import { choiceAt, pressable, read, targetsOf } from './targets'
import type { CityEvent, State } from './types'

const stateOf = (part: unknown): State => part as State
const shown = (scene: Scene): string[] =>
  scene.pieces.map((piece) => `${piece.tile} ${piece.space} ${piece.height} ${piece.guard}`).sort()

describe.each(recorded)('$text', (step) => {
  const before = stateOf(step.before)
  const legal = step.legal.map((text) => ({ text, action: {} }))

  it('is shown by its events alone', () => {
    const scene = (step.events as CityEvent[]).reduce(after, sceneOf(before))
    const then = sceneOf(stateOf(step.after))
    expect(shown(scene)).toEqual(shown(then))
    expect(scene.residents).toBe(then.residents)
  })

  it('and all that was allowed with it can be pressed', () => {
    const reach = (held: string | null): (string | undefined)[] => {
      const targets = targetsOf(legal, held)
      return [...pressable(targets)].map((space) => choiceAt(targets, space)?.text)
    }
    for (const { text } of legal) {
      const { space } = read(text)
      if (space) expect([...reach(null), ...(pressable(targetsOf(legal, null)).has(space) ? reach(space) : [])]).toContain(text)
    }
  })

  it('the step has words', () => {
    expect(dutyOf(before)).not.toBe('Choose.')
  })
})
