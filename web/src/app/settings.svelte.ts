// What this browser's person likes, kept in localStorage.

export type Theme = 'system' | 'light' | 'dark'

interface Kept {
  theme: Theme
  sound: boolean
  shortcuts: boolean
  notify: boolean
  name: string
}

const place = 'citybox.settings'
const standard: Kept = { theme: 'system', sound: false, shortcuts: true, notify: false, name: '' }

function load(): Kept {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...standard }
  }
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
