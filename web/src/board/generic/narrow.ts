// Many choices are made field by field: what they have in common is settled, the first difference is asked for.
import { labelOf, type AnyAction } from '../../protocol/action'
import type { Words } from '../../protocol/generated'
import { titled } from './shape'

export interface Question {
  /** The field in which the choices differ. */
  field: string
  /** Its values, in the order of the choices, each with the choices that have it. */
  answers: Answer[]
}

export interface Answer {
  value: string
  choices: AnyAction[]
}

const text = (value: unknown): string => (value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value))

/** Few choices are shown as they are. */
export const few = 12

export function questionOf(choices: readonly AnyAction[]): Question | null {
  if (choices.length <= few) return null
  const fields = [...new Set(choices.flatMap((choice) => Object.keys(choice)))]
  for (const field of fields) {
    const answers = new Map<string, AnyAction[]>()
    for (const choice of choices) {
      const value = valueOf(choice, field)
      answers.set(value, [...(answers.get(value) ?? []), choice])
    }
    if (answers.size > 1) return { field, answers: [...answers].map(([value, these]) => ({ value, choices: these })) }
  }
  return null
}

const valueOf = (choice: AnyAction, field: string): string => text((choice as Record<string, unknown>)[field])

/** What a person reads for each of these choices: where a game's words are the same, what differs is added. */
export function labelsOf(words: Words, choices: readonly AnyAction[]): string[] {
  const labels = choices.map((choice) => labelOf(words, choice))
  return choices.map((choice, place) => {
    const alike = choices.filter((_, other) => labels[other] === labels[place])
    const differ = Object.keys(choice).filter((field) => alike.some((other) => valueOf(other, field) !== valueOf(choice, field)))
    const values = differ.map((field) => words.names[field]?.[valueOf(choice, field)] ?? titled(valueOf(choice, field)))
    return values.length ? `${labels[place]} (${values.join(', ')})` : labels[place]!
  })
}

/** What a person reads for an answer, as a sentence: a seat by its name, other values as the vocabulary calls them. */
export function answerOf(words: Words, { field }: Pick<Question, 'field'>, { value, choices }: Answer): string {
  const isSeat = choices.some(({ verb }) => words.actions[verb]?.includes(`{seat:${field}}`))
  if (isSeat && value !== '') return `{seat:${value}}`
  return words.names[field]?.[value] ?? (value === '' ? 'No other' : titled(value))
}
