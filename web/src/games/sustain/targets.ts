// What the legal choices mean: where to press, and how many coins there can be.
import type { Choice } from '../../board/contract'
import type { Summary } from './types'

export interface Said {
  verb: 'found' | 'take' | 'choose' | 'place' | 'give' | 'put' | 'none' | 'promise-give' | 'ready' | 'invest' | 'pass' | ''
  /** A department, a spot or a seat. */
  what: string
  space: string
  number: number
}

/** "promise put 3 on bike-lane", "give 2 5", "place park c2", "pass". */
export function read(text: string): Said {
  const words = text.trim().split(/\s+/)
  const [verb = '', one = '', two = '', , four = ''] = words
  const said = (name: Said['verb'], what = '', number = '', space = ''): Said => ({ verb: name, what, space, number: Number(number) || 0 })
  if (verb === 'promise') {
    if (one === 'put') return said('put', four, two)
    if (one === 'none') return said('none', words[3])
    return said('promise-give', two, words[3])
  }
  if (verb === 'place') return said('place', one, '', two)
  if (verb === 'choose') return said('choose', '', one)
  if (verb === 'take') return said('take', one)
  if (verb === 'give' || verb === 'invest') return said(verb, one, two)
  if (verb === 'found' || verb === 'ready' || verb === 'pass') return said(verb)
  return said('')
}

export const byVerb = (legal: readonly Choice[], verb: Said['verb']): Choice[] => legal.filter((choice) => read(choice.text).verb === verb)
export const byText = (legal: readonly Choice[], text: string): Choice | undefined => legal.find((choice) => choice.text === text)

/** The choices of a verb by what they are about, each list by its number: the n-th choice takes the n-th number. */
export function byWhat(legal: readonly Choice[], verb: Said['verb']): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of legal) {
    const said = read(choice.text)
    if (said.verb === verb) found.set(said.what, [...(found.get(said.what) ?? []), choice])
  }
  return found
}

export const numberOf = (choice: Choice): number => read(choice.text).number
export const withNumber = (choices: readonly Choice[] | undefined, number: number): Choice | undefined =>
  choices?.find((choice) => numberOf(choice) === number)

/** Where the building in hand may go. */
export function placesOf(legal: readonly Choice[]): Map<string, Choice> {
  return new Map(byVerb(legal, 'place').map((choice) => [read(choice.text).space, choice]))
}

/** The seat in front of the screen: the one that decides now, else the first of the own ones. */
export function meOf(summary: Pick<Summary, 'active' | 'seats'>, legal: readonly Choice[], own: readonly number[] = []): number | null {
  if (legal.length > 0 && summary.active !== null) return summary.active
  if (legal.length > 0) {
    // In a discussion all decide at once; nobody gives to oneself.
    const others = new Set([...byWhat(legal, 'give').keys(), ...byWhat(legal, 'promise-give').keys()])
    const talking = summary.seats.filter((one) => !one.ready && !others.has(String(one.seat)) && (own.length === 0 || own.includes(one.seat)))
    if (talking[0]) return talking[0].seat
  }
  return own[0] ?? null
}
