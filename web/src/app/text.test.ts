import { expect, it } from 'vitest'
import { info } from '../net/samples'
import { botWords, characterOf, codeFrom, listed, minutes, quoted, seatName } from './text'

it('has a name for every seat', () => {
  const { seats } = info()
  expect(seatName(seats, 1)).toBe('Ben')
  expect(seatName(seats, 2)).toBe('Cleo')
  expect(characterOf(seats, 2)).toBe('a thoughtful mayor')
  expect(characterOf(seats, 1)).toBe('')
  expect(seatName(seats, 9)).toBe('Seat 10')
  expect(seatName([{ ...seats[1]!, kind: 'open', name: '' }], 1)).toBe('Seat 2')
  expect(seatName(seats, 15)).toBe('The facilitator')
})

it('has a word for people whose names are not for everybody', () => {
  const seats = info().seats.map((seat) => ({ ...seat, name: '' }))
  expect(seatName(seats, 1)).toBe('Player 2')
})

it('says how strong a bot is, whether its seat names it by level or by name', () => {
  const bots = [
    { name: 'search', level: 'hard', blurb: 'A courier: knows three ways.' },
    { name: 'greedy:patient', level: '', blurb: 'A patient mayor: waits.' },
  ]
  const seat = { ...info().seats[2]!, character: 'a courier' }
  expect(botWords({ ...seat, bot: 'search' }, bots)).toBe('hard: a courier')
  expect(botWords({ ...seat, bot: 'hard' }, bots)).toBe('hard: a courier')
  expect(botWords({ ...seat, bot: 'greedy:patient', character: 'a patient mayor' }, bots)).toBe('a patient mayor')
  expect(botWords({ ...seat, bot: '', character: '' }, bots)).toBe('')
})

it('lists names as one says them', () => {
  expect(listed([])).toBe('')
  expect(listed(['Ana', 'Ben', 'Cem'])).toBe('Ana, Ben and Cem')
})

it('finds the code in what people type and paste', () => {
  expect(codeFrom('kmt raq')).toBe('KMTRAQ')
  expect(codeFrom(' KMT-RAQ. ')).toBe('KMTRAQ')
  expect(codeFrom('http://10.0.0.5:8080/t/KMTRAQ#x')).toBe('KMTRAQ')
})

it('writes what a clock has left', () => {
  expect(minutes(300_000)).toBe('5:00')
  expect(minutes(247_001)).toBe('4:08')
  expect(minutes(0)).toBe('0:00')
})

it('quotes what has quotes of its own', () => {
  expect(quoted('Build “Filters on the chimneys”')).toBe('“Build ‘Filters on the chimneys’”')
})
