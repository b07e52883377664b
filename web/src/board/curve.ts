// Numbers over time as lines in a box.

export interface Line {
  label: string
  values: number[]
  color: string
  /** Where this number decides the game: the line is drawn against it. */
  limit: number
  dash?: string
}

export interface Box {
  width: number
  height: number
}

/** Each line goes from 0 at the bottom to its limit at the top; what is beyond stays at the edge. */
export function pathOf(line: Line, box: Box): string {
  const last = Math.max(1, line.values.length - 1)
  return line.values
    .map((value, i) => {
      const x = (i / last) * box.width
      const y = box.height * (1 - Math.min(1, Math.max(0, value / Math.max(1, line.limit))))
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Labels at the ends of lines, moved apart so that none covers another. */
export function apart(wanted: number[], least: number, end: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  let floor = -Infinity
  for (const i of order) floor = placed[i] = Math.max(placed[i]!, floor + least)
  let ceiling = end
  for (const i of order.reverse()) ceiling = (placed[i] = Math.min(placed[i]!, ceiling)) - least
  return placed
}
