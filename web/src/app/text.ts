// Names and small words of the page's own.
import type { BotInfo, Purpose, SeatInfo } from '../protocol/generated'
import { facilitator } from '../protocol/generated'

/** Quoted; what it quotes itself stands in single marks. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`

/** People have no names for those who are not let in. The facilitator is the host, where a game lets one act. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  if (seat === facilitator) return 'The facilitator'
  const found = seats.find((s) => s.seat === seat)
  if (found?.name) return found.name
  return found && found.kind !== 'open' ? unnamed(seat) : `Seat ${seat + 1}`
}

/** What somebody is called who gave no name. */
export const unnamed = (seat: number): string => `Player ${seat + 1}`

/** "a selfish landlord": what kind of player a bot is. */
export function characterOf(seats: readonly SeatInfo[], seat: number): string {
  const found = seats.find((s) => s.seat === seat)
  return found?.kind === 'bot' && !found.held ? found.character : ''
}

/** What is offered everywhere, the weakest first. */
export const levels: readonly string[] = ['easy', 'normal', 'hard', 'expert']

/** "hard: a courier": how strong it is, and its character. */
export function botWords({ bot, character }: SeatInfo, bots: readonly BotInfo[]): string {
  const level = bots.find((one) => bot && (one.name === bot || one.level === bot))?.level ?? ''
  return [level, character].filter(Boolean).join(': ')
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cem". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** A table's code from what a person typed or pasted: a code, with spaces or dashes, or a whole link. */
export function codeFrom(typed: string): string {
  const link = /\/t\/([a-z]+)/i.exec(typed)
  return (link?.[1] ?? typed.replace(/[^a-z]/gi, '')).toUpperCase().slice(0, 6)
}

/** "4:07" of so many milliseconds; a begun second counts. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** "Five", at the beginning of a line. */
export function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

/** What a table is for, where that is more than a game. */
export const purposeWords: Record<Purpose, string> = {
  game: '',
  practice: 'This is a practice table: bots let you take anything back, draws too.',
  real: 'You play on a real table: enter here what you do and what comes up there, and the box keeps count. Each step can be taken back.',
}
