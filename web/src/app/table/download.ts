import { attempt } from '../session.svelte'

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
