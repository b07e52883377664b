// What the JSON of any game looks like to a reader: some of it belongs to seats, the rest lies on the table. Nothing is
// guessed: what is the seats' says so itself or is named by its words (docs/add_a_game.md).

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value }
export type Fields = Record<string, Value>

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

const isObject = (value: Value | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What each seat has of this field; null: it is not the seats'. */
function bySeat(key: string, value: Value, seats: number, perSeat: readonly string[]): Value[] | null {
  if (!Array.isArray(value)) return null
  // A list of the largest table's places; those who play come first.
  if (key === 'players' || perSeat.includes(key)) return value.length >= seats ? value.slice(0, seats) : null
  // Objects that say whose they are, one for everybody.
  if (value.length !== seats || !value.every(isObject)) return null
  const own = Array.from({ length: seats }, (_, seat) => (value as Fields[]).find((one) => one['seat'] === seat))
  return own.every(isObject) ? own.map((one) => Object.fromEntries(Object.entries(one).filter(([field]) => field !== 'seat'))) : null
}

/** What each seat has. Objects become a row for each of their fields. */
export function seatRows(state: Fields, summary: Fields, seats: number, perSeat: readonly string[] = []): SeatRow[] {
  const rows: SeatRow[] = []
  const names = new Set<string>()
  const put = (key: string, field: string | null, values: Value[]) => {
    const short = titled(field ?? key)
    const name = names.has(short) && field ? `${titled(key)}: ${titled(field).toLowerCase()}` : short
    if (names.has(name) || rows.some((row) => row.name === short && JSON.stringify(row.values) === JSON.stringify(values))) return // told already
    names.add(name)
    rows.push({ name, values })
  }
  for (const [key, value] of [...Object.entries(state), ...Object.entries(summary)]) {
    const values = bySeat(key, value, seats, perSeat)
    if (!values) continue
    if (values.every(isObject)) {
      const fields = new Set(values.flatMap((one) => Object.keys(one)))
      for (const field of fields) put(key, field, values.map((one) => one[field] ?? null))
    } else put(key, null, values)
  }
  return rows
}

/** The rest of the state, and what is derived from it. */
export function factsOf(state: Fields, summary: Fields, seats: number, perSeat: readonly string[] = []): Fact[] {
  const onTable = ([key, value]: [string, Value]) => bySeat(key, value, seats, perSeat) === null
  const own = Object.entries(state).filter(([key]) => key !== 'seats' && key !== 'options')
  const derived = Object.entries(summary).filter(([key]) => key !== 'now' && key !== 'goal' && !(key in state))
  return [...derived, ...own].filter(onTable).map(([key, value]) => ({ name: titled(key), value }))
}

/** Is it the name of a kind of thing ("old-well"), and no sentence? */
const isName = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** One line for a value: lists by commas, objects by their fields that say something. `say` resolves sentences. */
export function said(value: Value, say: (sentence: string) => string): string {
  if (value === null || value === '' || value === 'none') return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return isName(value) ? value.replaceAll('-', ' ') : say(value)
  if (Array.isArray(value)) return value.length ? value.map((one) => said(one, say)).join(', ') : '–'
  const fields = Object.entries(value).filter(([key, field]) => key === 'seat' || (field !== null && field !== 0 && field !== '' && field !== 'none'))
  const told = fields.map(([key, field]) => (key === 'seat' && typeof field === 'number' ? say(`{seat:${field}}`) : `${titled(key).toLowerCase()} ${said(field, say)}`))
  return told.length ? told.join(', ') : '–'
}
