// The board of a state as tiles on spaces, and the few numbers one reads off it.
import type { Grid } from '../../board/grid'
import type { Point } from '../../board/paper'
import type { State, Tile, Vocabulary } from './types'

export const grid: Grid = { columns: 6, rows: 6, cell: 100, gap: 16, x: 30, y: 10 }

export interface Standing {
  tile: Tile
  space: string
  /** Homes in the stack; 1 for all other tiles. */
  height: number
  /** The seat that protects it. */
  guard: number | null
}

export function standingTiles(state: State): Standing[] {
  const put = (tile: Tile, spaces: string[], height = 1): Standing[] =>
    spaces.map((space) => ({ tile, space, height, guard: guardOf(state, space) }))
  return [
    ...put('corporation', state.corporation),
    ...put('business', state.business),
    ...state.high.flatMap((spaces, i) => put('high', spaces, i + 1)),
    ...put('low', state.low),
  ]
}

function guardOf(state: State, space: string): number | null {
  const seat = state.protection.findIndex((homes) => homes.includes(space))
  return seat < 0 ? null : seat
}

/** The spoken name of a space: "local business, d3". */
export function spokenName(space: string, found: Standing | undefined, { center, tiles }: Vocabulary): string {
  const where = center.includes(space) ? `${space}, city center` : space
  if (!found) return `${tiles.none}, ${where}`
  const stack = found.height > 1 ? `, stack of ${found.height}` : ''
  const guarded = found.guard === null ? '' : ', protected'
  return `${tiles[found.tile]}${stack}${guarded}, ${where}`
}

export const highHomes = (state: State): number => state.high.reduce((sum, spaces, i) => sum + spaces.length * (i + 1), 0)

/** Where the displaced are drawn: below the city, or to its right where there is more room that way. */
export interface Layout {
  width: number
  height: number
  /** The middle of each displaced house's box; two sections of people stand under it. */
  boxAt: (box: number) => Point
  personAt: (person: number) => Point
}

/** A house's people stand together in a section; so many sections are under each box. */
export const sectionsOf = ({ house_limit, resident_limit, residents_per_home }: Vocabulary): number =>
  resident_limit / residents_per_home / house_limit

function layout(words: Vocabulary, width: number, height: number, block: (i: number) => Point): Layout {
  const { house_limit, residents_per_home } = words
  const sections = sectionsOf(words)
  const wide = 100 / sections
  const boxAt = (box: number): Point => block(Math.min(box, house_limit - 1))
  const personAt = (person: number): Point => {
    const section = Math.floor(person / residents_per_home)
    const [x, y] = block(Math.floor(section / sections))
    const place = (person % residents_per_home) * ((wide - 4) / residents_per_home)
    return [x - 50 + (section % sections) * wide + 7.5 + place, y + 52]
  }
  return { width, height, boxAt, personAt }
}

const step = grid.cell + grid.gap
const first = grid.gap + grid.cell / 2
export const tallLayout = (words: Vocabulary): Layout => layout(words, 752, 876, (i) => [grid.x + first + i * step, 793])
export const wideLayout = (words: Vocabulary): Layout => layout(words, 878, 758, (i) => [818, grid.y + first + i * step - 20])
