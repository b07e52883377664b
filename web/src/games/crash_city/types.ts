// Short names for what the server sends of this game.
import type { CrashCity } from '../../protocol/generated'

export type Heading = CrashCity.Heading
/** An edge of a tile. */
export type Edge = 'n' | 'e' | 's' | 'w'
export type Building = Exclude<CrashCity.Building, 'none'>
export type Task = CrashCity.Task
export type Maneuver = CrashCity.Maneuver
export type State = CrashCity.State
export type Summary = CrashCity.Summary
export type Action = CrashCity.Action
export type Vocabulary = CrashCity.Vocabulary
/** What is said to those who do not see the city. */
export type Spoken = CrashCity.Spoken
/** How places and lanes are called. */
export type Notation = CrashCity.Notation
/** Where a car can end, by the maneuvers that lead there. */
export type CarMoves = CrashCity.CarMoves
/** A tile; `lanes` are the edges that carry one: "ne". */
export type Tile = CrashCity.Tile

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<CrashCity.Event, 'kind'>> & { kind: CrashCity.EventKind }
