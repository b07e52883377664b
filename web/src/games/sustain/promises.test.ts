import { expect, it } from 'vitest'
import { recordsOf } from './promises'
import recorded from './recorded.json'

it('kept and broken promises are found in what was told', () => {
  const log = recorded.map((step) => ({ sentences: step.happenings.map((one) => one.sentence), undone: false }))
  const events = recorded.flatMap((step) => step.happenings.map((one) => one.event as { kind: string; seat?: number }))
  const found = [...recordsOf(log).values()].flat()
  expect(found.filter((one) => one.kept)).toHaveLength(events.filter((event) => event.kind === 'promise-kept').length)
  expect(found.filter((one) => !one.kept)).toHaveLength(events.filter((event) => event.kind === 'promise-broken').length)
  expect(found.length).toBeGreaterThan(1)
})

it('what was taken back does not count', () => {
  expect(recordsOf([{ sentences: ['{seat:1} kept a promise: to give {seat:0} at least 2 coins.'], undone: true }]).size).toBe(0)
})
