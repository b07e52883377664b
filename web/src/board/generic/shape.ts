// What the JSON of any game's state looks like to a reader: some of it belongs to seats, the rest lies on the table.

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value }

export interface SeatRow {
  name: string
  /** One for each seat that plays. */
  values: Value[]
}

export interface Fact {
  name: string
  value: Value
}

/** "best_plot" is "Best plot". */
export function titled(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isObject = (value: Value): value is { [key: string]: Value } => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Arrays that have a place for each seat of the largest table are the seats'; a state names how many play. */
function places(state: Record<string, Value>, seats: number): number {
  const lengths = Object.values(state).flatMap((value) => (Array.isArray(value) && value.length >= seats ? [value.length] : []))
  return lengths.length ? Math.min(...lengths) : 0
}

/** What each seat has. An array of objects becomes a row for each of their fields. */
export function seatRows(state: Record<string, Value>, seats: number): SeatRow[] {
  const length = places(state, seats)
  const rows: SeatRow[] = []
  for (const [key, value] of Object.entries(state)) {
    if (!Array.isArray(value) || value.length !== length) continue
    const values = value.slice(0, seats)
    const first = values[0] ?? null
    if (values.every(isObject) && isObject(first)) {
      for (const field of Object.keys(first)) {
        rows.push({ name: titled(field), values: values.map((one) => (one as { [key: string]: Value })[field] ?? null) })
      }
    } else rows.push({ name: titled(key), values })
  }
  return rows
}

/** The rest of the state, and what is derived from it. */
export function factsOf(state: Record<string, Value>, summary: Record<string, Value>, seats: number): Fact[] {
  const length = places(state, seats)
  const own = Object.entries(state).filter(([key, value]) => !(Array.isArray(value) && value.length === length) && key !== 'seats' && key !== 'options')
  const derived = Object.entries(summary).filter(([key]) => key !== 'now' && !(key in state))
  return [...derived, ...own].map(([key, value]) => ({ name: titled(key), value }))
}

/** One line for a value: lists by commas, objects by their fields that say something. */
export function said(value: Value): string {
  if (value === null || value === '' || value === 'none') return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replaceAll('-', ' ')
  if (Array.isArray(value)) return value.length ? value.map(said).join(', ') : '–'
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== 0 && field !== '' && field !== 'none')
  return fields.length ? fields.map(([key, field]) => `${titled(key).toLowerCase()} ${said(field)}`).join(', ') : '–'
}
