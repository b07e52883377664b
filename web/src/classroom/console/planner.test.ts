import { beforeEach, expect, test } from 'vitest'
import { toasts } from '../../app/toasts.svelte'
import type { ClassInfo, GameInfo } from '../../protocol/generated'
import { arranged, pupil } from '../samples'
import type { Desk } from './desk.svelte'
import { Planner } from './planner.svelte'

const game = { seats: { min: 2, max: 3, standard: 3 }, options: [] } as unknown as GameInfo

function desk(info: ClassInfo, answers = true) {
  const calls: unknown[] = []
  const call = (method: string, params: unknown): Promise<unknown> => {
    calls.push([method, params])
    return Promise.resolve(answers ? {} : null)
  }
  return { calls, fake: { info, game, call } as unknown as Desk & { info: ClassInfo } }
}

beforeEach(() => void (toasts.list = []))

test('a move is shown at once and sent whole', async () => {
  const { calls, fake } = desk(arranged())
  const planner = new Planner(fake)
  const sent = planner.move(3, 2)
  expect(planner.plan).toEqual([[1, 2], [4, 5, 3]])
  await sent
  expect(calls).toEqual([['class_arrange', { tables: [[1, 2], [4, 5, 3]] }]])
})

test('a refused move goes back', async () => {
  const planner = new Planner(desk(arranged(), false).fake)
  await planner.move(3, 2)
  expect(planner.plan).toEqual([[1, 2, 3], [4, 5]])
})

test('a full table says so, and nothing is sent', async () => {
  const { calls, fake } = desk(arranged())
  await new Planner(fake).move(4, 1)
  expect(calls).toEqual([])
  expect(toasts.list[0]?.text).toContain('Table 1 is full')
})

test('who came late gets a place, the others stay', async () => {
  const info = arranged()
  const { calls, fake } = desk({ ...info, pupils: [...info.pupils, pupil(6), pupil(7)] })
  const planner = new Planner(fake)
  expect(planner.waiting.map((one) => one.pupil)).toEqual([6, 7])
  await planner.fill()
  expect(calls).toEqual([['class_arrange', { tables: [[1, 2, 3], [4, 5, 6], [7]] }]])
  expect(planner.waiting).toEqual([])
})

test('arranging anew can be taken back once', async () => {
  const { calls, fake } = desk(arranged())
  const planner = new Planner(fake)
  await planner.anew()
  expect(planner.mayUndo).toBe(true)
  await planner.undo()
  expect(calls.at(-1)).toEqual(['class_arrange', { tables: [[1, 2, 3], [4, 5]] }])
  expect(planner.mayUndo).toBe(false)
})
