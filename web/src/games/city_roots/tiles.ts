// The board of a state as tiles on spaces, and the few numbers one reads off it.
import { cityHeight, cityWidth, type Grid } from '../../board/grid'
import type { Point } from '../../board/paper'
import { filled } from '../../protocol/filled'
import type { State, Tile, Vocabulary } from './types'

const gridOf = ({ side }: Vocabulary): Grid => ({ columns: side, rows: side, cell: 100, gap: 16, x: 30, y: 10 })

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

function spokenTile(found: Standing | undefined, { tiles, spoken }: Vocabulary): string {
  const tile = tiles[found?.tile ?? 'none'] ?? ''
  if (found && found.height > 1) return filled(spoken.stack, { tile, number: found.height })
  return found && found.guard !== null ? filled(spoken.guarded, { tile }) : tile
}

/** What stands there, and where: "local business, d3". */
export function spokenName(space: string, found: Standing | undefined, vocabulary: Vocabulary): string {
  const { center, spoken } = vocabulary
  return filled(center.includes(space) ? spoken.center : spoken.space, { tile: spokenTile(found, vocabulary), space })
}

export const highHomes = (state: State): number => state.high.reduce((sum, spaces, i) => sum + spaces.length * (i + 1), 0)

/** Where the displaced are drawn: below the city, or to its right where there is more room that way. */
export interface Layout {
  grid: Grid
  width: number
  height: number
  /** Where and how the word over the displaced stands. */
  caption: string
  /** The middle of each displaced house's box; two sections of people stand under it. */
  boxAt: (box: number) => Point
  personAt: (person: number) => Point
}

/** A house's people stand together in a section; so many sections are under each box, but the last may have fewer. */
export const sectionsOf = ({ house_limit, resident_limit, residents_per_home }: Vocabulary): number =>
  Math.ceil(Math.ceil(resident_limit / residents_per_home) / house_limit)

type Frame = Pick<Layout, 'grid' | 'width' | 'height' | 'caption'>

function layout(words: Vocabulary, frame: Frame, block: (i: number) => Point): Layout {
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
  return { ...frame, boxAt, personAt }
}

/** Boxes stand along an edge of the city, as many as it has lots; more stand behind those. */
function rowsOfBoxes({ house_limit, side }: Vocabulary, { cell, gap }: Grid): { more: number; along: (i: number) => number; behind: (i: number) => number } {
  const step = cell + gap
  return {
    more: (Math.ceil(house_limit / side) - 1) * step,
    along: (i) => gap + cell / 2 + (i % side) * step,
    behind: (i) => Math.floor(i / side) * step,
  }
}

export function tallLayout(words: Vocabulary): Layout {
  const grid = gridOf(words)
  const { more, along, behind } = rowsOfBoxes(words, grid)
  const [right, bottom] = [grid.x + cityWidth(grid), grid.y + cityHeight(grid)]
  const frame = { grid, width: right + 10, height: bottom + 154 + more, caption: `translate(20 ${bottom + 90}) rotate(-90)` }
  return layout(words, frame, (i) => [grid.x + along(i), bottom + 71 + behind(i)])
}

export function wideLayout(words: Vocabulary): Layout {
  const grid = gridOf(words)
  const { more, along, behind } = rowsOfBoxes(words, grid)
  const [right, bottom] = [grid.x + cityWidth(grid), grid.y + cityHeight(grid)]
  const frame = { grid, width: right + 136 + more, height: bottom + 36, caption: `translate(${right + 76} 14)` }
  return layout(words, frame, (i) => [right + 76 + behind(i), grid.y + along(i) - 20])
}
