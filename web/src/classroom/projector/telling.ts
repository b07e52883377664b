// What has changed, in sentences for those who listen. Pure.
import { listed } from '../../app/text'
import type { ClassInfo } from '../../protocol/generated'
import { sayAt } from '../debrief/names'

/** From one state of the class to the next: nothing where nothing is worth a word. */
export function tellingOf(before: ClassInfo, after: ClassInfo): string[] {
  return [...arrivals(before, after), ...stops(before, after), ...climate(before, after), ...ends(before, after), ...words(before, after)]
}

function arrivals(before: ClassInfo, after: ClassInfo): string[] {
  if (after.phase !== 'gathering') return before.phase === 'gathering' ? ['The tables are open.'] : []
  const there = new Set(before.pupils.map(({ pupil }) => pupil))
  const came = after.pupils.filter(({ pupil }) => !there.has(pupil)).map(({ name }) => name)
  if (came.length === 0) return []
  return [came.length > 3 ? `${came.length} more are here.` : `${listed(came)} ${came.length === 1 ? 'is' : 'are'} here.`]
}

function stops(before: ClassInfo, after: ClassInfo): string[] {
  if (after.phase === 'ended') return before.phase === 'ended' ? [] : ['The class has ended.']
  if (before.stop === after.stop) return []
  if (after.stop === 'paused') return ['Pause.']
  return after.stop === 'none' ? ['Play goes on.'] : []
}

function climate({ pool: before }: ClassInfo, { pool: after, stop }: ClassInfo): string[] {
  if (!after) return []
  const told = stop === 'event' && after.event !== undefined && after.event !== before?.event ? [`Event ${after.event}. Play stops.`] : []
  const fell = after.events.filter(({ card }, i) => card && !before?.events[i]?.card)
  return [...told, ...fell.map(({ card }) => `${card!.title}. ${card!.text}`)]
}

function ends(before: ClassInfo, after: ClassInfo): string[] {
  return after.tables.flatMap((table) => {
    const was = before.tables.find(({ number }) => number === table.number)
    if (!table.standing.over || was?.standing.over !== false) return []
    return [`Table ${table.number} has finished.${after.settings.leaders ? ` ${sayAt(table.seats)(table.standing.verdict)}` : ''}`]
  })
}

function words(before: ClassInfo, after: ClassInfo): string[] {
  const said = after.announced && after.announced.id !== before.announced?.id ? [after.announced.text] : []
  const asked = after.wall.question && after.wall.question !== before.wall.question ? [after.wall.question] : []
  const shown = new Set(before.wall.answers.filter((one) => one.shown).map(({ id }) => id))
  const answers = after.wall.answers.filter((one) => one.shown && !shown.has(one.id)).map(({ name, text }) => (name ? `${name}: ${text}` : text))
  return [...said, ...asked, ...answers]
}
