// The investment spaces as one list: open solutions, the own sheet, the sheets that nobody holds.
import type { Building, Department, Refused, SpaceKind, Summary } from './types'

export type Group = 'solutions' | 'mine' | 'open'

export interface Offer {
  spot: string
  group: Group
  title: string
  /** What is said of it; for a solution it may be wrong. */
  text: string
  /** null: hidden on the back. */
  effects: string | null
  cost: number
  coins: number
  missing: number
  building: Building | null
  department: Department | null
  space: SpaceKind | null
  homes: number
  better: string[]
  refused: Refused | null
}

export function offersOf(summary: Pick<Summary, 'solutions' | 'departments'>, me: number | null): Offer[] {
  const solutions = summary.solutions.map(({ pitch, ...rest }): Offer => ({ ...rest, group: 'solutions', text: pitch, effects: null, department: null, homes: 0, better: [] }))
  const sheets = summary.departments.flatMap((sheet) => {
    const group: Group | null = sheet.seat === null ? 'open' : sheet.seat === me ? 'mine' : null
    if (!group) return []
    return sheet.buildings.map(({ name, ...rest }): Offer => ({ ...rest, title: name, group, department: sheet.department }))
  })
  return [...solutions, ...sheets]
}

/** What it does, with the homes it brings. */
export function effectsOf({ homes, effects }: { homes: number; effects: string }): string {
  const rooms = homes > 0 ? `${homes} ${homes === 1 ? 'home' : 'homes'}` : ''
  const rest = effects === 'no effect' && rooms ? '' : effects
  return [rooms, rest].filter(Boolean).join('; ')
}

export const spaceWords: Record<SpaceKind, string> = { square: 'a big square', corner: 'a corner', edge: 'a long space' }

/** What it would bring to the map, in a few words. */
export function bringsOf(offer: Offer): string {
  const where = offer.space ? `on ${spaceWords[offer.space]}` : ''
  const homes = offer.homes > 0 ? `${offer.homes} ${offer.homes === 1 ? 'home' : 'homes'}` : ''
  return [homes, where].filter(Boolean).join(', ')
}

/** The title of a spot, wherever it stands. */
export function titleOf(summary: Pick<Summary, 'solutions' | 'departments' | 'turned'>, spot: string): string {
  const solution = [...summary.solutions, ...summary.turned].find((one) => one.spot === spot)
  if (solution) return solution.title
  for (const sheet of summary.departments) {
    const building = sheet.buildings.find((one) => one.spot === spot)
    if (building) return building.name
  }
  return spot
}
