// Tables for somebody who wants to play at once: the first choice, the standard game, or a guided first game.
import type { GameInfo } from '../protocol/generated'
import { hasLesson, startLesson } from './lessons'
import { hasLearned } from './lessons_kept'
import { go } from './router.svelte'
import { session } from './session.svelte'
import { playNow, playStandard } from './table/seating'

export type Way = 'now' | 'standard' | 'lesson'

const lay: Record<Way, (game: string) => Promise<string | null>> = { now: playNow, standard: playStandard, lesson: startLesson }

/** One table at a time. */
export const starting = $state({ busy: false })

/** `lay` gives the table's code. */
export async function toTable(lay: () => Promise<string | null>): Promise<void> {
  if (starting.busy) return
  starting.busy = true
  try {
    const code = await lay()
    if (code) go(`/t/${code}`)
  } finally {
    starting.busy = false
  }
}

export const begin = (way: Way, game: string): Promise<void> => toTable(() => lay[way](game))

/** Has this browser never been at a table of the game, nor heard its lesson? */
export function isNewTo(game: string): boolean {
  return hasLesson(game) && !hasLearned(game) && !Object.values(session.keys.all()).some((keys) => keys.game === game)
}

/** Is "play now" another game than the standard one? */
export function isSpecial({ play_now, seats }: Pick<GameInfo, 'play_now' | 'seats'>): boolean {
  return play_now.seats > 0 && (play_now.seats !== seats.standard || Object.keys(play_now.options).length > 0)
}
