// Numbers over time as lines in a box.

export interface Line {
  label: string
  values: number[]
  color: string
  /** Where this number decides the game: the line is drawn against it. */
  limit: number
  dash?: string
  /** Another's, where two are to be compared. */
  quiet?: boolean
}

export interface Box {
  width: number
  height: number
}

/** How far down the box a value is drawn; what is beyond the limit stays at the edge. */
export function heightOf(line: Line, value: number, box: Box): number {
  return box.height * (1 - Math.min(1, Math.max(0, value / Math.max(1, line.limit))))
}

/** Each line goes from 0 at the bottom to its limit at the top. */
export function pathOf(line: Line, box: Box): string {
  const last = Math.max(1, line.values.length - 1)
  return line.values
    .map((value, i) => {
      const x = (i / last) * box.width
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${heightOf(line, value, box).toFixed(1)}`
    })
    .join('')
}
