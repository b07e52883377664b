// What every game's own parts show of steps of real games: all sentences are read, none is shown as it came.
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { AnyAction, AnyVocabulary, GameModule } from '../board/contract'
import { faceOf } from '../board/players'
import { named, textOf, type RecordedStep } from '../board/recorded'

type Step = RecordedStep<{ seats: number }, { now: string }, AnyAction>

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { eager: true, import: 'default' })
const steps = import.meta.glob<Step[]>('../games/*/recorded.json', { eager: true, import: 'default' })
const words = import.meta.glob<AnyVocabulary>('../games/*/vocabulary.json', { eager: true, import: 'default' })
const games = Object.entries(modules).map(([path, module]) => ({
  game: path.split('/').at(-2)!,
  module,
  steps: steps[path.replace('index.ts', 'recorded.json')] ?? [],
  vocabulary: words[path.replace('index.ts', 'vocabulary.json')]!,
}))

const nothing = () => undefined

describe.each(games)('$game', ({ module, steps, vocabulary }) => {
  it.each(named(steps))('%s: is read', async (_, { before, after, legal, eyes }) => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, before.state.seats)
    const seats = names.map((name, seat) => (module.faceOf ?? faceOf)(seat, name))
    const deaf = { onlook: nothing, onchoose: nothing, onrefused: nothing, onitems: nothing, onrule: nothing }
    const props = { view: before, vocabulary, seats, legal, mine: [eyes], preview: null, playing: [], ...deaf }
    const { default: End } = await module.End()
    for (const html of [
      render(module.Board, { props }).body,
      render(module.Side, { props }).body,
      render(module.Choices, { props }).body,
      render(End, { props: { ...props, view: after, history: [before, after] } }).body,
    ]) {
      expect(textOf(html)).not.toMatch(/[{}]|undefined|\[object|NaN/)
    }
  })
})
