// Small words of the console. Pure.
import type { ClassInfo, ClassPhase, Scene, Stop } from '../../protocol/generated'

export const phaseWords = ({ phase, stop, demo }: { phase: ClassPhase; stop: Stop; demo: boolean }): string => {
  const said = { gathering: 'Before the start', playing: { none: 'Playing', paused: 'Paused', event: 'Stopped for an event', ended: 'Ended' }[stop], ended: 'Ended' }[phase]
  return demo ? `${said}, demonstration` : said
}

export const scenes: readonly { scene: Scene; label: string; note: string }[] = [
  { scene: 'auto', label: 'By itself', note: 'What the class is about just now' },
  { scene: 'door', label: 'The door', note: 'Code and QR code to come in' },
  { scene: 'story', label: 'The story', note: 'Opens the session' },
  { scene: 'prizes', label: 'The prizes', note: 'What can be won, and who won' },
  { scene: 'tables', label: 'The tables', note: 'Side by side' },
  { scene: 'charts', label: 'The charts', note: 'Numbers over time' },
  { scene: 'wall', label: 'The wall', note: 'The answers you picked' },
]

export const className = ({ settings, classroom }: Pick<ClassInfo, 'settings' | 'classroom'>): string => settings.name || `Class ${classroom}`

/** What a person types to stand at the door of this class: no protocol, no secret. */
export const doorOf = ({ url }: Pick<ClassInfo, 'url'>): string => url.replace(/^https?:\/\//, '')

/** What makes another browser the console, behind the address of the class: the facilitator's own token. */
export const consoleKey = (token: string): string => `#facilitator=${encodeURIComponent(token)}`

/** "1 pupil", "3 pupils". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Unix milliseconds as the hour of the day. */
export const hour = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
