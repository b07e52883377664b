// What a policy would bring, as far as it can be seen before its own choices are made.
import type { Choice, Preview, View } from '../../board/contract'
import { changes } from './preview'
import { read } from './targets'
import { center, highHomes, standingTiles } from './tiles'
import type { Policy, State, Summary } from './types'

const count = (n: number, one: string, many: string): string => `${n === 0 ? 'no' : n} ${n === 1 ? one : many}`
const lots = (n: number): string => count(n, 'vacant lot', 'vacant lots')

/** What the board has to offer to a policy, in numbers. */
function offer(policy: Policy, { state, summary }: View<State, Summary>): string {
  const standing = standingTiles(state)
  const vacant = 36 - standing.length
  const threatened = summary.threatened.length
  switch (policy) {
    case 'cut-corporate-taxes': {
      const taken = new Set(standing.map((tile) => tile.space))
      const free = center.filter((space) => !taken.has(space)).length
      return `A corporation counts 2 revenue. The city center has ${lots(free)}.`
    }
    case 'government-subsidized-local-businesses':
      return `Every two local businesses count 1 revenue: there are ${state.business.length} now, and ${lots(vacant)}; ${count(state.displaced_houses, 'displaced home', 'displaced homes')} could hope.`
    case 'government-subsidized-housing':
      return `${count(state.displaced_houses, 'home is', 'homes are')} displaced; the city has ${lots(vacant)}.`
    case 'relocate-low-income-housing':
      return `The city has ${count(state.low.length, 'low-income home', 'low-income homes')} and ${lots(vacant)}${threatened ? `; ${count(threatened, 'home stands', 'homes stand')} beside a corporation` : ''}.`
    case 'relocate-high-income-housing':
      return `The city has ${count(highHomes(state), 'high-income home', 'high-income homes')} in ${count(state.high.flat().length, 'place', 'places')}, and ${lots(vacant)}.`
    case 'land-swap':
      return `${count(standing.length, 'tile stands', 'tiles stand')} in the city; no number changes by the swap itself.`
    case 'land-trust':
      return `${count(summary.markers_left, 'protection marker is', 'protection markers are')} left for ${count(state.low.length, 'low-income home', 'low-income homes')}.`
    case 'fund-homeless-shelter':
      return `${count(state.residents, 'resident is', 'residents are')} displaced now.`
  }
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Null: the server's own sentences say it. */
export function outlook(choice: Choice, view: View<State, Summary>, preview: Preview): string | null {
  const { verb, policy } = read(choice.text)
  if (verb === 'lobby') {
    const others = view.summary.policies.filter((one) => !one.active).length
    return `Three of the ${others} other policies are drawn. One of them replaces an active one.`
  }
  const words = view.summary.policies.find((one) => one.policy === policy)
  if (!words) return null
  if (verb === 'take') return `${words.idle ? 'It would do nothing now. ' : ''}${upper(offer(words.policy, view))}`
  if (verb === 'replace') return `${words.name} goes: ${words.text}`
  if (verb !== 'enact') return null
  if (words.idle) return `${words.name} would do nothing now: a way to pass.`
  const numbers = changes(preview).map((change) => change.text)
  return numbers.length ? `${words.name}: ${numbers.join(', ')}.` : upper(offer(words.policy, view))
}
