// What lies on the ground of a lettered board before anybody builds.
import { middle, spacesOf, type Grid } from './grid'
import { cutRect, seeded, seedOf, type Point } from './paper'

export interface Lot {
  space: string
  middle: Point
  seed: number
  /** Its outline. */
  d: string
  tufts: Point[]
  /** Where something may stand on a vacant lot, for some of them. */
  thing: Point | null
}

/** The lots of a grid, always the same for the same letters. `chance`: of the thing. */
export function lotsOf(grid: Grid, tufts: number, chance: number): Lot[] {
  const { cell } = grid
  return spacesOf(grid).map((space) => {
    const [x, y] = middle(grid, space)
    const seed = seedOf(space)
    const random = seeded(seed)
    const near = (across: number, down: number): Point => [x + (random() - 0.5) * across * cell, y + (random() - 0.5) * down * cell]
    return {
      space,
      middle: [x, y],
      seed,
      d: cutRect(x - cell / 2, y - cell / 2, cell, cell, seed, 2),
      tufts: Array.from({ length: tufts }, () => near(0.65, 0.6)),
      thing: random() < chance ? near(0.46, 0.36) : null,
    }
  })
}

/** A few blades of grass. */
export const tuft = ([x, y]: Point): string => `M${x - 4} ${y - 4}l3 5M${x + 1} ${y - 6}v7M${x + 5} ${y - 4}l-2 5`
