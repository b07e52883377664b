// Where things lie on sheets of paper, in millimeters: rows of things of one size side by side, so that one cut serves
// two of them; what is larger than a sheet in windows; backs on a sheet of their own, as it looks turned over.
import type { Piece, Run } from './contract'

export const papers = {
  a4: { width: 210, height: 297, name: 'A4' },
  letter: { width: 215.9, height: 279.4, name: 'Letter' },
  a2: { width: 420, height: 594, name: 'A2' },
} as const
export type Paper = keyof typeof papers

/** No printer reaches the edge. */
export const margin = 9
const caption = 5
const between = 5

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Cell extends Box {
  piece: Piece
  run: Run
  /** Of a thing that is larger than the sheet: how much of it lies to the left of the cell, and above. */
  shift: readonly [x: number, y: number]
}

export interface Sheet {
  paper: Paper
  lying: boolean
  side: 'front' | 'back'
  cells: Cell[]
  captions: { x: number; y: number; text: string }[]
}

interface Area {
  width: number
  height: number
}

export function sizeOf({ paper, lying }: Pick<Sheet, 'paper' | 'lying'>): Area {
  const { width, height } = papers[paper]
  return lying ? { width: height, height: width } : { width, height }
}

const roomOn = (sheet: Pick<Sheet, 'paper' | 'lying'>): Area => {
  const { width, height } = sizeOf(sheet)
  return { width: width - margin * 2, height: height - margin * 2 }
}

const slack = 0.01
const fits = ([width, height]: Run['size'], room: Area): boolean => width <= room.width + slack && height + caption <= room.height + slack
/** How many sheets it takes in each direction. */
const windows = ([width, height]: Run['size'], room: Area): [across: number, down: number] => [Math.ceil((width - slack) / room.width), Math.ceil((height - slack) / (room.height - caption))]

const blank = (paper: Paper, lying: boolean): Sheet => ({ paper, lying, side: 'front', cells: [], captions: [] })

/** Rows of things, run after run. */
function flow(runs: readonly Run[], paper: Paper, lying: boolean): Sheet[] {
  const sheets: Sheet[] = []
  const room = roomOn({ paper, lying })
  let y = Infinity
  for (const run of runs) {
    const [width, height] = run.size
    const across = Math.max(1, Math.floor((room.width + slack) / width))
    let named = false
    for (let first = 0; first < run.pieces.length; first += across) {
      if (y + height + (named ? 0 : caption) > room.height + slack) {
        sheets.push(blank(paper, lying))
        y = 0
        named = false
      }
      const sheet = sheets.at(-1)!
      if (!named) {
        sheet.captions.push({ x: margin, y: margin + y, text: run.title })
        y += caption
        named = true
      }
      run.pieces.slice(first, first + across).forEach((piece, i) => sheet.cells.push({ piece, run, x: margin + i * width, y: margin + y, width, height, shift: [0, 0] }))
      y += height
    }
    y += between
  }
  return sheets
}

/** A thing that is larger than a sheet, window by window. */
function tiled(run: Run, piece: Piece, paper: Paper): Sheet[] {
  const [width, height] = run.size
  const counts = ([false, true] as const).map((lying) => windows(run.size, roomOn({ paper, lying })))
  const lying = counts[1]![0] * counts[1]![1] < counts[0]![0] * counts[0]![1]
  const [across, down] = counts[lying ? 1 : 0]!
  const [wide, high] = [width / across, height / down]
  return Array.from({ length: across * down }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)]
    const sheet = blank(paper, lying)
    const part = across * down > 1 ? `, part ${i + 1} of ${across * down}: row ${row + 1}, column ${column + 1}` : ''
    sheet.captions.push({ x: margin, y: margin, text: run.title + part })
    sheet.cells.push({ piece, run, x: margin, y: margin + caption, width: wide, height: high, shift: [column * wide, row * high] })
    return sheet
  })
}

/** The same sheet from behind: turned over its long edge, what was left is right. */
function turned(sheet: Sheet): Sheet {
  const { width } = sizeOf(sheet)
  const cells = sheet.cells.map((cell) => ({ ...cell, x: width - cell.x - cell.width }))
  return { ...sheet, side: 'back', cells, captions: [] }
}

/** All sheets: those of one side first, then fronts with their backs. `large`: the paper of what is larger than a sheet. */
export function sheetsOf(runs: readonly Run[], paper: Paper, large: Paper): Sheet[] {
  const [upright, onSide] = [roomOn({ paper, lying: false }), roomOn({ paper, lying: true })]
  const filled = runs.filter((run) => run.pieces.length > 0)
  const standing = filled.filter((run) => fits(run.size, upright))
  const lying = filled.filter((run) => !fits(run.size, upright) && fits(run.size, onSide))
  const boards = filled.filter((run) => !fits(run.size, upright) && !fits(run.size, onSide))
  const fronts = flow(standing.filter((run) => run.Back), paper, false)
  return [
    ...boards.flatMap((run) => run.pieces.flatMap((piece) => tiled(run, piece, large))),
    ...flow(lying, paper, true),
    ...flow(standing.filter((run) => !run.Back), paper, false),
    ...fronts.flatMap((sheet) => [sheet, turned(sheet)]),
  ]
}

export type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** The cuts of a sheet: straight lines along the edges of its things, a little longer than they are. */
export function cutsOf({ cells }: Pick<Sheet, 'cells'>, beyond = 3): Line[] {
  const lines = new Map<string, Line>()
  const put = (line: Line): void => void lines.set(line.map((end) => end.toFixed(2)).join(' '), line)
  const rows = new Map<string, Cell[]>()
  for (const cell of cells) {
    const key = `${cell.y.toFixed(2)} ${cell.height}`
    rows.set(key, [...(rows.get(key) ?? []), cell])
  }
  for (const row of rows.values()) {
    const [left, right] = [Math.min(...row.map(({ x }) => x)), Math.max(...row.map(({ x, width }) => x + width))]
    const { y, height } = row[0]!
    for (const at of [y, y + height]) put([left - beyond, at, right + beyond, at])
    for (const { x, width } of row) for (const at of [x, x + width]) put([at, y, at, y + height])
  }
  return [...lines.values()]
}
