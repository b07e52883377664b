import { expect, it } from 'vitest'
import { recordsOf } from './promises'
import { steps, vocabulary } from './told'
import type { CityEvent } from './types'

it('kept and broken promises are found in what happened', () => {
  const log = steps.map((step) => ({ events: step.events.map((one) => one.event), undone: false }))
  const events = steps.flatMap((step) => step.events.map((one) => one.event))
  const found = [...recordsOf(log, vocabulary).values()].flat()
  expect(found.filter((one) => one.kept)).toHaveLength(events.filter((event) => event.kind === 'promise-kept').length)
  expect(found.filter((one) => !one.kept)).toHaveLength(events.filter((event) => event.kind === 'promise-broken').length)
  expect(found.length).toBeGreaterThan(1)
  for (const { text } of found) expect(text).not.toMatch(/undefined|\{(?!seat:\d)/)
})

const event: CityEvent = { kind: 'promise-kept', seat: 1, promise: { kind: 'give', spot: null, receiver: 0, number: 2, so_far: 0 } }

it('are told in words of the game', () => {
  const gift = recordsOf([{ events: [event], undone: false }], vocabulary).get(1)
  expect(gift).toEqual([{ kept: true, text: 'Promise to give {seat:0} at least 2' }])
  const put: CityEvent = { kind: 'promise-broken', seat: 1, promise: { kind: 'put', spot: 'bike-lane', number: 3, so_far: 0 } }
  expect(recordsOf([{ events: [put], undone: false }], vocabulary).get(1)).toEqual([{ kept: false, text: 'Promise to put at least 3 on the Bike Lane' }])
})

it('what was taken back does not count', () => {
  expect(recordsOf([{ events: [event], undone: true }], vocabulary).size).toBe(0)
})
