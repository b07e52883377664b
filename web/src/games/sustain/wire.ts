/* eslint-disable */
export declare namespace Sustain {
  export type Department = 'none' | 'housing' | 'mobility' | 'environment' | 'economy' | 'health' | 'culture'
  export type Building =
    | 'none' | 'city-hall' | 'house' | 'tower' | 'court' | 'villas' | 'bus-stop' | 'bike-lane' | 'tram-depot' | 'car-park'
    | 'park' | 'recycling' | 'meadow' | 'sun-field' | 'factory' | 'shops' | 'workshop' | 'clinic' | 'sports' | 'resort'
    | 'library' | 'museum' | 'arena' | 'walk' | 'school' | 'depot'
  export type Indicator = 'none' | 'sol' | 'attractiveness' | 'transport' | 'pollution' | 'unhappy' | 'co2'
  export type Ending = 'none' | 'counted' | 'unhappy' | 'co2' | 'full-map'
  export type Phase = 'found' | 'departments' | 'mandate' | 'place' | 'discussion' | 'investing'
  export type EventKind =
    | 'first-player' | 'founded' | 'department-taken' | 'departments-open' | 'year-began' | 'moved' | 'marked' | 'came'
    | 'budget-shared' | 'coins-changed' | 'reserve-changed' | 'laurels' | 'request-met' | 'request-failed' | 'card-drawn'
    | 'request-stays' | 'chosen' | 'no-room' | 'solution-opened' | 'no-solutions-left' | 'discussion-began' | 'gave'
    | 'promised' | 'ready' | 'investing-began' | 'invested' | 'fulfilled' | 'placed' | 'turned' | 'passed' | 'promise-kept'
    | 'promise-broken' | 'ended'
  export type Cause = 'none' | 'unhappy' | 'sol' | 'smog' | 'co2' | 'arrivals' | 'card' | 'request' | 'solution' | 'building'
  export type Promise = { kind: 'put' | 'put-none' | 'give'; spot: string | null; receiver: number | null; number: number; so_far: number } | null
  export interface Levels { sol: number; attractiveness: number; transport: number; pollution: number; unhappy: number; co2: number }
  export interface State {
    map: Record<string, Building>
    people: number[]
    levels: Levels
    coins: number[]
    year: number
    phase: Phase
    ending: Ending
  }
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    other?: number
    department?: Department
    building?: Building
    space?: string | null
    spot?: string | null
    event?: string | null
    back?: string | null
    indicator?: Indicator
    cause?: Cause
    promise?: Promise
    amount: number
    before: number
    after: number
    ending?: Ending
  }
}
