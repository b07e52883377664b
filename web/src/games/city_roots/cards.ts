// The cards as a drawn card shows them. The server's summary has the same words for the card in play and for
// all policies; these are for the moment the card comes to the middle.
import type { EventCard, Policy } from './types'

export interface CardWords {
  title: string
  text: string
  rule: string
  /** Numbers of high-income homes at which the card changes, and what then holds. */
  steps: { from: number; text: string }[]
  mood: 'good' | 'bad' | 'mixed'
}

export const eventCards: Record<EventCard, CardWords> = {
  'tech-boom': {
    title: 'Tech boom',
    text: 'Build a corporation as under Cut corporate taxes, but spare protected homes.',
    rule: 'CR-40',
    steps: [{ from: 12, text: 'two corporations' }],
    mood: 'mixed',
  },
  'rent-hike': {
    title: 'Rent hike',
    text: 'For every two high-income homes one resident is displaced.',
    rule: 'CR-41',
    steps: [
      { from: 6, text: 'a low-income home beside a high-income one goes too' },
      { from: 12, text: 'two such homes go' },
    ],
    mood: 'bad',
  },
  'street-market': {
    title: 'Street market',
    text: 'Build a local business beside a low-income home.',
    rule: 'CR-42',
    steps: [],
    mood: 'good',
  },
  downturn: {
    title: 'Downturn',
    text: 'One corporation closes.',
    rule: 'CR-43',
    steps: [{ from: 14, text: 'none: the city rides it out' }],
    mood: 'bad',
  },
  'luxury-condos': {
    title: 'Luxury condos',
    text: 'Place a high-income home on a vacant space or a stack with room.',
    rule: 'CR-44',
    steps: [{ from: 8, text: 'two homes' }],
    mood: 'bad',
  },
  'tenants-union': {
    title: 'Tenants’ union',
    text: 'Protect up to two low-income homes until this mayor’s next turn.',
    rule: 'CR-45',
    steps: [],
    mood: 'good',
  },
  'charity-drive': {
    title: 'Charity drive',
    text: 'Two residents leave Displaced People.',
    rule: 'CR-46',
    steps: [{ from: 10, text: 'three residents' }],
    mood: 'good',
  },
  'housing-grant': {
    title: 'Housing grant',
    text: 'One displaced home comes back to a vacant space away from corporations.',
    rule: 'CR-47',
    steps: [],
    mood: 'good',
  },
  fire: { title: 'Fire', text: 'One local business is lost.', rule: 'CR-48', steps: [], mood: 'bad' },
  'start-up-loans': {
    title: 'Start-up loans',
    text: 'Build a local business on any vacant space.',
    rule: 'CR-49',
    steps: [],
    mood: 'good',
  },
  'chain-store': {
    title: 'Chain store',
    text: 'One local business becomes a corporation.',
    rule: 'CR-50',
    steps: [],
    mood: 'mixed',
  },
  'new-tram-line': {
    title: 'New tram line',
    text: 'Move one tile to a vacant space next to it; a low-income home only away from corporations.',
    rule: 'CR-51',
    steps: [],
    mood: 'good',
  },
  'quiet-month': { title: 'Quiet month', text: 'Nothing happens. Enjoy it.', rule: 'CR-52', steps: [], mood: 'good' },
  'eviction-wave': {
    title: 'Eviction wave',
    text: 'Every unprotected low-income home with two or more high-income or corporation neighbors must move next door, or is displaced.',
    rule: 'CR-53',
    steps: [],
    mood: 'bad',
  },
}

/** The step of the card that holds with so many high-income homes. */
export function stepAt(card: CardWords, homes: number): { from: number; text: string } | null {
  return card.steps.filter((step) => homes >= step.from).at(-1) ?? null
}

/** All thresholds of all cards, for the track of high-income homes. */
export const thresholds: { from: number; cards: string[] }[] = Object.values(
  Object.values(eventCards)
    .flatMap((card) => card.steps.map((step) => ({ from: step.from, title: card.title })))
    .reduce<Record<number, { from: number; cards: string[] }>>((all, { from, title }) => {
      ;(all[from] ??= { from, cards: [] }).cards.push(title)
      return all
    }, {}),
).sort((a, b) => a.from - b.from)

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
