// Steps of real games, for tests. `build/citybox lab record` writes each game's recorded.json and vocabulary.json.
import type { AnyAction, Happening, View } from './contract'

export interface RecordedStep<State, Summary, Action extends AnyAction> {
  /** The golden replay, and which action of it, from 1. */
  replay: string
  count: number
  /** Who acts; nobody: the facilitator. */
  seat?: number
  /** Who looks on; in games with secrets not always who acts. */
  eyes: number
  /** Missing where who looks on may not know it. */
  action?: Action
  /** Free text that went with it. */
  words?: string
  /** What `eyes` may do. */
  legal: Action[]
  before: View<State, Summary>
  events: Happening[]
  after: View<State, Summary>
}

/** With a name for each, under which it can be found again. */
export function named<Step extends RecordedStep<unknown, unknown, AnyAction>>(steps: Step[]): [string, Step][] {
  return steps.map((step) => [`${step.replay}, ${step.count}, seen by ${step.eyes}: ${step.action?.verb ?? 'hidden'}`, step])
}

/** What is read of a part's HTML, without its tags and styles. */
export const textOf = (html: string): string => html.replaceAll(/<!--.*?-->|<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '|')
