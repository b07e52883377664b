// Shapes as if cut with scissors: corners a little off, always the same for the same seed.

export type Point = readonly [x: number, y: number]

/** Numbers in [0, 1) that depend on the seed only. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed from a name such as "d3". */
export function seedOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return hash >>> 0
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A closed path through the points, each moved by at most `wobble` in x and in y. */
export function cut(points: readonly Point[], seed: number, wobble = 1.4): string {
  const random = seeded(seed)
  const moved = points.map(
    ([x, y]) => `${short(x + (random() * 2 - 1) * wobble)} ${short(y + (random() * 2 - 1) * wobble)}`,
  )
  return `M${moved.join('L')}Z`
}

export function cutRect(x: number, y: number, width: number, height: number, seed: number, wobble = 1.4): string {
  return cut(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    seed,
    wobble,
  )
}

/** A round shape of `corners` short cuts. */
export function cutDisc(x: number, y: number, radius: number, seed: number, corners = 14, wobble = 0.8): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
  return cut(points, seed, wobble)
}
