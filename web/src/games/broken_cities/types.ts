// The server's own types, by short names.
import type { EndProps, GameProps, MomentProps, View } from '../../board/contract'
import type { BrokenCities } from '../../protocol/generated'

export type State = BrokenCities.State
export type Summary = BrokenCities.Summary
export type Action = BrokenCities.Action
export type Vocabulary = BrokenCities.Vocabulary
export type Verb = BrokenCities.Verb
export type ForSale = Exclude<BrokenCities.Construction, 'none'>
export type Kind = Exclude<ForSale, 'retrofit'>
export type ClimateCard = Exclude<BrokenCities.Card, 'none'>
export type ClimateEvent = BrokenCities.ClimateEvent
export type LawKind = BrokenCities.LawKind
export type LawInForce = BrokenCities.LawInForce
export type Price = BrokenCities.Price
export type BestPlace = BrokenCities.BestPlace
/** A motion, a law in force, or the law of an event. */
export type Law = BrokenCities.WrittenLaw

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<BrokenCities.Event, 'kind'>> & { kind: BrokenCities.EventKind }

export type CityView = View<State, Summary>
export type CityProps = GameProps<State, Summary, Action, Vocabulary>
export type CityEndProps = EndProps<State, Summary, Action, Vocabulary>
export type CityMomentProps = MomentProps<Vocabulary>
