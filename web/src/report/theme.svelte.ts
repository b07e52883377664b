// Light or dark: as the system has it, until somebody presses. A report keeps nothing.

const system = matchMedia('(prefers-color-scheme: dark)')
export const theme = $state({ dark: system.matches, chosen: false })

export function showTheme(): void {
  document.documentElement.dataset.theme = theme.dark ? 'dark' : 'light'
}

export function turn(): void {
  theme.dark = !theme.dark
  theme.chosen = true
  showTheme()
}

system.addEventListener('change', () => {
  if (theme.chosen) return
  theme.dark = system.matches
  showTheme()
})

// Paper is light.
let before = theme.dark
addEventListener('beforeprint', () => {
  before = theme.dark
  document.documentElement.dataset.theme = 'light'
})
addEventListener('afterprint', () => {
  theme.dark = before
  showTheme()
})
