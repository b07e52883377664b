// What a coach or a hint proposes stands out: class `advised` (styles/base.css), and it is brought into view.
import { calm } from './motion'

/** `{@attach advice(advised)}` on the choice; class:advised goes with it. */
export const advice = (advised: boolean) => (element: Element) => {
  if (advised) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm() ? 'auto' : 'smooth' })
}
