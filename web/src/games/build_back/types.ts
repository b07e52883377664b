// The server's own types, by short names.
import type { EndProps, GameProps, MomentProps, View } from '../../board/contract'
import type { BuildBack } from '../../protocol/generated'

export type State = BuildBack.State
export type Summary = BuildBack.Summary
export type Action = BuildBack.Action
export type Vocabulary = BuildBack.Vocabulary
export type Task = BuildBack.Task
export type Tile = Exclude<BuildBack.Tile, 'none' | 'face-down'>
export type AnyTile = BuildBack.Tile
export type Token = keyof BuildBack.Tokens
export type Goods = BuildBack.Goods
export type Objective = Exclude<BuildBack.Objective, 'none' | 'face-down'>
export type Resupply = Exclude<BuildBack.Resupply, 'none'>
/** What is not 0. */
export type Amounts = Partial<BuildBack.Tokens>
export type Kind = BuildBack.Icon
export type TileInfo = BuildBack.TileWords
export type Deed = BuildBack.DeedNumbers
export type Score = BuildBack.Score
export type Site = BuildBack.Site
export type BuildOffer = BuildBack.BuildOffer
export type UseOffer = BuildBack.UseOffer
export type You = BuildBack.You

/** Fields that say nothing are left out. */
export type CityEvent = Partial<Omit<BuildBack.Event, 'kind'>> & { kind: BuildBack.EventKind }

export type CityView = View<State, Summary>
export type CityProps = GameProps<State, Summary, Action, Vocabulary>
export type CityEndProps = EndProps<State, Summary, Action, Vocabulary>
export type CityMomentProps = MomentProps<Vocabulary>

export const squares = ['build', 'spend', 'trade'] as const
export type Square = (typeof squares)[number]

export const isTile = (tile: AnyTile): tile is Tile => tile !== 'none' && tile !== 'face-down'
