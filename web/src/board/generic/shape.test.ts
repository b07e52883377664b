import { describe, expect, it } from 'vitest'
import { changesOf } from './changes'
import { few, questionOf } from './narrow'
import { factsOf, said, seatRows, titled } from './shape'

const plots = {
  hands: [[1, 2], [3], [4, 5], []],
  bids: [null, 'face-down', 2, null],
  won: [4, 0, 6, 0],
  plot: 3,
  round: 2,
  seats: 3,
  options: { unclaimed: 'lost' },
  ending: 'none',
}

describe('any state', () => {
  it('has rows of what each seat has, for those who play', () => {
    expect(seatRows(plots, 3).map((row) => [row.name, row.values.map(said)])).toEqual([
      ['Hands', ['1, 2', '3', '4, 5']],
      ['Bids', ['–', 'face down', '2']],
      ['Won', ['4', '0', '6']],
    ])
  })
  it('splits players that are objects into their fields', () => {
    const rows = seatRows({ players: [{ coins: 3, tile: 'well' }, { coins: 0, tile: 'none' }] }, 2)
    expect(rows).toEqual([
      { name: 'Coins', values: [3, 0] },
      { name: 'Tile', values: ['well', 'none'] },
    ])
  })
  it('has facts: what is derived first, then what lies on the table', () => {
    expect(factsOf(plots, { now: 'Bid.', worth: 5 }, 3).map((fact) => fact.name)).toEqual(['Worth', 'Plot', 'Round', 'Ending'])
  })
  it('is said in one line', () => {
    expect(said({ water: 2, food: 0, top_tile: 'old-well' })).toBe('water 2, top tile old well')
    expect(titled('best_plot')).toBe('Best plot')
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
})

it('a preview tells which numbers change', () => {
  const before = { now: 'x', worth: 3, rounds: 5 }
  const after = { ...before, now: 'y', worth: 1 }
  expect(changesOf({ before, after })).toEqual([{ text: 'Worth −2', bad: false }])
})
