import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Stage } from '../../board/stage.svelte'
import { stateOf } from './fixtures'
import { at } from './scene'
import { script, wavesOf } from './stage'
import type { Summary } from './types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const viewOf = (...drawn: Parameters<typeof stateOf>) => ({ state: stateOf(...drawn), summary: {} as Summary })
const happening = (event: { kind: string } & Record<string, unknown>) => ({ event, sentence: '' })
const steps = [
  happening({ kind: 'built', tile: 'corporation', space: 'b6', amount: 1 }),
  happening({ kind: 'update-began' }),
  happening({ kind: 'flipped', space: 'a6', amount: 1 }),
  happening({ kind: 'displaced', space: 'c6', amount: 1 }),
  happening({ kind: 'built', tile: 'high', space: 'c6', amount: 1 }),
]

it('a stage shows what happens one thing after another, and ends with the state', () => {
  const stage = new Stage(script)
  stage.set(viewOf('B . L'))
  stage.play(steps, viewOf('C C 1', { displaced_houses: 1, residents: 4 }))
  expect(at(stage.scene, 'b6')?.tile).toBe('corporation')
  expect(wavesOf(stage.beat)).toEqual(['b6'])
  expect(at(stage.scene, 'a6')?.tile).toBe('business')
  vi.advanceTimersByTime(300)
  expect(wavesOf(stage.beat)).toEqual(['a6'])
  expect(at(stage.scene, 'c6')?.tile).toBe('low')
  vi.advanceTimersByTime(2000)
  expect(stage.playing).toBe(false)
  expect(at(stage.scene, 'c6')?.tile).toBe('high')
  expect(stage.scene.residents).toBe(4)
})

it('a newer step does not wait for an older one', () => {
  const stage = new Stage(script)
  stage.set(viewOf('B . L'))
  stage.play(steps, viewOf('C C 1', { displaced_houses: 1 }))
  stage.play([happening({ kind: 'removed', tile: 'corporation', space: 'a6' })], viewOf('. C 1', { displaced_houses: 1 }))
  expect(at(stage.scene, 'a6')).toBeUndefined()
  expect(at(stage.scene, 'c6')?.tile).toBe('high')
})
