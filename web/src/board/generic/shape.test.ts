import { describe, expect, it } from 'vitest'
import { changesOf } from './changes'
import { answerOf, few, questionOf } from './narrow'
import { factsOf, said, seatRows, titled, type Value } from './shape'

const plots = {
  hands: [[1, 2], [3], [4, 5], []],
  bids: [null, 'face-down', 2, null],
  won: [4, 0, 6, 0],
  chances: [1, 2, 3],
  plot: 3,
  round: 2,
  seats: 3,
  options: { unclaimed: 'lost' },
  ending: 'none',
}
const perSeat = ['hands', 'bids', 'won']
const plain = (sentence: string): string => sentence
const text = (value: Value): string => said(value, plain)

describe('any state', () => {
  it('has rows of what the vocabulary calls the seats’, for those who play', () => {
    expect(seatRows(plots, {}, 3, perSeat).map((row) => [row.name, row.values.map(text)])).toEqual([
      ['Hands', ['1, 2', '3', '4, 5']],
      ['Bids', ['–', 'face down', '2']],
      ['Won', ['4', '0', '6']],
    ])
  })
  it('has no rows by the length of a list alone', () => {
    expect(seatRows(plots, {}, 3)).toEqual([])
    expect(factsOf(plots, {}, 3, perSeat).map((fact) => fact.name)).toContain('Chances')
  })
  it('splits players that are objects into their fields', () => {
    const rows = seatRows({ players: [{ coins: 3, tile: 'well' }, { coins: 0, tile: 'none' }] }, {}, 2)
    expect(rows).toEqual([
      { name: 'Coins', values: [3, 0] },
      { name: 'Tile', values: ['well', 'none'] },
    ])
  })
  it('says what state and summary have alike only once', () => {
    const summary = { seats: [{ seat: 0, coins: 3, fines: 1 }, { seat: 1, coins: 5, fines: 0 }] }
    expect(seatRows({ coins: [3, 5] }, summary, 2, ['coins']).map((row) => row.name)).toEqual(['Coins', 'Fines'])
    expect(seatRows({ coins: [3, 4] }, summary, 2, ['coins']).map((row) => row.name)).toEqual(['Coins', 'Seats: coins', 'Fines'])
  })
  it('takes objects that say whose they are, one for everybody', () => {
    const two = [{ seat: 1, coins: 5 }, { seat: 0, coins: 3 }]
    expect(seatRows({}, { purses: two }, 2)).toEqual([{ name: 'Coins', values: [3, 5] }])
    expect(seatRows({}, { purses: two }, 3)).toEqual([])
    expect(seatRows({}, { purses: [two[0]!, two[0]!] }, 2)).toEqual([])
  })
  it('has facts: what is derived first, then what lies on the table', () => {
    expect(factsOf(plots, { now: 'Bid.', worth: 5 }, 3, perSeat).map((fact) => fact.name)).toEqual(['Worth', 'Chances', 'Plot', 'Round', 'Ending'])
  })
  it('is said in one line', () => {
    expect(text({ water: 2, food: 0, top_tile: 'old-well' })).toBe('water 2, top tile old well')
    expect(titled('best_plot')).toBe('Best plot')
  })
  it('has its sentences resolved, and keeps their hyphens', () => {
    const say = (sentence: string) => sentence.replace('{seat:0}', 'Ana')
    expect(said('{seat:0} builds a high-income home.', say)).toBe('Ana builds a high-income home.')
    expect(said({ seat: 0, coins: 2 }, say)).toBe('Ana, coins 2')
  })
})

describe('many choices', () => {
  const choices = Array.from({ length: few + 4 }, (_, i) => ({ verb: i < 2 ? 'pass' : 'place', space: `a${i}` }))
  it('are asked for field by field, every choice under one answer', () => {
    const question = questionOf(choices)!
    expect(question.field).toBe('verb')
    expect(question.answers.map((answer) => [answer.value, answer.choices.length])).toEqual([
      ['pass', 2],
      ['place', few + 2],
    ])
    const next = questionOf(question.answers[1]!.choices)!
    expect(next.field).toBe('space')
    expect(next.answers.flatMap((answer) => answer.choices)).toEqual(choices.slice(2))
  })
  it('are shown as they are when there are few', () => {
    expect(questionOf(choices.slice(0, few))).toBeNull()
  })
  it('are called by their names, seats by those of the people', () => {
    const words = { actions: { give: 'Give {seat:other} {tile}' }, names: { tile: { well: 'A well' } }, with_words: [], per_seat: [] }
    const give = [{ verb: 'give', other: 2, tile: 'well' }]
    expect(answerOf(words, { field: 'other' }, { value: '2', choices: give })).toBe('{seat:2}')
    expect(answerOf(words, { field: 'tile' }, { value: 'well', choices: give })).toBe('A well')
    expect(answerOf(words, { field: 'tile' }, { value: 'old-mill', choices: give })).toBe('Old mill')
  })
})

it('a preview tells which numbers change', () => {
  const before = { now: 'x', worth: 3, rounds: 5 }
  const after = { ...before, now: 'y', worth: 1 }
  expect(changesOf({ before, after })).toEqual([{ text: 'Worth −2', bad: false }])
})
