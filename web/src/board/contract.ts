// What a game gives to the page, and what the page gives to a game. Boards hold no rules: they are fed
// the legal actions and show what the server said.
import type { Component } from 'svelte'
import type { AnyAction, AnyEvent, AnyVocabulary, Preview, Told, View } from '../protocol/generated'

import type { PrintPart } from './print/contract'

export type { AnyAction, AnyVocabulary, Preview, View }

/** Something that happened, with its sentence; what a preview foresees are its `events`. */
export type Happening = Told

export interface SeatFace {
  seat: number
  name: string
  color: string
  pattern: string
  shape: string
}

/** The face of a seat. */
export type FaceOf = (seat: number, name: string) => SeatFace

export interface GameProps<State = unknown, Summary = unknown, Action extends AnyAction = AnyAction, Vocabulary = AnyVocabulary> {
  view: View<State, Summary>
  vocabulary: Vocabulary
  seats: SeatFace[]
  /** What the person in front of the screen may do now; empty: look, plan, read. */
  legal: Action[]
  /** The seats of the person in front of the screen; none: a spectator. */
  mine?: readonly number[]
  /** What a coach or a hint proposes, of `legal`: its place on the board or among the choices glows more than others. */
  advised?: readonly Action[]
  /** Of the choice that is hovered, focused or tapped once. */
  preview: Preview | null
  /** Happenings to animate from the previous view to this one; a new array object for each step. */
  playing: Happening[]
  /** Only a small picture is wanted: nothing is pressed or read. */
  picture?: boolean
  /** The happenings of the step shown last, animated or not. */
  told?: Happening[]
  /** What was told so far, action by action; sentences as the server sends them (reading.ts, Sentence.svelte). */
  log?: readonly { sentences: readonly string[]; events?: readonly AnyEvent[]; undone: boolean }[]
  /** Hover, focus or first tap (null: nothing is looked at any more). */
  onlook: (action: Action | null) => void
  /** `words`: free text that goes with the action, such as the wording of a law. */
  onchoose: (action: Action, words?: string) => void
  /** Somebody tried what is not legal. The page asks "why not". */
  onrefused: (attempt: Action) => void
  /** Opens the items behind a number. */
  onitems: (ledger: string, seat?: number) => void
  /** Opens a rule by id. */
  onrule: (id: string) => void
}

export interface EndProps<State = unknown, Summary = unknown, Action extends AnyAction = AnyAction, Vocabulary = AnyVocabulary>
  extends GameProps<State, Summary, Action, Vocabulary> {
  /** Views of the game from its start, in order: those before and after each heading (or `curve`). */
  history: View<State, Summary>[]
}

export interface MomentProps<Vocabulary = AnyVocabulary> {
  happening: Happening
  /** The whole step that the moment is part of. */
  step?: Happening[]
  seats?: SeatFace[]
  vocabulary: Vocabulary
  ondone: () => void
}

/** One game's part of the page: a chunk of its own, loaded when needed. */
export interface GameModule<State = unknown, Summary = unknown, Action extends AnyAction = AnyAction, Vocabulary = AnyVocabulary> {
  /** The SVG board: the hero. */
  Board: Component<GameProps<State, Summary, Action, Vocabulary>>
  /** Tracks and cards beside the board. */
  Side: Component<GameProps<State, Summary, Action, Vocabulary>>
  /** Choices that are not on the board, under it. */
  Choices: Component<GameProps<State, Summary, Action, Vocabulary>>
  /** A card or event that comes to the middle, with all that happened in its step. */
  Moment: Component<MomentProps<Vocabulary>>
  /** What a looked-at choice would bring, where the server's sentences say too little; null: they say it all. */
  outlook?: (action: Action, view: View<State, Summary>, preview: Preview, vocabulary: Vocabulary) => string | null
  /** Is this happening of a step a moment? */
  isMoment: (happening: Happening, step: readonly Happening[]) => boolean
  /** Does the moment come before its step is played on the board? */
  momentFirst?: boolean
  /** The game's end: what decided it, a curve. Loaded when it has come. */
  End: () => Promise<{ default: Component<EndProps<State, Summary, Action, Vocabulary>> }>
  /** All that is in the box, with pictures: below the rules, loaded with them. Each thing bears `data-item`, as "cards/flood" (Shelves). */
  Catalogue?: () => Promise<{ default: Component<{ vocabulary: Vocabulary; search?: string }> }>
  /** The game on paper: loaded when somebody prints it. */
  Print?: () => Promise<{ default: PrintPart }>
  /** The rules, as Markdown with `### ID title` headings. */
  rules: string
  /** How wide the board is drawn for their pictures, in pixels, before it is made small. */
  pictureWidth?: number
  /** Kinds of events whose sentences head a part of the log: a round, a year. */
  headings?: readonly string[]
  /** Kinds of events where the curve of the end changes, if not just at the headings. */
  curve?: readonly string[]
  /** Kinds of events that others are meant to hear of while all decide at once: a promise. */
  toAll?: readonly string[]
  /** A small picture for a line of the log, as of the card that it tells of; it draws nothing where there is none. */
  LogIcon?: Component<{ events: readonly AnyEvent[]; vocabulary: Vocabulary }>
  /** The picture of a card that comes to all tables of a class, by its id. */
  CardArt?: Component<{ card: string }>
  /** The players' faces, where the game has its own. */
  faceOf?: FaceOf
}

/** The page knows no game's types: it hands on what the server sent, which is this game's. */
export function gameModule<State, Summary, Action extends AnyAction = AnyAction, Vocabulary = AnyVocabulary>(
  parts: GameModule<State, Summary, Action, Vocabulary>,
): GameModule {
  return parts as unknown as GameModule
}

/** A position to look at, as one of those at the table sees it: in the rules. */
export interface Picture {
  eyes: number
  view: View
  legal: AnyAction[]
}

/** For the gallery: a position to look at, with what may be done and what comes of it. */
export interface Situation {
  view: View
  vocabulary: AnyVocabulary
  legal: AnyAction[]
  /** By `keyOf` the action. */
  previews: Record<string, Preview>
  next?: { view: View; happenings: Happening[] }
  history: View[]
}
