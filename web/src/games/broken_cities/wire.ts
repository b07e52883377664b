/* eslint-disable */
export declare namespace BrokenCities {
  export type Climate =
    | 'own'
    | 'shared'
  export type Broken =
    | 'highest'
    | 'net'
    | 'nobody'
  export type Thresholds =
    | 'printed'
    | 'even'
  export type Tables =
    | 'one'
    | 'two'
    | 'three'
    | 'four'
    | 'five'
    | 'six'
  export interface Options {
    climate: Climate
    broken: Broken
    thresholds: Thresholds
    tables: Tables
  }
  export type Ballot =
    | 'none'
    | 'yes'
    | 'no'
    | 'sealed'
  export type Card =
    | 'none'
    | 'flood'
    | 'drought'
    | 'torrential-rain'
    | 'vector-disease'
    | 'hurricane'
    | 'news'
  export type Ending =
    | 'none'
    | 'rent-reached'
    | 'city-broke'
    | 'standstill'
    | 'closed'
  export type Stage =
    | 'turn'
    | 'hearing'
    | 'round-end'
  export type Construction =
    | 'none'
    | 'low-cost'
    | 'conventional'
    | 'green'
    | 'shopping'
    | 'greenspace'
    | 'eco-park'
    | 'retrofit'
  export type Talk =
    | 'none'
    | 'propose'
    | 'object'
    | 'number'
    | 'fine'
    | 'vote'
    | 'call'
    | 'verdict'
  export type Session =
    | 'not-due'
    | 'due'
  export interface State {
    built: Record<'low-cost' | 'conventional' | 'green' | 'shopping' | 'greenspace' | 'eco-park', string[]>
    owned: string[][]
    renters: string[]
    leaving: string[][]
    money: number[]
    owed: number[]
    round: number
    damage: number
    callers: number[]
    order: number[]
    speakers: number[]
    ballots: Ballot[]
    to_lose: number[]
    bought: Record<'low-cost' | 'conventional' | 'green' | 'shopping' | 'greenspace' | 'eco-park' | 'retrofit', number>
    laws: ({ kind: 'require' | 'forbid' | 'surcharge' | 'cap' | 'free-text' | 'repeal'; object: string; number: number; fine: number; text: number; since: 'next-turn' | 'now' } | null)[]
    due: number[]
    motion: { kind: 'require' | 'forbid' | 'surcharge' | 'cap' | 'free-text' | 'repeal'; object: string; number: number; fine: number; text: number; since: 'next-turn' | 'now' } | null
    waiting: Card[]
    used: Exclude<Card, 'none'>[]
    cards_due: number
    available: number
    reserve: number
    texts: number
    seats: number
    options: Options
    ending: Ending
    stage: Stage
    turn: number
    chosen: Construction
    heard: number
    talk: Talk
    speech: number
    session: Session
    idle_rounds: number
  }
  export type Verb =
    | 'buy'
    | 'place'
    | 'retrofit'
    | 'rent-out'
    | 'end'
    | 'lose'
    | 'call'
    | 'let-be'
    | 'vote-yes'
    | 'vote-no'
    | 'propose'
    | 'about'
    | 'number'
    | 'fine'
    | 'repeal'
    | 'pass'
    | 'card'
    | 'close'
  export type LawKind =
    | 'none'
    | 'require'
    | 'forbid'
    | 'surcharge'
    | 'cap'
    | 'free-text'
    | 'repeal'
  export interface Action {
    verb: Verb
    construction: Construction
    space: string | null
    law: LawKind
    number: number
    card: Card
  }
  export type EventKind =
    | 'round-began'
    | 'turn-began'
    | 'income'
    | 'debt-paid'
    | 'built'
    | 'retrofitted'
    | 'renter-placed'
    | 'rent-changed'
    | 'rent-counted'
    | 'emission-changed'
    | 'emissions-counted'
    | 'turn-ended'
    | 'law-broken'
    | 'fined'
    | 'damage-counted'
    | 'damage-reported'
    | 'event-reached'
    | 'card-fell'
    | 'lost'
    | 'downgraded'
    | 'renter-left'
    | 'renter-picked'
    | 'ready'
    | 'session-began'
    | 'proposed'
    | 'repeal-proposed'
    | 'passed'
    | 'ballot'
    | 'law-made'
    | 'law-repealed'
    | 'law-failed'
    | 'session-ended'
    | 'hearing-began'
    | 'breach-called'
    | 'breach-found'
    | 'breach-dismissed'
    | 'renters-arrived'
    | 'closed'
    | 'ended'
  export interface Event {
    kind: EventKind
    rule?: string
    seat: number
    construction?: Construction
    other?: Construction
    space?: string | null
    card?: Card
    law?: { kind: 'require' | 'forbid' | 'surcharge' | 'cap' | 'free-text' | 'repeal'; object: string; number: number; fine: number; text: number; since: 'next-turn' | 'now' } | null
    ballot?: Ballot
    amount: number
    before: number
    after: number
    ending?: Ending
  }
  export type Ledger =
    | 'rent'
    | 'emissions'
    | 'city-emissions'
    | 'damage'
}

