// States from drawings: row 6 first; L low-income home, P a protected one, B business, C corporation, 1–3 a stack.
import type { State } from './types'

const deck: State['cards_left'] = {
  'tech-boom': 1,
  'rent-hike': 6,
  'street-market': 1,
  downturn: 3,
  'luxury-condos': 5,
  'tenants-union': 1,
  'charity-drive': 1,
  'housing-grant': 3,
  fire: 1,
  'start-up-loans': 1,
  'chain-store': 1,
  'new-tram-line': 1,
  'quiet-month': 1,
  'eviction-wave': 2,
}

export function stateOf(drawing: string, more: Partial<State> = {}): State {
  const spaces: Record<string, string[]> = {}
  const lines = drawing.split('\n').map((line) => line.trim()).filter(Boolean)
  lines.forEach((line, i) => {
    line.split(/\s+/).forEach((mark, j) => {
      const space = `${String.fromCharCode(97 + j)}${6 - i}`
      ;(spaces[mark] ??= []).push(space)
    })
  })
  const of = (mark: string): string[] => spaces[mark] ?? []
  return {
    low: [...of('L'), ...of('P')],
    business: of('B'),
    corporation: of('C'),
    high: [of('1'), of('2'), of('3')],
    protection: [[], of('P'), [], [], []],
    pending: [],
    cards_left: deck,
    reshuffles: 0,
    displaced_houses: 0,
    residents: 0,
    active: ['cut-corporate-taxes', 'relocate-low-income-housing'],
    drawn: [],
    seats: 4,
    mayor: 0,
    options: { walls: 'open', first_mayor: 'first' },
    update: 'not-due',
    ending: 'none',
    step: 'policy',
    task: 'choose-policy',
    policy: 'none',
    card: 'none',
    high_at_draw: 0,
    picked: null,
    left: 0,
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
