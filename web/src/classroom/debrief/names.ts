// Who sits at a table of a class, for sentences and pictures. Names come as these eyes may read them.
import type { FaceOf, SeatFace } from '../../board/contract'
import { faceOf } from '../../board/players'
import { resolve } from '../../protocol/sentence'
import { facilitator, type ClassSeat } from '../../protocol/generated'

export function nameIn(seats: readonly ClassSeat[], seat: number): string {
  if (seat === facilitator) return 'The class'
  return seats.find((one) => one.seat === seat)?.name || `Seat ${seat + 1}`
}

export const facesOf = (seats: readonly ClassSeat[], of: FaceOf = faceOf): SeatFace[] => seats.map(({ seat }) => of(seat, nameIn(seats, seat)))

/** A sentence as somebody reads it who sits at none of the tables. */
export const sayAt =
  (seats: readonly ClassSeat[]) =>
  (sentence: string): string =>
    resolve(sentence, [], (seat) => nameIn(seats, seat))
