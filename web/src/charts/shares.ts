// Shares of a whole with what is known of them, and how they are read.

export interface Share {
  share: number
  /** Between these it lies, by 95 %. */
  low: number
  high: number
}

/** Wilson's interval, as the laboratory computes it: honest for few tries and near 0 and 1. */
export function shareOf(hits: number, tries: number, z = 1.959964): Share {
  if (tries <= 0) return { share: 0, low: 0, high: 1 }
  const p = hits / tries
  const zz = (z * z) / tries
  const middle = (p + zz / 2) / (1 + zz)
  const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / tries + zz / (4 * tries))
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** "42 %"; where that would hide something, "0.33 %". */
export function percent(share: number): string {
  const hundred = share * 100
  const near = Math.min(hundred, 100 - hundred)
  const digits = near <= 0 || near >= 10 ? (near >= 10 ? 0 : hundred === 0 || hundred === 100 ? 0 : 1) : near >= 1 ? 1 : 2
  return `${hundred.toFixed(digits)} %`
}

/** "39–46 %" */
export function between({ low, high }: Share): string {
  const digits = high - low < 0.02 || low < 0.01 ? 1 : 0
  return `${(low * 100).toFixed(digits)}–${(high * 100).toFixed(digits)} %`
}

/** Is it sure, as far as the interval goes, that a share is not this one? */
export function differs(share: Share, from: number): 'more' | 'less' | 'no' {
  return share.low > from ? 'more' : share.high < from ? 'less' : 'no'
}
