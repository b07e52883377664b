// States from drawings, on ground of a recorded game: row 6 first; L low-income home, P a protected one, B business,
// C corporation, 1–3 a stack.
import { steps, vocabulary } from './told'
import type { CityView, State } from './types'

/** A real moment in which a policy is to be chosen. */
export const known: CityView = steps.find(({ before }) => before.state.task === 'choose-policy')!.before

export function stateOf(drawing: string, more: Partial<State> = {}): State {
  const spaces: Record<string, string[]> = {}
  const lines = drawing.split('\n').map((line) => line.trim()).filter(Boolean)
  lines.forEach((line, i) => {
    line.split(/\s+/).forEach((mark, j) => {
      const space = `${String.fromCharCode(97 + j)}${vocabulary.side - i}`
      ;(spaces[mark] ??= []).push(space)
    })
  })
  const of = (mark: string): string[] => spaces[mark] ?? []
  return {
    ...known.state,
    low: [...of('L'), ...of('P')],
    business: of('B'),
    corporation: of('C'),
    high: [of('1'), of('2'), of('3')],
    protection: [[], of('P'), [], [], []],
    displaced_houses: 0,
    residents: 0,
    mayor: 0,
    ...more,
  }
}

export const opening = `
  B L . . . B
  L . L L . L
  . L . . L .
  . L . . L .
  L . L L . L
  B . . . L B`

export const midgame = `
  B L . 1 . B
  L . P L . L
  . L C C 1 L
  B 1 C . 2 .
  L . 1 P . B
  B . L . 3 B`

export const late = `
  C C B 1 L C
  1 2 C C . L
  . 3 C C 1 C
  B 1 C C 2 1
  L . 1 2 C C
  C L . B 3 C`
