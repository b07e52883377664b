// Tiles as paper: what stays green, and the lines along the pavement. A tile paves a strip along each edge with a lane,
// corners included; so what stays green is always one rectangle.
import type { Atlas } from './atlas'
import { beside, edges, lane, middleOf, opposite, side, stepTo, type Place } from './geometry'
import type { Edge, Tile } from './types'

const half = side / 2

export interface Green {
  x: number
  y: number
  width: number
  height: number
}

/** The green of a tile around its middle. */
export function greenOf(lanes: string): Green {
  const cut = (edge: Edge): number => (lanes.includes(edge) ? lane : 0)
  return {
    x: -half + cut('w'),
    y: -half + cut('n'),
    width: side - cut('w') - cut('e'),
    height: side - cut('n') - cut('s'),
  }
}

/** Its outline, rounded where two lanes meet. */
export function greenPath(lanes: string): string {
  const { x, y, width, height } = greenOf(lanes)
  const round = (a: Edge, b: Edge): number => (lanes.includes(a) && lanes.includes(b) ? 11 : 0)
  const [nw, ne, se, sw] = [round('n', 'w'), round('n', 'e'), round('s', 'e'), round('s', 'w')]
  return (
    `M${x + nw} ${y}H${x + width - ne}q${ne} 0 ${ne} ${ne}V${y + height - se}q0 ${se} ${-se} ${se}` +
    `H${x + sw}q${-sw} 0 ${-sw} ${-sw}V${y + nw}q0 ${-nw} ${nw} ${-nw}Z`
  )
}

/** The border between green and pavement inside a tile. */
export function kerbPath(lanes: string): string {
  const { x, y, width, height } = greenOf(lanes)
  const [right, low] = [x + width, y + height]
  const has = (edge: Edge): boolean => lanes.includes(edge)
  const r = (a: Edge, b: Edge): number => (has(a) && has(b) ? 11 : 0)
  const parts: string[] = []
  if (has('n')) parts.push(`M${x + r('n', 'w')} ${y}H${right - r('n', 'e')}${has('e') ? 'q11 0 11 11' : ''}`)
  if (has('e')) parts.push(`M${right} ${y + r('n', 'e')}V${low - r('s', 'e')}${has('s') ? 'q0 11 -11 11' : ''}`)
  if (has('s')) parts.push(`M${right - r('s', 'e')} ${low}H${x + r('s', 'w')}${has('w') ? 'q-11 0 -11 -11' : ''}`)
  if (has('w')) parts.push(`M${x} ${low - r('s', 'w')}V${y + r('n', 'w')}${has('n') ? 'q0 -11 11 -11' : ''}`)
  return parts.join('')
}

/** Is the edge of a tile paved there: 0 and 2 are its corners, clockwise, 1 is between them? */
function paved(lanes: string | undefined, edge: Edge, part: 0 | 1 | 2): boolean {
  if (lanes === undefined) return false
  const i = edges.indexOf(edge)
  const corner = part === 0 ? edges[(i + 3) % 4]! : edges[(i + 1) % 4]!
  return lanes.includes(edge) || (part !== 1 && lanes.includes(corner))
}

export interface Lines {
  /** The stripe between two lanes. */
  stripes: string
  /** The white line at the edge of a single lane. */
  borders: string
  /** Where pavement ends at the edge of a tile. */
  ends: string
}

const bounds = [-half, -half + lane, half - lane, half]

/** From the a-th to the b-th of the bounds along an edge, clockwise, `inset` inside the tile. */
function along([x, y]: readonly [number, number], edge: Edge, a: number, b: number, inset = 0): string {
  const [dx, dy] = stepTo(edge)
  const [cx, cy] = [x + dx * (half - inset), y + dy * (half - inset)]
  const at = (i: number): string => `${cx - dy * bounds[i]!} ${cy + dx * bounds[i]!}`
  return `M${at(a)}L${at(b)}`
}

const keyOf = ([east, north]: Place): string => `${east} ${north}`

/** The lines at the edges of all tiles. */
export function linesOf(tiles: readonly Pick<Tile, 'at' | 'lanes'>[], atlas: Atlas): Lines {
  const lanes = new Map(tiles.map((tile) => [keyOf(atlas.place(tile.at)), tile.lanes]))
  const lines: Lines = { stripes: '', borders: '', ends: '' }
  for (const tile of tiles) {
    const place = atlas.place(tile.at)
    const middle = middleOf(place)
    for (const edge of edges) {
      const other = lanes.get(keyOf(beside(place, edge)))
      const here = tile.lanes.includes(edge)
      const there = other?.includes(opposite(edge)) ?? false
      if (here && there && (edge === 'n' || edge === 'e')) lines.stripes += along(middle, edge, 1, 2)
      if (here && !there) lines.borders += along(middle, edge, 1, 2, 4)
      for (const part of [0, 1, 2] as const) {
        const mine = paved(tile.lanes, edge, part)
        if (mine && !paved(other, opposite(edge), (2 - part) as 0 | 1 | 2)) lines.ends += along(middle, edge, part, part + 1)
      }
    }
  }
  return lines
}
