// Numbers as people read them: with a real minus sign, and with commas between thousands.

const size = (n: number): string => Math.abs(n).toLocaleString('en')

export const plain = (n: number): string => (n < 0 ? '−' : '') + size(n)

/** By how much something changes; `zero`: that it does not. */
export const signed = (n: number, zero = '±0'): string => (n > 0 ? `+${size(n)}` : n < 0 ? `−${size(n)}` : zero)

/** A change with its name, as a preview shows it; `bad`: to whom it is shown. */
export interface Change {
  text: string
  bad: boolean
}
