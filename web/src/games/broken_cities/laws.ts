// Laws as sentences, with gaps while they are being worded. The server's own sentences are the same.
import { titles } from './city'
import type { ForSale, Law, LawKind } from './types'

const nouns: Record<ForSale, string> = {
  'low-cost': 'Low-Cost building',
  conventional: 'Conventional building',
  green: 'Green building',
  shopping: 'Shopping center',
  greenspace: 'Greenspace',
  'eco-park': 'Eco-Park',
  retrofit: 'retrofit',
}

export const kindWords: Record<LawKind, { title: string; text: string }> = {
  require: { title: 'Require', text: 'Green things, every turn.' },
  forbid: { title: 'Forbid', text: 'Nobody builds one thing.' },
  surcharge: { title: 'Surcharge', text: 'One thing costs more.' },
  cap: { title: 'Cap', text: 'So many emissions a turn.' },
  'free-text': { title: 'Own words', text: 'Any rule the table can judge.' },
  repeal: { title: 'Repeal', text: 'A law in force goes.' },
}

/** What a law says so far; `undefined` is not said yet. */
export interface Draft {
  kind: LawKind
  object?: ForSale | undefined
  number?: number | undefined
  fine?: number | undefined
  words?: string | undefined
}

/** A piece of the sentence; `gap`: named, still to be filled; `filled`: said by the speaker. */
export interface Part {
  text: string
  gap?: boolean
  filled?: boolean
}

const gap = (text: string): Part => ({ text, gap: true })
const filled = (text: string): Part => ({ text, filled: true })
const plain = (text: string): Part => ({ text })

export function partsOf(draft: Draft): Part[] {
  const { kind, object, number } = draft
  const fine = draft.fine ? filled(String(draft.fine)) : gap('how much')
  const title = object ? filled(titles[object]) : gap('what')
  switch (kind) {
    case 'require': {
      const many = number === 1 ? '' : 's'
      const noun = object ? filled(nouns[object] + many) : gap('what')
      const count = number ? filled(String(number)) : gap('how many')
      return [plain('Every turn brings at least '), count, plain(' '), noun, plain('; each one missing costs '), fine, plain('.')]
    }
    case 'forbid':
      if (object === 'retrofit') return [plain('Nobody '), filled('retrofits'), plain('; each time costs '), fine, plain('.')]
      return [plain('Nobody builds '), title, plain('; each one costs '), fine, plain('.')]
    case 'surcharge':
      return [title, plain(' costs '), number ? filled(String(number)) : gap('how much'), plain(' more than on the price sheet.')]
    case 'cap':
      if (number === 0) return [filled('No'), plain(' turn may add emissions on balance; one that does costs '), fine, plain('.')]
      return [plain('A turn adds at most '), number ? filled(String(number)) : gap('how many'), plain(' emissions on balance; more costs '), fine, plain('.')]
    case 'free-text':
      return [draft.words ? filled(`“${draft.words}”`) : gap('your words'), plain(' A breach costs '), fine, plain('.')]
    default:
      return [plain('A law is repealed.')]
  }
}

/** The motion as far as it is worded: numbers count only once the step that says them is over. */
export function draftOf(law: Law, phase: string, words: string | null): Draft {
  const saidNumber = phase === 'fine' || phase === 'vote'
  return {
    kind: law.kind,
    object: law.object === 'none' ? undefined : (law.object as ForSale),
    number: saidNumber ? law.number : undefined,
    fine: law.fine || undefined,
    words: words ?? undefined,
  }
}

/** A law in the table's own words, or the server's sentence. */
export function sentenceOf(law: Law, said: string, wording: (nth: number) => string | null): string {
  const words = law.kind === 'free-text' ? wording(law.text) : null
  return words ? `“${words}” A breach costs ${law.fine}.` : said
}
