// What the page adds to the cards' own words.
import type { CityRoots } from '../../protocol/generated'
import type { Policy } from './types'

/** The step of the card that holds with so many high-income homes. */
export function stepAt(card: CityRoots.CardWords, homes: number): CityRoots.StepWords | null {
  return card.steps.filter((step) => homes >= step.from).at(-1) ?? null
}

/** What is pictured on each policy. */
export const policyPictures: Record<Policy, string> = {
  'government-subsidized-housing': 'key',
  'cut-corporate-taxes': 'scissors',
  'government-subsidized-local-businesses': 'awning',
  'relocate-low-income-housing': 'cart',
  'relocate-high-income-housing': 'crane',
  'land-swap': 'swap',
  'land-trust': 'ivy',
  'fund-homeless-shelter': 'bed',
}
