// Who kept what was promised, by the log: the table has no memory of earlier years.

export interface Kept {
  kept: boolean
  /** What was promised: "put at least 3 coins on the Bike Lane". */
  text: string
}

const told = /^\{seat:(\d+)\} (kept|broke) a promise: (?:to )?(.+)$/

export function recordsOf(log: readonly { sentences: readonly string[]; undone: boolean }[]): Map<number, Kept[]> {
  const records = new Map<number, Kept[]>()
  for (const { sentences, undone } of log) {
    if (undone) continue
    for (const sentence of sentences) {
      const found = told.exec(sentence)
      if (!found) continue
      const seat = Number(found[1])
      records.set(seat, [...(records.get(seat) ?? []), { kept: found[2] === 'kept', text: found[3]! }])
    }
  }
  return records
}
