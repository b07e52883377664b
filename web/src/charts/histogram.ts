// How often values came up, as bars that stand side by side.
import { scaleLinear } from 'd3-scale'
import type { Box } from './lines'

export interface Group {
  label: string
  times: readonly number[]
}

export interface Bar {
  group: number
  x: number
  y: number
  width: number
  height: number
  /** Of all of its group. */
  share: number
  /** Which values it counts. */
  from: number
  to: number
}

export interface Drawn {
  bars: Bar[]
  /** Below the bars: where a value stands. */
  ticks: { x: number; text: number }[]
  /** At the side: shares. */
  lines: { y: number; share: number }[]
  /** Where a value lies, between bars too. */
  xOf: (value: number) => number
}

const sum = (times: readonly number[]): number => times.reduce((all, one) => all + one, 0)

/** Each group by its own shares, so that few and many can be compared. */
export function histogramOf(groups: readonly Group[], from: number, width: number, box: Box): Drawn {
  const bars = Math.max(1, ...groups.map(({ times }) => times.length))
  const x = scaleLinear([0, bars], [0, box.width])
  const shares = groups.map(({ times }) => times.map((one) => one / Math.max(1, sum(times))))
  const top = Math.max(0.01, ...shares.flat())
  const y = scaleLinear([0, top], [box.height, 0]).nice(4)
  const gap = Math.min(3, (box.width / bars) * 0.14)
  const room = (box.width / bars - gap) / Math.max(1, groups.length)
  const drawn = shares.flatMap((list, group) =>
    list.flatMap((share, i): Bar[] =>
      share === 0
        ? []
        : [{ group, x: x(i) + gap / 2 + room * group, y: y(share), width: room, height: box.height - y(share), share, from: from + i * width, to: from + (i + 1) * width - 1 }],
    ),
  )
  const few = Math.max(2, Math.floor(box.width / 56))
  const every = Math.max(1, Math.ceil(bars / few))
  const ticks = Array.from({ length: bars }, (_, i) => i)
    .filter((i) => i % every === 0)
    .map((i) => ({ x: width === 1 ? x(i + 0.5) : x(i), text: from + i * width }))
  const half = width === 1 ? 0.5 : 0
  return {
    bars: drawn,
    ticks,
    lines: y.ticks(3).filter((share) => share > 0).map((share) => ({ y: y(share), share })),
    xOf: (value) => x((value - from) / width + half),
  }
}
