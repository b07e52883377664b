// Calls people back to the table: the tab's title and icon, and a notification where allowed.
import { settings } from '../settings.svelte'
import { play as sound } from '../sound'
import type { Table } from './table.svelte'

/** For use while a component is set up. */
export function callBack(of: () => Table): void {
  let was = false
  $effect(() => {
    const table = of()
    const { info } = table
    if (!info) return
    const turn = table.sync.acting !== null && info.phase === 'playing' && table.playback.behind === 0
    const title = info.title || 'A table'
    mark(turn)
    document.title = turn ? `● Your turn – ${title}` : `${title} – Citybox`
    if (turn && !was) {
      sound('turn')
      notify(title, info.table)
    }
    was = turn
  })
  $effect(() => () => mark(false))
}

/** The tab's icon stands beside the page, wherever that is; a page that is one file has only the plain one in it. */
const icon = (): Element | null => document.querySelector('link[rel=icon]')
const iconAt = (turn: boolean): string => (icon()?.getAttribute('href') ?? '').replace(/favicon(-turn)?\.svg$/, turn ? 'favicon-turn.svg' : 'favicon.svg')

/** A point on the tab's icon. */
function mark(turn: boolean): void {
  icon()?.setAttribute('href', iconAt(turn))
}

/** For who looks at something else. */
export function notify(title: string, tag: string, what = 'Your turn'): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  const note = new Notification(what, { body: title, tag, icon: iconAt(false) })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Asks the browser; true if it may be done. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}
