// The shapes of state, summary and words are the server's own; shorter names for them.
import type { GameProps } from '../../board/contract'
import type { Sustain } from '../../protocol/generated'

export type State = Sustain.State
export type Summary = Sustain.Summary
export type Action = Sustain.Action
export type Vocabulary = Sustain.Vocabulary
export type Props = GameProps<State, Summary, Action, Vocabulary>

export type Levels = Sustain.Levels
export type Building = Exclude<Sustain.Building, 'none'>
export type Department = Exclude<Sustain.Department, 'none'>
export type Indicator = Exclude<Sustain.Indicator, 'none'>
export type Promised = Sustain.Promised
export type SpaceKind = Sustain.SpaceKind

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<Sustain.Event, 'kind'>> & { kind: Sustain.EventKind }
