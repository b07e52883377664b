// The server's own types, by short names.
import type { EndProps, GameProps, MomentProps, View } from '../../board/contract'
import type { CityRoots } from '../../protocol/generated'

export type State = CityRoots.State
export type Summary = CityRoots.Summary
export type Action = CityRoots.Action
export type Vocabulary = CityRoots.Vocabulary
export type Policy = Exclude<CityRoots.Policy, 'none'>
export type EventCard = Exclude<CityRoots.Card, 'none'>
export type Tile = Exclude<CityRoots.Tile, 'none'>

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<CityRoots.Event, 'kind'>> & { kind: CityRoots.EventKind }

export type CityView = View<State, Summary>
export type CityProps = GameProps<State, Summary, Action, Vocabulary>
export type CityEndProps = EndProps<State, Summary, Action, Vocabulary>
export type CityMomentProps = MomentProps<Vocabulary>
