import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stateOf, viewOf } from './fixtures'
import { restPose, sceneOf } from './scene'
import { CityStage } from './stage.svelte'
import { vocabulary } from './told'
import type { State } from './types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = (state: State) => viewOf(state)
const happening = (event: { kind: string } & Record<string, unknown>) => ({ event, sentence: '' })
const tiles = [{ at: 'e1', lanes: 'n' }, { at: 'e2', lanes: 'n' }]
const cars = (hit: string, hitter: string) => [hitter, ...Array<null>(7).fill(null), hit]

it('a crash is seen: both cars share a lane until the owner has decided', () => {
  const crash = { before: [], hit: 8, hitter: 0, first: 0, heading: 'east' as const }
  const hit = stateOf(tiles, cars('e1.n facing west', 'e1.n facing east'), { task: 'bounce', crash })
  const stage = new CityStage(() => vocabulary.notation)
  stage.set(shown(stateOf(tiles, cars('e1.n facing west', 'o.w facing north'))))
  stage.play(
    [
      happening({ kind: 'drove', car: 0, maneuver: 'drift', from: 'o.w facing north', to: 'e1.n facing east', path: ['o.n', 'e1.n'] }),
      happening({ kind: 'crashed', car: 0, hit: 8, other: 1, to: 'e1.n facing east', amount: 1 }),
    ],
    shown(hit),
  )
  expect(stage.scene.cars[0]?.spot).toBe('e1.n facing east')
  expect(stage.skid).not.toBe('')
  expect(stage.bang).toBeNull()
  vi.advanceTimersByTime(900)
  expect(stage.bang).not.toBeNull()
  const [hitter, struck] = stage.scene.cars.map((car) => restPose(stage.scene, car))
  expect(struck!.x).toBeGreaterThan(hitter!.x + 30)
  stage.play([happening({ kind: 'bounced', car: 8, maneuver: 'straight-crash', from: 'e1.n facing west', to: 'e2.n facing west' })], shown(stateOf(tiles, cars('e2.n facing west', 'e1.n facing east'))))
  expect(stage.bang).toBeNull()
  vi.advanceTimersByTime(900)
  expect(stage.playing).toBe(false)
})

it('construction is shown tile, building, car', () => {
  const stage = new CityStage(() => vocabulary.notation)
  stage.set(shown(stateOf([])))
  const then = stateOf([{ at: 'n1', lanes: 's', building: 'house', owner: 1 }], [...Array<null>(8).fill(null), 'n1.s facing east'])
  stage.play(
    [
      happening({ kind: 'paved', place: 'n1', lanes: 's', seat: 1 }),
      happening({ kind: 'built', place: 'n1', building: 'house', seat: 1 }),
      happening({ kind: 'car-placed', seat: 1, car: 8, to: 'n1.s facing east' }),
    ],
    shown(then),
  )
  expect(stage.scene.tiles).toHaveLength(2)
  expect(stage.scene.tiles[1]?.building).toBe('none')
  vi.advanceTimersByTime(2000)
  expect(stage.scene).toEqual(sceneOf(viewOf(then), vocabulary.notation))
})
