// What this browser's person likes, kept in localStorage.

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

interface Kept {
  theme: Theme
  sound: boolean
  shortcuts: boolean
  notify: boolean
  /** The goal card at the start of a game. */
  goals: boolean
  name: string
  /** Was the name asked for? Once is enough. */
  asked: boolean
}

const place = 'citybox.settings'
const standard: Kept = { theme: 'system', sound: false, shortcuts: true, notify: false, goals: true, name: '', asked: false }

function load(): Kept {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(place) ?? '{}'))
  } catch {
    return { ...standard }
  }
}

/** Of what lay in the storage all that can be a setting; the rest is as for somebody new. */
export function settingsFrom(found: unknown): Kept {
  const kept: Record<string, unknown> = { ...standard }
  for (const [key, value] of Object.entries(found ?? {})) {
    if (Object.hasOwn(standard, key) && typeof value === typeof kept[key]) kept[key] = value
  }
  if (!themes.includes(kept.theme as Theme)) kept.theme = standard.theme
  return kept as unknown as Kept
}

export const settings = $state(load())

export function keepSettings(): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings))
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

const prefersDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

export function showTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && prefersDark?.matches === true)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  settings.theme = theme
  keepSettings()
  showTheme()
}

prefersDark?.addEventListener('change', showTheme)

export function calmMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
