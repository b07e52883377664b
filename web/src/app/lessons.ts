// Guided first games.
import { keepLesson } from './lessons_kept'
import { attempt, session } from './session.svelte'
import { createTable, myName } from './table/seating'

/** Has the game a lesson? */
export function hasLesson(game: string): boolean {
  return (session.game(game)?.lesson.seats ?? 0) > 0
}

/** A first game with a coach: a table laid for it, easy bots in the other seats, and off we go. Gives the table's code. */
export async function startLesson(game: string): Promise<string | null> {
  const { lesson, bots } = session.game(game) ?? {}
  if (!lesson?.seats) return null
  const code = await createTable(game, { seats: lesson.seats, options: lesson.options, purpose: 'practice' })
  const host = code && session.keys.of(code).host
  if (!code || !host) return code
  const easy = bots?.find(({ level }) => level === 'easy')?.name
  for (let seat = 1; easy && seat < lesson.seats; seat++) await attempt('seat_bot', { table: code, token: host, seat, bot: easy })
  const seated = await attempt('sit', { table: code, seat: 0, name: myName() })
  if (!seated) return code
  session.keys.holdSeat(code, seated.seat, seated.token)
  // The coach says what it is about: no card before it.
  keepLesson(code, { on: true, told: [], goal: true })
  await attempt('start', { table: code, token: host })
  return code
}
