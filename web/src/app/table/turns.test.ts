import { describe, expect, it } from 'vitest'
import { line, play } from '../../net/samples'
import { beginOf, changesBetween, chaptersOf, endOf, numbersOf, sinceMine, turnsOf } from './turns'

const seats = (...list: number[]) => list.map((seat, i) => line(i + 1, false, seat))
const shape = (turns: ReturnType<typeof turnsOf>) => turns.map(({ key, seat, parts }) => [key, seat, parts.length])

describe('the log by turns', () => {
  it('has one block for what a seat does without another between', () => {
    expect(shape(turnsOf(seats(0, 0, 1, 2, 2, 0), 10))).toEqual([
      ['10', 0, 2],
      ['12', 1, 1],
      ['13', 2, 2],
      ['15', 0, 1],
    ])
  })

  it('has a heading where something begins, in the middle of a step, too', () => {
    const ends = { ...line(2, false, 1), sentences: ['It is over.', 'Round 2.', 'A card falls.'], events: [{ kind: 'over' }, { kind: 'round' }, { kind: 'card' }] }
    const last = { ...line(3, false, 1), sentences: ['Done.', 'Round 3.'], events: [{ kind: 'done' }, { kind: 'round' }] }
    const turns = turnsOf([line(1, false, 1), ends, last, line(4, false, 0)], 0, ({ kind }) => kind === 'round')
    expect(turns.map(({ heading, seat, parts }) => [heading, seat, parts.map(({ sentences }) => sentences.join(' '))])).toEqual([
      ['', 1, ['{seat:1} did 1', 'It is over.']],
      ['Round 2.', undefined, ['A card falls.']],
      ['', 1, ['Done.']],
      ['Round 3.', 0, ['{seat:0} did 4']],
    ])
  })

  it('stand apart from what is said of going back', () => {
    const back = { ...line(1, false, 0), back: 'undo' as const }
    expect(shape(turnsOf([line(1), line(2, true), back, line(2), line(3)]))).toEqual([
      ['0', 0, 2],
      ['2', 0, 1],
      ['3', 0, 2],
    ])
  })

  it('knows the place of what stands', () => {
    const [turn] = turnsOf([line(4, false, 1), line(5, true, 1)])
    expect([beginOf(turn!), endOf(turn!)]).toEqual([3, 4])
    expect(endOf(turnsOf([line(4, true, 1)])[0]!)).toBeNull()
  })
})

describe('since my last turn', () => {
  it('tells the turns of others, the newest of mine apart', () => {
    expect(shape(sinceMine(seats(1, 0, 1, 1, 2), [0])).map(([, seat]) => seat)).toEqual([1, 2])
  })

  it('is silent where one glance takes it', () => {
    expect(sinceMine(seats(0, 1), [0])).toEqual([])
    expect(sinceMine(seats(0, 1, 1), [0])).toEqual([])
    expect(sinceMine(seats(0, 1, 1, 1), [0])).toHaveLength(1)
  })

  it('is silent before I have done anything, and about what was taken back or is secret', () => {
    expect(sinceMine(seats(1, 2), [0])).toEqual([])
    expect(sinceMine([line(1), line(2, true, 1), line(2, false, 2)], [0])).toEqual([])
    expect(sinceMine([line(1), { ...line(2, false, 1), sentences: [] }, line(3, false, 2)], [0])).toEqual([])
  })
})

describe('numbers', () => {
  const at = (scores: number[], value: number) => {
    const { view, standing } = play(1)
    const summary = { ...view.summary, goal: { text: 'Reach 20.', tracks: [{ kind: 'win', label: 'Revenue', value }, { kind: 'end', label: 'Turns', value }] } }
    return numbersOf({ view: { ...view, summary }, standing: { ...standing, scores } })
  }

  it('that changed are named, points only where seats have their own', () => {
    expect(changesBetween(at([1, 2], 5), at([1, 4], 7), true)).toEqual([
      { label: 'Revenue', from: 5, to: 7 },
      { seat: 1, from: 2, to: 4 },
    ])
    expect(changesBetween(at([1, 2], 5), at([1, 4], 5), false)).toEqual([])
  })

  it('that nobody knows are not', () => {
    expect(changesBetween(undefined, at([1], 1), true)).toEqual([])
    expect(numbersOf(play(1)).tracks).toEqual([])
  })
})

it('knows where rounds end and begin, without what was taken back', () => {
  const begins = (count: number, undone = false) => ({ ...line(count, undone), events: [{ kind: 'done' }, { kind: 'round' }] })
  const log = [line(1), begins(2), line(3), begins(4, true), { ...line(3), back: 'undo' as const }, line(4), begins(5)]
  expect(chaptersOf(log, ({ kind }) => kind === 'round')).toEqual([0, 1, 2, 4, 5])
})
