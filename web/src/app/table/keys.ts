// The keyboard at a table. Letters act only where nothing is being typed, and can be switched off.
import { settings } from '../settings.svelte'
import type { Table } from './table.svelte'

export const help: [key: string, does: string][] = [
  ['Tab, arrows', 'walk over the board and the choices'],
  ['Enter', 'choose what has the focus'],
  ['Esc', 'step back: from a look, from the past, from your unfinished step'],
  ['U', 'undo'],
  ['R', 'redo: what was taken back stands after all'],
  ['H', 'a hint'],
  ['S', 'skip to the next decision of a person'],
  ['N', 'back to now'],
  ['?', 'this help'],
]

export function keys(event: KeyboardEvent, table: Table): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !table.info || table.info.phase === 'lobby') return
  // A dialog or a card in the middle answers for itself.
  if (table.playback.moment || document.querySelector('dialog[open]')) return
  const target = event.target as HTMLElement | null
  if (target?.closest('input:not([type=range]), textarea, select')) return
  if (event.key === 'Escape') return table.back()
  if (!settings.shortcuts) return
  switch (event.key.toLowerCase()) {
    case 'u':
      table.undoing.want(table.undoing.step)
      break
    case 'r':
      if (table.undoing.redoable) void table.undoing.redo()
      break
    case 'h':
      if (table.legal.length && table.hints) void table.hint()
      break
    case 's':
      table.skip()
      break
    case 'n':
      table.past.back()
      break
    case '?':
      table.dialog = 'keys'
      break
    default:
      return
  }
  event.preventDefault()
}
