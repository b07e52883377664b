// The end of a class, and its deletion, which cannot be taken back. Both ask first.
import { go } from '../../app/router.svelte'
import { tell } from '../../app/toasts.svelte'
import { classKeys } from '../../net/class_keys'
import type { Desk } from './desk.svelte'
import { counted } from './words'

export function askEnd(desk: Desk): void {
  const unfinished = desk.info.tables.filter(({ phase }) => phase !== 'over').length
  desk.sheet = null
  desk.ask({
    title: 'End the class?',
    text: [
      unfinished ? `Play ends everywhere: ${counted(unfinished, 'table has', 'tables have')} not finished, and each stands as it does now.` : 'All tables have finished.',
      'Then come the prizes, the charts and the talk. Nobody plays on after this, unless you roll a table back.',
    ],
    yes: 'End the class',
    no: 'No, play on',
    done: () => desk.call('class_end', {}),
  })
}

export function askDelete(desk: Desk): void {
  const { info } = desk
  desk.sheet = null
  desk.ask({
    title: 'Delete the class?',
    text: [
      `Everything goes, for good: the ${counted(info.pupils.length, 'name')}, ${counted(info.tables.length, 'table')} with all that was played, the answers, the charts and every link.`,
      'Files that you downloaded stay with you. Nothing else can be brought back.',
    ],
    yes: 'Delete it all',
    no: 'No, keep it',
    done: async () => {
      if (!(await desk.call('class_delete', {}))) return
      classKeys.forget(info.classroom)
      go('/')
      tell('The class is deleted with all its names.')
    },
  })
}
