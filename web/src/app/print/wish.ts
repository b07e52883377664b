// How somebody wants a game printed, as it stands in the page's address: /print/GAME?paper=letter&ink=sparing.
import { sorts, type Sort } from '../../board/print/contract'

const choices = {
  paper: ['a4', 'letter'],
  /** What is larger than a sheet: of several sheets, or on one A2. */
  board: ['sheets', 'a2'],
  ink: ['full', 'sparing'],
  /** Colors, or letters and shapes for those who cannot tell them apart. */
  signs: ['colors', 'letters'],
} as const
type Choices = typeof choices

export type Wish = { [Key in keyof Choices]: Choices[Key][number] } & {
  /** Other numbers, by name; "": the published ones. */
  pack: string
  /** What is left out. */
  without: Sort[]
}

export function wishFrom(search: string): Wish {
  const asked = new URLSearchParams(search)
  const chosen = <Key extends keyof Choices>(key: Key): Choices[Key][number] => choices[key].find((value) => value === asked.get(key)) ?? choices[key][0]
  const without = (asked.get('without') ?? '').split(' ')
  return {
    paper: chosen('paper'),
    board: chosen('board'),
    ink: chosen('ink'),
    signs: chosen('signs'),
    pack: asked.get('pack') ?? '',
    without: sorts.filter((sort) => without.includes(sort)),
  }
}

/** What the address ends in; nothing where all is as usual. */
export function searchOf({ pack, without, ...wish }: Wish): string {
  const asked = new URLSearchParams()
  for (const key of Object.keys(choices) as (keyof Choices)[]) if (wish[key] !== choices[key][0]) asked.set(key, wish[key])
  if (pack) asked.set('pack', pack)
  if (without.length) asked.set('without', without.join(' '))
  return asked.size ? `?${asked.toString()}` : ''
}
