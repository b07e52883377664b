// The investment spaces as one list: open solutions, the own sheet, the sheets that nobody holds.
import type { Building, Department, Summary, Vocabulary } from './types'

export type Group = 'solutions' | 'mine' | 'open'

export interface Offer {
  spot: string
  group: Group
  title: string
  /** What is said of it; for a solution it may be wrong. */
  text: string
  /** null: hidden on the back. */
  does: string | null
  cost: number
  coins: number
  missing: number
  building: Building | null
  department: Department | null
  better: string[]
  /** Why nothing can be put there. */
  refused: string
}

export function offersOf(summary: Pick<Summary, 'solutions' | 'departments'>, vocabulary: Pick<Vocabulary, 'solutions' | 'buildings'>, me: number | null): Offer[] {
  const solutions = summary.solutions.flatMap(({ spot, coins, missing, refused }): Offer[] => {
    const front = vocabulary.solutions[spot]
    if (!front) return []
    const building = (front.building ?? null) as Building | null
    return [{ spot, group: 'solutions', title: front.title, text: front.pitch, does: null, cost: front.cost, coins, missing, building, department: null, better: [], refused: refused?.why ?? '' }]
  })
  const sheets = summary.departments.flatMap((sheet) => {
    const group: Group | null = sheet.seat === undefined ? 'open' : sheet.seat === me ? 'mine' : null
    if (!group) return []
    return sheet.buildings.flatMap(({ building, coins, missing, better, refused }): Offer[] => {
      const printed = vocabulary.buildings[building]
      if (!printed) return []
      return [{ spot: building, group, title: printed.name, text: printed.text, does: printed.does, cost: printed.cost, coins, missing, building: building as Building, department: sheet.department as Department, better, refused: refused?.why ?? '' }]
    })
  })
  return [...solutions, ...sheets]
}

/** The kind of space that it would stand on, in words; '': it brings no building. */
export function spaceOf(offer: Offer, vocabulary: Pick<Vocabulary, 'buildings' | 'spaces'>): string {
  const printed = offer.building ? vocabulary.buildings[offer.building] : undefined
  return printed ? (vocabulary.spaces[printed.space] ?? '') : ''
}
