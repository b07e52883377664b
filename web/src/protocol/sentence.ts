// Sentences with people in them: {seat:2} is "you" to seat 2 and its name to all others,
// {seat:2|You build|{name} builds} has a form for each. The terminal has the same function
// (engine/types/sentence.hpp); both are tested on protocol/sentences.json.
import { facilitator } from './generated'

export interface Piece {
  text: string
  /** Set where the piece stands for this seat: its name, or "you". */
  seat?: number
}

interface Mention {
  seat: number
  forms: string[]
  length: number
}

const open = '{seat:'
const name = '{name}'

function mentionAt(text: string): Mention | null {
  const number = /^\d+/.exec(text.slice(open.length))?.[0]
  if (number === undefined || Number(number) > facilitator) return null
  const forms: string[] = []
  let place = open.length + number.length
  let begin = place + 1
  for (let depth = 1; place < text.length; place++) {
    const c = text[place]
    if (c === '{') depth++
    if (c === '}') depth--
    if (depth > 0 && !(c === '|' && depth === 1)) continue
    if (place >= begin) forms.push(text.slice(begin, place))
    begin = place + 1
    if (depth === 0) return { seat: Number(number), forms, length: place + 1 }
  }
  return null
}

/** The sentence as those read it who are `you`, with the people's names apart, so that they can be marked. */
export function pieces(sentence: string, you: readonly number[], nameOf: (seat: number) => string): Piece[] {
  const out: Piece[] = []
  const put = (text: string, seat?: number) => {
    if (text) out.push(seat === undefined ? { text } : { text, seat })
  }
  let rest = sentence
  for (;;) {
    const place = rest.indexOf(open)
    if (place < 0) break
    const mention = mentionAt(rest.slice(place))
    if (!mention) break
    put(rest.slice(0, place))
    const { seat, forms, length } = mention
    const mine = you.includes(seat)
    if (forms.length === 2 && mine) put(forms[0]!)
    else if (forms.length === 2) {
      forms[1]!.split(name).forEach((part, i) => {
        if (i > 0) put(nameOf(seat), seat)
        put(part)
      })
    } else put(mine ? 'you' : nameOf(seat), seat)
    rest = rest.slice(place + length)
  }
  put(rest)
  return out
}

export function resolve(sentence: string, you: readonly number[], nameOf: (seat: number) => string): string {
  return pieces(sentence, you, nameOf)
    .map((piece) => piece.text)
    .join('')
}
