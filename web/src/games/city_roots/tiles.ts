// The board of a state as tiles on spaces, and the few numbers one reads off it.
import type { Grid } from '../../board/grid'
import type { Point } from '../../board/paper'
import type { State, Tile } from './types'

export const grid: Grid = { columns: 6, rows: 6, cell: 100, gap: 16, x: 30, y: 10 }
export const center: readonly string[] = ['c3', 'd3', 'c4', 'd4']
export const limits = { revenue: 20, houses: 6, residents: 48, perHome: 4 } as const

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

const names: Record<Tile, string> = {
  low: 'low-income home',
  high: 'high-income home',
  business: 'local business',
  corporation: 'corporation',
}

export function tileName(tile: Tile, height = 1): string {
  return tile === 'high' && height > 1 ? `stack of ${height} high-income homes` : names[tile]
}

/** The spoken name of a space: "local business, d3". */
export function spokenName(space: string, found: Standing | undefined): string {
  const where = center.includes(space) ? `${space}, city center` : space
  if (!found) return `vacant lot, ${where}`
  const guarded = found.guard === null ? '' : ', protected'
  return `${tileName(found.tile, found.height)}${guarded}, ${where}`
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

function layout(width: number, height: number, block: (i: number) => Point): Layout {
  const boxAt = (box: number): Point => block(Math.min(box, limits.houses - 1))
  const personAt = (person: number): Point => {
    const section = Math.floor(person / 4)
    const [x, y] = block(Math.floor(section / 2))
    return [x + (section % 2 ? 0 : -50) + 7.5 + (person % 4) * 11.5, y + 52]
  }
  return { width, height, boxAt, personAt }
}

const step = grid.cell + grid.gap
const first = grid.gap + grid.cell / 2
export const tallLayout = layout(752, 876, (i) => [grid.x + first + i * step, 793])
export const wideLayout = layout(878, 758, (i) => [818, grid.y + first + i * step - 20])
