import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gathered, Stage, type Script } from './stage.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Step {
  kind: string
  to: number
}
const script: Script<number, unknown, { at: number; goal: number }, Step> = {
  empty: { at: 0, goal: 0 },
  sceneOf: ({ state }) => ({ at: state, goal: state }),
  opening: (scene, { state }) => ({ ...scene, goal: state }),
  after: (scene, beat) => ({ ...scene, at: beat.at(-1)!.to }),
  beatsOf: (events) => gathered(events, (event, beat) => event.kind === beat[0]!.kind),
  lengthOf: ({ kind }) => (kind === 'walk' ? 100 : 0),
}
const view = (state: number) => ({ state, summary: {} })
const step = (kind: string, to: number) => ({ event: { kind, to }, sentence: '' })

it('plays beat by beat: what belongs together at once, what takes no time with what follows', () => {
  const stage = new Stage(script)
  stage.set(view(1))
  stage.play([step('jump', 2), step('walk', 3), step('walk', 4), step('jump', 5), step('walk', 6)], view(7))
  expect(stage.scene).toEqual({ at: 4, goal: 7 })
  expect(stage.beat.map((event) => event.to)).toEqual([3, 4])
  vi.advanceTimersByTime(100)
  expect(stage.scene.at).toBe(6)
  expect(stage.playing).toBe(true)
  vi.advanceTimersByTime(100)
  expect(stage.scene).toEqual({ at: 7, goal: 7 })
  expect(stage.playing).toBe(false)
  expect(stage.beat).toEqual([])
})

it('a stage that is stopped shows no more', () => {
  const stage = new Stage(script)
  stage.play([step('walk', 1), step('jump', 2), step('walk', 3)], view(4))
  stage.stop()
  vi.advanceTimersByTime(1000)
  expect(stage.scene.at).toBe(1)
})
