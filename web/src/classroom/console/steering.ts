// Helping a table along: a word to who decides, a bot that acts once, a bot that plays on.
import { listed } from '../../app/text'
import { tell } from '../../app/toasts.svelte'
import type { ClassSeat } from '../../protocol/generated'
import type { Desk } from './desk.svelte'

export async function nudge(desk: Desk, table: number, seats: readonly ClassSeat[]): Promise<void> {
  const one = seats.length === 1 ? { seat: seats[0]!.seat } : {}
  if (await desk.call('class_nudge', { table, ...one })) tell(`${listed(seats.map(({ name }) => name))} ${seats.length === 1 ? 'was' : 'were'} told that the others wait.`)
}

export async function actFor(desk: Desk, table: number, { seat, name }: ClassSeat): Promise<void> {
  if (await desk.call('class_act', { table, seat })) tell(`A bot decided once for ${name}.`)
}

export async function botFor(desk: Desk, table: number, { seat, name }: ClassSeat): Promise<void> {
  if (await desk.call('class_bot', { table, seat, on: true })) tell(`A bot plays for ${name} until you give the seat back at table ${table}.`)
}
