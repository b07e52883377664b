import { expect, it } from 'vitest'
import { faceOf } from '../../../board/players'
import type { Course, TurningPoint } from '../../../protocol/generated'
import { alongOf, groupsOf, marksOf, pointsOf, turnsOf, worthLines, type Sides } from './went'

const sides: Sides = { faces: ['Ana', 'Ben', 'Cleo'].map((name, seat) => faceOf(seat, name)), mine: [0], winners: [1], together: false, all: 'The council' }
const turn = (count: number, seat: number, text = 'Rent grows.'): TurningPoint => ({ from: count - 1, count, seat, by: seat, swing: 3, text, story: [] })
const course: Course = {
  places: [
    { count: 0, worth: [0, 0, 0], scores: [] },
    { count: 4, worth: [5, 10, 2], scores: [] },
    { count: 8, worth: [6, 20, 4], scores: [] },
    { count: 10, worth: [-9000, 9000, -9000], scores: [] },
  ],
  turns: [turn(8, 1), turn(4, 2), turn(4, 0), turn(6, 0, '')],
  deciding: turn(8, 1, 'A corporation comes.'),
  accounts: [],
}

it('compares my way with the winner’s, and the last leap does not flatten it', () => {
  const lines = worthLines(course, sides)
  expect(lines.map(({ label, quiet }) => [label, quiet ?? false])).toEqual([
    ['Ana', false],
    ['Ben', false],
    ['Cleo', true],
  ])
  expect(lines[0]).toMatchObject({ from: 0, limit: 20, values: [0, 5, 6, -9000] })
})

it('those who play together have one way', () => {
  expect(worthLines(course, { ...sides, together: true })).toMatchObject([{ label: 'The council', values: [0, 6, 10, -3000] }])
})

it('marks the turn that decided it and those of the ones compared, once each, in their order', () => {
  const turns = turnsOf(course, sides)
  expect(turns.map(({ count, seat }) => [count, seat])).toEqual([
    [4, 0],
    [8, 1],
  ])
  expect(marksOf(turns, course, sides, (text) => text)).toEqual([
    { line: 0, along: 1 / 3, sign: '1', label: 'Rent grows.', strong: false },
    { line: 1, along: 2 / 3, sign: '2', label: 'A corporation comes.', strong: true },
  ])
})

it('a moment between two places stands between them', () => {
  expect([0, 2, 4, 9, 10, 99].map((count) => alongOf(course.places, count))).toEqual([0, 1 / 6, 1 / 3, 5 / 6, 1, 1])
})

it('counts by purpose have a row for everybody', () => {
  const [coins] = groupsOf([{ group: 'Coins', part: 'Gifts', seat: 1, amount: 3 }], sides.faces)
  expect(coins).toEqual({ label: 'Coins', parts: ['Gifts'], rows: [{ name: 'Ana', values: [0] }, { name: 'Ben', values: [3] }, { name: 'Cleo', values: [0] }] })
})

it('points are shown by parts where there are a few', () => {
  const item = (label: string, amount: number) => ({ rule: '', label, amount })
  expect(pointsOf([[item('a', 1), item('a', 2)], [item('b', 1)]], sides.faces)?.rows[0]).toEqual({ name: 'Ana', values: [3, 0] })
  expect(pointsOf([[item('a', 1)], []], sides.faces)).toBeNull()
})
