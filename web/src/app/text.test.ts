import { expect, it } from 'vitest'
import { info } from '../net/samples'
import { codeFrom, listed, minutes, pieces, plain } from './text'

it('puts the names in', () => {
  const { seats } = info()
  expect(plain('{seat:1} built; {seat:0} pays.', seats)).toBe('Ben built; Ana pays.')
  expect(pieces('{seat:1} built.', seats)).toEqual([{ text: 'Ben', seat: 1 }, { text: ' built.' }])
  expect(plain('{seat:9} is new.', seats)).toBe('Seat 10 is new.')
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
