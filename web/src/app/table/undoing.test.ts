import { expect, it } from 'vitest'
import { info, line, play } from '../../net/samples'
import { barred, drawnSince, lastStep, takenBack, toAsk, wholeTurn } from './undoing'

const log = [line(1), line(2), { ...line(3), seat: 1 }]

it('my own unfinished steps go back freely, one by one or all', () => {
  const now = play(3, { undo: { '0': { free_to: 1, plain_to: 0 } } })
  expect(lastStep(now, log, [0])).toEqual({ seat: 0, to: 2, ask: false })
  expect(wholeTurn(now, [0])).toEqual({ seat: 0, to: 1, ask: false })
})

it('what others have answered is asked for, back to before my last step', () => {
  const now = play(3, { undo: { '0': { free_to: 3, plain_to: 0 } } })
  expect(lastStep(now, log, [0])).toEqual({ seat: 0, to: 1, ask: true })
  expect(wholeTurn(now, [0])).toBeNull()
})

it('who did nothing has nothing to take back', () => {
  expect(lastStep(play(3), log, [2])).toBeNull()
  expect(lastStep(null, [], [0])).toBeNull()
})

it('bots need not be asked', () => {
  expect(toAsk(info(), [0])).toEqual([1])
  expect(toAsk(info(), [0, 1])).toEqual([])
})

it('what was drawn is not forgotten by one person alone, unless they practise', () => {
  const now = play(3, { undo: { '0': { free_to: 3, plain_to: 2 } } })
  const back = lastStep(now, log, [0])!
  expect(drawnSince(now, back)).toBe(true)
  expect(drawnSince(now, { ...back, to: 2 })).toBe(false)
  expect(barred(now, info(), back, [0])).toBe(false)
  expect(barred(now, info(), back, [0, 1])).toBe(true)
  expect(barred(now, info({ purpose: 'practice' }), back, [0, 1])).toBe(false)
})

it('what goes is told by my steps and by the turns of others', () => {
  const lines = [line(1), line(2), line(3, false, 2), line(4, false, 2), line(4, true), { ...line(2), back: 'undo' as const }, line(5, false, 1)]
  expect(takenBack(lines, 1, [0]).map(({ seat, own }) => [seat, own])).toEqual([
    [0, true],
    [2, false],
    [1, false],
  ])
  expect(takenBack(lines, 5, [0])).toEqual([])
})

it('a line of the log about going back is no step of mine', () => {
  const now = play(2, { undo: { '0': { free_to: 2, plain_to: 0 } } })
  expect(lastStep(now, [line(1), line(2, false, 1), { ...line(9), back: 'redo' }], [0])).toEqual({ seat: 0, to: 0, ask: true })
})
