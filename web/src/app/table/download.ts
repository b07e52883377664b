import { attempt } from '../session.svelte'
import { packed } from '../replay_link'
import { tell } from '../toasts.svelte'

/** The game as a replay file. */
export async function download(code: string): Promise<void> {
  const replay = await attempt('replay', { table: code })
  if (!replay) return
  const url = URL.createObjectURL(new Blob([replay.text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = replay.name
  link.click()
  URL.revokeObjectURL(url)
}

/** … as a link that holds all of it. */
export async function copyLink(code: string): Promise<void> {
  const replay = await attempt('replay', { table: code })
  if (!replay) return
  const [place] = location.href.split('#')
  try {
    await navigator.clipboard.writeText(`${place}#replay=${await packed(replay.text)}`)
    tell('The link is copied. Whoever opens it sees the game as it stands, and may play on.')
  } catch {
    tell('This browser does not let the page copy anything. Take the replay file instead.', { kind: 'problem' })
  }
}
