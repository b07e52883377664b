// A replay file becomes a table of this browser, which stands where the file ends. Only where the box is in the page.
import { attempt, session } from './session.svelte'

/** Its code; null where the file is none, which is told. */
export async function openReplay(replay: string): Promise<string | null> {
  const opened = await attempt('open_replay', { replay })
  if (!opened) return null
  session.keys.holdHost(opened.table, opened.game, opened.host)
  for (const { seat, token } of opened.seats) session.keys.holdSeat(opened.table, seat, token)
  return opened.table
}
