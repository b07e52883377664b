import { expect, it } from 'vitest'
import type { SeatFace } from '../../board/contract'
import { paths } from './ending'

const seats: SeatFace[] = ['Ana', 'Bob', 'Cleo'].map((name, seat) => ({ seat, name, color: `#00000${seat}`, pattern: '', shape: '' }))
const view = (year: number, ...points: number[]) => ({ state: { year }, summary: { seats: points.map((n, seat) => ({ seat, points: n })) } }) as unknown as Parameters<typeof paths>[0][number]
const history = [view(1, 3, 4, 5), view(2, 4, 4, 6), view(2, 5, 4, 6), view(3, 7, 9, 8)]

it('my path stands beside that of the best of the others, the last of each year', () => {
  const lines = paths(history, seats, [0])
  expect(lines.map(({ label, values }) => [label, values])).toEqual([
    ['Bob', [4, 4, 9]],
    ['Ana', [3, 5, 7]],
  ])
  expect(lines.map((line) => line.limit)).toEqual([9, 9])
})

it('who looks on sees all, and who plays alone no race', () => {
  expect(paths(history, seats, []).map((line) => line.label)).toEqual(['Bob', 'Cleo', 'Ana'])
  expect(paths(history, seats.slice(0, 1), [0])).toEqual([])
})

it('has all who won beside me', () => {
  const won = history.map((one) => ({ ...one, summary: { ...one.summary, seats: one.summary.seats.map((seat) => ({ ...seat, wins: seat.seat > 0 })) } })) as typeof history
  expect(paths(won, seats, [0]).map((line) => line.label)).toEqual(['Bob', 'Cleo', 'Ana'])
})
