import { expect, it } from 'vitest'
import { info, line, position } from '../../net/samples'
import { lastStep, othersToAsk, wholeTurn } from './undoing'

const log = [line(1), line(2), { ...line(3), seat: 1 }]

it('my own unfinished steps go back freely, one by one or all', () => {
  const now = position(3, { undo: { '0': { free_to: 1 } } })
  expect(lastStep(now, log, [0])).toEqual({ seat: 0, to: 2, ask: false })
  expect(wholeTurn(now, [0])).toEqual({ seat: 0, to: 1, ask: false })
})

it('what others have answered is asked for, back to before my last step', () => {
  const now = position(3, { undo: { '0': { free_to: 3 } } })
  expect(lastStep(now, log, [0])).toEqual({ seat: 0, to: 1, ask: true })
  expect(wholeTurn(now, [0])).toBeNull()
})

it('who did nothing has nothing to take back', () => {
  expect(lastStep(position(3), log, [2])).toBeNull()
  expect(lastStep(null, [], [0])).toBeNull()
})

it('bots need not be asked', () => {
  expect(othersToAsk(info(), [0])).toBe(true)
  expect(othersToAsk(info(), [0, 1])).toBe(false)
})
