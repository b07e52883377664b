// The generic board on steps of real games: whatever a game is like, it is shown and can be played.
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { keyOf, labelOf } from '../../protocol/action'
import type { AnyAction } from '../contract'
import { named, type RecordedStep } from '../recorded'
import { faceOf } from '../players'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import End from './End.svelte'
import { answerOf, few, questionOf } from './narrow'
import Side from './Side.svelte'
import { seatRows, type Fields, type GenericVocabulary } from './shape'

type Step = RecordedStep<Fields, Fields, AnyAction>

/** The template has no part here: three of its steps by hand. */
function plots(): { steps: Step[]; vocabulary: GenericVocabulary } {
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
  return { steps: [step], vocabulary: { words: { actions: { bid: 'Bid {card}' }, names: {} }, per_seat: ['hands', 'bids', 'won'] } }
}

const steps = import.meta.glob<Step[]>('../../games/*/recorded.json', { eager: true, import: 'default' })
const words = import.meta.glob<GenericVocabulary>('../../games/*/vocabulary.json', { eager: true, import: 'default' })
const games = Object.entries(steps).map(([path, of]) => ({
  game: path.split('/').at(-2)!,
  steps: of,
  vocabulary: words[path.replace('recorded', 'vocabulary')]!,
}))
games.push({ game: 'plots', ...plots() })

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
/** What is read of a part, without its tags and styles. */
const textOf = (html: string): string => html.replaceAll(/<!--.*?-->|<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '|')

it('six games were recorded', () => {
  expect(games.map(({ game }) => game).sort()).toEqual(['broken_cities', 'build_back', 'city_roots', 'crash_city', 'plots', 'sustain'])
})

describe.each(games)('$game', ({ steps, vocabulary }) => {
  it.each(named(steps))('%s: is shown', (_, { before, after, legal }) => {
    const playing = Number(before.state['seats'])
    const seats = names.slice(0, playing).map((name, seat) => faceOf(seat, name))
    const nothing = () => undefined
    const props = { view: before, vocabulary, seats, legal, mine: [0], preview: null, playing: [], onlook: nothing, onchoose: nothing, onrefused: nothing, onitems: nothing, onrule: nothing }
    for (const html of [
      render(Board, { props }).body,
      render(Side, { props }).body,
      render(Choices, { props }).body,
      render(End, { props: { ...props, view: after, history: [before, after] } }).body,
    ]) {
      expect(textOf(html)).not.toMatch(/[{}]|undefined|\[object|NaN/)
    }
    if (playing > 1) expect(render(Board, { props }).body.includes('Ben')).toBe(seatRows(before.state, before.summary, playing, vocabulary.per_seat).length > 0)
    for (const row of seatRows(before.state, before.summary, playing, vocabulary.per_seat)) expect(row.values).toHaveLength(playing)
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
    if (legal.length <= few) expect(new Set(legal.map((action) => labelOf(vocabulary.words, action))).size).toBe(legal.length)
  })
})

it('words can go with an action that takes them, and with no other', () => {
  const { steps, vocabulary } = plots()
  const { before: view, legal } = steps[0]!
  const seats = names.slice(0, 2).map((name, seat) => faceOf(seat, name))
  const nothing = () => undefined
  const html = (words: string[]) =>
    render(Choices, {
      props: { view, vocabulary: { ...vocabulary, with_words: words }, seats, legal, preview: null, playing: [], onlook: nothing, onchoose: nothing, onrefused: nothing, onitems: nothing, onrule: nothing },
    }).body
  expect(html(['bid'])).toContain('<input')
  expect(html([])).not.toContain('<input')
})
