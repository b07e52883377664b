// What another does is a scene: who, what and why, for as long as it takes to read. Pure.
import type { Step } from '../../protocol/generated'

/** The turn of one who is not in front of this screen, as far as it was shown. */
export interface Scene {
  seat: number
  /** The first and the newest step of the turn, by their places in the line. */
  first: number
  last: number
  /** What the newest step did, and why. */
  said: string[]
  because: string
  /** The reason told last: of several steps with the same one only the first tells it. */
  reason: string
}

const aStep = 1000
const aReason = 1600
const aLetter = 9
const longest = 4200

/** The scene after this step: the same turn goes on, another begins, or there is none. */
export function sceneAfter(scene: Scene | null, step: Step | undefined, mine: readonly number[]): Scene | null {
  if (step?.seat === undefined || mine.includes(step.seat)) return null
  const said = step.events.map(({ sentence }) => sentence).filter((sentence) => sentence !== '')
  const because = step.because ?? ''
  const goesOn = scene !== null && scene.seat === step.seat && scene.last === step.count - 1
  // Half a step that says nothing leaves the words of the one before.
  if (!said.length && !because) return goesOn ? { ...scene, last: step.count } : null
  const known = goesOn && said.length > 0 && because === scene.reason
  return { seat: step.seat, first: goesOn ? scene.first : step.count, last: step.count, said, because: known ? '' : because, reason: because }
}

/** How long it is to be read, in milliseconds. */
export function readingTime({ said, because }: Pick<Scene, 'said' | 'because'>): number {
  const letters = said.join(' ').length + because.length
  return Math.min(longest, Math.max(because ? aReason : aStep, aStep + letters * aLetter))
}
