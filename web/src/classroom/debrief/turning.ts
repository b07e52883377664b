// Where each table's game turned, out of its course. Pure.
import { marksOf, turnsOf, worthLines, type Sides } from '../../app/table/end/went'
import type { FaceOf } from '../../board/contract'
import type { Line, Mark } from '../../charts/lines'
import type { Course, DebriefTable, TurningPoint } from '../../protocol/generated'
import { facesOf, sayAt } from './names'

export interface Turning {
  number: number
  lines: Line[]
  turns: TurningPoint[]
  marks: Mark[]
}

/** Nothing where there is neither a way to look back upon nor a turn to tell of. */
export function turningOf({ number, seats, standing }: DebriefTable, course: Course, together: boolean, faceOf?: FaceOf): Turning | null {
  const sides: Sides = { faces: facesOf(seats, faceOf), mine: [], winners: standing.winners, together, all: `Table ${number}` }
  const turns = turnsOf(course, sides)
  const lines = course.places.length > 2 ? worthLines(course, sides) : []
  if (lines.length === 0 && turns.length === 0) return null
  return { number, lines, turns, marks: lines.length ? marksOf(turns, course, sides, sayAt(seats)) : [] }
}
