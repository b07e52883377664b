// The generic board on steps of real games: whatever a game is like, it is shown and can be played.
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { keyOf, takesWords } from '../../protocol/action'
import type { AnyAction, AnyVocabulary } from '../contract'
import { named, textOf, type RecordedStep } from '../recorded'
import { faceOf } from '../players'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import End from './End.svelte'
import { answerOf, few, labelsOf, questionOf } from './narrow'
import Side from './Side.svelte'
import { seatRows, type Fields } from './shape'

type Step = RecordedStep<Fields, Fields, AnyAction>

/** The template has no part here: three of its steps by hand. */
function plots(): { steps: Step[]; vocabulary: AnyVocabulary } {
  const summary = { now: 'Round 2 of 5: a plot worth 3. Everybody commits a card.', worth: 3, rounds: 5 }
  const state = {
    hands: [[1, 2, 3, 5], [1, 2, 3, 4], []],
    bids: [null, 'face-down', null],
    won: [4, 0, 0],
    plot: 3,
    carried: 0,
    round: 2,
    seats: 2,
    options: { unclaimed: 'lost', pace: 'free' },
    ending: 'none',
  }
  const view = { state, summary }
  const legal = [1, 2, 3, 5].map((card) => ({ verb: 'bid', card }))
  const step: Step = { replay: 'by hand', count: 1, seat: 0, eyes: 0, action: legal[0]!, legal, before: view, events: [], after: view }
  return { steps: [step], vocabulary: { words: { actions: { bid: 'Bid {card}' }, names: {}, with_words: [], per_seat: ['hands', 'bids', 'won'] } } }
}

const steps = import.meta.glob<Step[]>('../../games/*/recorded.json', { eager: true, import: 'default' })
const words = import.meta.glob<AnyVocabulary>('../../games/*/vocabulary.json', { eager: true, import: 'default' })
const games = Object.entries(steps).map(([path, of]) => ({
  game: path.split('/').at(-2)!,
  steps: of,
  vocabulary: words[path.replace('recorded', 'vocabulary')]!,
}))
games.push({ game: 'plots', ...plots() })

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

const boards = Object.keys(import.meta.glob('../../games/*/index.ts'))
it('every game with a board of its own was recorded', () => {
  expect(Object.keys(steps).map((path) => path.replace('recorded.json', 'index.ts'))).toEqual(boards)
  expect(boards.length).toBeGreaterThan(0)
})

const nothing = () => undefined
const deaf = { preview: null, playing: [], onlook: nothing, onchoose: nothing, onrefused: nothing, onitems: nothing, onrule: nothing }
/** Has the board a line to write on, beside these choices? */
function hasLine({ before: view }: Step, vocabulary: AnyVocabulary, legal: AnyAction[]): boolean {
  return render(Choices, { props: { view, vocabulary, seats: [], legal, ...deaf } }).body.includes('<input')
}
/** The lists of choices that are shown in the end. */
function lists(choices: AnyAction[]): AnyAction[][] {
  return questionOf(choices)?.answers.flatMap((answer) => lists(answer.choices)) ?? [choices]
}

describe.each(games)('$game', ({ steps, vocabulary }) => {
  it.each(named(steps))('%s: is shown', (_, { before, after, legal }) => {
    const playing = Number(before.state['seats'])
    const seats = names.slice(0, playing).map((name, seat) => faceOf(seat, name))
    const props = { view: before, vocabulary, seats, legal, mine: [0], ...deaf }
    for (const html of [
      render(Board, { props }).body,
      render(Side, { props }).body,
      render(Choices, { props }).body,
      render(End, { props: { ...props, view: after, history: [before, after] } }).body,
    ]) {
      expect(textOf(html)).not.toMatch(/[{}]|undefined|\[object|NaN/)
    }
    const rows = seatRows(before.state, before.summary, playing, vocabulary.words.per_seat)
    if (playing > 1) expect(render(Board, { props }).body.includes('Ben')).toBe(rows.length > 0)
    for (const row of rows) expect(row.values).toHaveLength(playing)
  })

  it.each(named(steps.filter(({ legal }) => legal.length)))('%s: every choice can be pressed', (_, { legal }) => {
    const pressed: AnyAction[] = []
    const press = (choices: AnyAction[]) => {
      const question = questionOf(choices)
      if (!question) return pressed.push(...choices)
      const answers = question.answers.map((answer) => answerOf(vocabulary.words, question, answer))
      expect(new Set(answers).size).toBe(answers.length)
      expect(answers.every(Boolean)).toBe(true)
      return question.answers.forEach((answer) => press(answer.choices))
    }
    press(legal)
    expect(pressed.map(keyOf).sort()).toEqual(legal.map(keyOf).sort())
    if (legal.length <= few) expect(new Set(labelsOf(vocabulary.words, legal)).size).toBe(legal.length)
  })
})

describe('free text', () => {
  it.each(games)('of $game goes with the actions that take it, and with no other', ({ steps, vocabulary }) => {
    for (const step of steps) {
      if (step.words) expect(takesWords(vocabulary.words, step.action!)).toBe(true)
      for (const list of lists(step.legal)) expect(hasLine(step, vocabulary, list)).toBe(list.some((action) => takesWords(vocabulary.words, action)))
    }
  })

  it.each([
    ['broken_cities', 'a law can be worded'],
    ['sustain', 'the city can be named'],
  ])('of %s: %s', (name) => {
    const { steps, vocabulary } = games.find(({ game }) => game === name)!
    expect(steps.some((step) => lists(step.legal).some((list) => hasLine(step, vocabulary, list)))).toBe(true)
  })
})
