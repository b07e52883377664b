// Where the indicators and the arrows between them stand, in pixels of their drawing.
import type { Indicator, Summary, Vocabulary } from './types'

export interface Gauge {
  indicator: Indicator
  name: string
  value: number
  top: number
  /** Does it only fill up? */
  table: boolean
  wanted: 'more' | 'less'
  near: string[]
  /** After the turn of the year, as things stand. */
  next: number
}

/** The indicators from top to bottom, as they stand. */
export function gaugesOf(summary: Pick<Summary, 'indicators'>, vocabulary: Pick<Vocabulary, 'indicators'>): Gauge[] {
  return vocabulary.indicators.flatMap(({ indicator, ...printed }) => {
    const now = summary.indicators.find((one) => one.indicator === indicator)
    return now ? [{ ...printed, indicator: indicator as Indicator, value: now.value, next: now.next }] : []
  })
}

type PrintedArrow = Vocabulary['arrows'][number]
export type Arrow = PrintedArrow & { /** The number it looks at. */ reading: number; amount: number; text: string }

/** What moves what when the year turns, and what it would do now. */
export function arrowsOf(summary: Pick<Summary, 'adjust'>, vocabulary: Pick<Vocabulary, 'arrows'>): Arrow[] {
  return vocabulary.arrows.map((arrow, i) => ({ ...arrow, reading: summary.adjust[i]?.reading ?? 0, amount: summary.adjust[i]?.amount ?? 0, text: summary.adjust[i]?.text ?? '' }))
}

export interface Row {
  gauge: Gauge
  y: number
  /** The middle of its squares. */
  middle: number
  size: number
  step: number
  /** Of the first square. */
  x: number
}

export interface Plan {
  rows: Row[]
  /** Where the squares end and the arrows begin. */
  edge: number
  high: number
}

export const gutter = (width: number): number => (width < 430 ? 78 : 104)

export function planOf(gauges: readonly Gauge[], width: number, height: number): Plan {
  const edge = Math.max(120, width - gutter(width))
  const high = height / Math.max(1, gauges.length)
  const rows = gauges.map((gauge, i): Row => {
    const count = gauge.top
    const step = (edge - 6) / count
    const size = Math.min(step - 3, Math.max(12, high - 34), 34)
    return { gauge, y: i * high, middle: i * high + 22 + (high - 22) / 2 - 2, size, step, x: 4 }
  })
  return { rows, edge, high }
}

export interface Bend {
  arrow: Arrow
  number: number
  d: string
  badge: readonly [x: number, y: number]
}

/** The arrows in the margin: each bends from the rows it reads to the row it moves. */
export function bendsOf(arrows: readonly Arrow[], plan: Plan, width: number): Bend[] {
  const rowOf = (name: string): Row | undefined => plan.rows.find((row) => row.gauge.indicator === name)
  return arrows.flatMap((arrow, i) => {
    const to = rowOf(arrow.to)
    const from = arrow.from.map(rowOf).filter((row) => row !== undefined)
    if (!to || from.length === 0) return []
    const upward = from[0]!.middle > to.middle
    const lane = upward ? width - 18 : plan.edge + (gutter(width) < 90 ? 32 : 42)
    const start = plan.edge + 2
    // Two arrows meet at one row: one arrives a little higher.
    const end = to.middle + (upward ? 8 : -4)
    const starts = from.map((row) => row.middle + (upward ? 8 : 6))
    const last = starts.at(-1)!
    const others = starts.slice(0, -1).map((y) => `M${start} ${y}Q${lane} ${y} ${lane} ${(y + end) / 2}`)
    const d = `${others.join('')}M${start} ${last}C${lane} ${last} ${lane} ${last} ${lane} ${(last + end) / 2}S${lane} ${end} ${start + 4} ${end}`
    return [{ arrow, number: i + 1, d, badge: [lane, upward ? (last + end) / 2 + plan.high * 0.4 : (last + end) / 2] as const }]
  })
}

/** What the arrow that reads this indicator makes of a value: where a new step begins, and its result. */
export function stepsOn(gauge: Gauge, arrows: readonly PrintedArrow[]): { at: number; result: number }[] {
  const arrow = arrows.find((one) => one.from.length === 1 && one.from[0] === gauge.indicator)
  return (arrow?.steps ?? []).filter((step) => step.result !== 0 || !gauge.table).map((step) => ({ at: Math.max(1, step.from), result: step.result }))
}

/** The table that an arrow reads, and the row that holds now. */
export function rangesOf({ steps, reading }: Pick<Arrow, 'steps' | 'reading'>): { label: string; result: number; here: boolean }[] {
  return steps.map(({ from, result }, i) => {
    const next = steps[i + 1]?.from
    const label = next === undefined ? `${from}+` : next - 1 === from ? String(from) : `${from}–${next - 1}`
    return { label, result, here: reading >= from && (next === undefined || reading < next) }
  })
}
