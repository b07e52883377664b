// Who is ahead at a table, for those who may know it. Pure.
import type { ClassTable } from '../../protocol/generated'
import { nameIn } from '../debrief/names'

/** Names of those with the most points, or of the winners once it is over; nobody where all are equal, or play together. */
export function leadersOf({ seats, standing }: Pick<ClassTable, 'seats' | 'standing'>, together: boolean): string[] {
  if (together) return []
  const { over, winners, scores } = standing
  const most = Math.max(...scores)
  const ahead = over ? winners : seats.map(({ seat }) => seat).filter((seat) => scores[seat] === most)
  return ahead.length === seats.length && !over ? [] : ahead.map((seat) => nameIn(seats, seat))
}
