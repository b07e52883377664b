// Where the next decision is, for those who play by keyboard.

/** What may be chosen, the board's places before the cards under it; numbers that open their items are no choice. */
const places = '[data-space][aria-disabled=false]'
const choices = '[aria-label="Your choices"] .choices :is(button, input, select, [role=button]):not(:disabled, [aria-disabled=true], .chip, summary)'

/** Among several what is proposed first, else the first that can be seen. */
export function toTheDecision(main: HTMLElement): void {
  const seen = (selector: string): HTMLElement[] => [...main.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0)
  const found = [...seen(`${places}[tabindex="0"]`), ...seen(choices), ...seen(places)]
  const advised = found.find((one) => one.matches('.advised, [data-advised]'))
  const next = advised ?? found[0] ?? main
  next.focus({ preventScroll: true })
}
