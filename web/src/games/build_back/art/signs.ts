// Signs in a box of 24 × 24: tokens, kinds of buildings, and what else is counted. Each has a shape of its own.
import type { Kind, Objective, Token } from '../types'
import { colors, disc, rect, type Drawing } from './shapes'

export type Sign = Token | 'vp' | 'leader' | 'community' | 'goods' | 'work' | 'care' | 'media' | 'civic' | 'build' | 'spend' | 'trade' | 'idle' | 'secret'

const worker = (coat: keyof typeof colors): Drawing => [
  [coat, 'M4 22q0 -10 8 -10t8 10Z'],
  ['skin', disc(12, 8, 4.4)],
]

export const signs: Record<Sign, Drawing> = {
  water: [['water', 'M12 2.5Q19.5 11 19.5 15.5a7.5 7 0 0 1 -15 0Q4.5 11 12 2.5Z'], ['~white', 'M8.4 15.5a3.8 3.8 0 0 0 3 3.4', 1.6]],
  food: [['wood', 'M3.5 11a4.5 4.5 0 0 1 4.5 -4.5h8a4.5 4.5 0 0 1 2.5 8.2V20h-13V14.7A4.5 4.5 0 0 1 3.5 11Z'], ['~wall', 'M9 10.5l-1.5 3M13 10.5l-1.5 3M17 10.5l-1.5 3', 1.6]],
  supplies: [['brick', rect(2.5, 13, 9, 6.5)], ['brick', rect(12.5, 13, 9, 6.5)], ['orange', rect(7.5, 5.5, 9, 6.5)]],
  workers: [...worker('teal'), ['yellow', 'M6.5 7.5a5.5 5.5 0 0 1 11 0Z']],
  money: [['yellow', disc(12, 12, 9)], ['', 'M12 7v10M9 9.5h4.5a2 2 0 0 1 0 4.2h-3a1.8 1.8 0 0 0 0 3.3H15', 1.5]],
  stories: [['violet', 'M3 4.5h18v12h-9l-5 5v-5H3Z'], ['~white', 'M6.5 8.5h11M6.5 12h7', 1.7]],
  influence: [['red', 'M3 9.5h5l9 -5v15l-9 -5H3Z'], ['~ink', 'M7 15l1.5 5.5M20 9q2 3 0 6', 1.7]],
  distressed: [...worker('slate'), ['~white', 'M9 18q1.5 -2 3 0t3 0', 1.5], ['water', 'M18.5 4q2.6 4 0 5t0 -5Z', 1]],
  injured: [...worker('pink'), ['white', 'M7.5 7.5q4.5 -5 9 -1.5l-.6 2.6q-4 -3 -7.8 .4Z', 1], ['red', 'M11 14.5h2v2h2v2h-2v2h-2v-2H9v-2h2Z', 0.7]],
  vp: [['leaf', 'M12 2l3 6.2l6.8 .8l-5 4.7l1.3 6.8l-6.1 -3.4l-6.1 3.4l1.3 -6.8l-5 -4.7l6.8 -.8Z']],
  leader: [...worker('orange'), ['~ink', 'M19.5 21V3', 1.6], ['red', 'M19.5 3H11l2 2.5l-2 2.5h8.5Z', 1.2]],
  community: [['pink', 'M12 21Q2 14 3 8.5a4.7 4.7 0 0 1 9 -1.5a4.7 4.7 0 0 1 9 1.5Q22 14 12 21Z'], ['wall', 'M8.5 16v-4.5l3.5 -3l3.5 3V16Z', 1.1]],
  goods: [['wood', rect(3, 8, 18, 13)], ['wall2', rect(2, 4.5, 20, 5)], ['', 'M9.5 14.5a2.6 2.6 0 1 1 3.6 2.4q-1 .5 -1 1.6', 1.5]],
  work: [['~wood2', 'M9 11l8.5 9.5', 3], ['slate', 'M3 8.5l6 -5.5l8 5l-2.5 3.5l-3.5 -1.5l-4 3.5Z']],
  care: [['red', 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z']],
  media: [['violet', 'M3 4.5h18v12h-9l-5 5v-5H3Z'], ['~white', 'M6.5 8.5h11M6.5 12h7', 1.7]],
  civic: [['wall', 'M4 9.5h16v10H4Z'], ['slate', 'M2 9.5L12 3l10 6.5Z'], ['', 'M8 10v9M12 10v9M16 10v9', 1.5], ['stone', rect(2.5, 19, 19, 2.5), 1.2]],
  build: [['wood', 'M4 21V12l8 -7l8 7v9Z'], ['roof', 'M1.5 13L12 3l10.5 10l-2 1.5L12 7l-8.5 7.5Z'], ['wall', rect(9.5, 14, 5, 7), 1.2]],
  spend: [['violet', 'M2.5 3.5h10v7H8l-3 3v-3H2.5Z', 1.3], ['~ink', 'M13 13.5l3 3', 1.6], ['yellow', disc(17, 17, 5), 1.3]],
  trade: [['wood', 'M2 14h20l-3.5 6.5h-13Z'], ['~ink', 'M11 14V2.5', 1.8], ['white', 'M12 3.5q7.5 2 8 9h-8Z', 1.3], ['red', 'M10 5.5q-5 2 -6 7h6Z', 1.3]],
  idle: [['stone', 'M4 16q0 -4 3.5 -4h8q4.5 0 4.5 4.5V20H4Z'], ['', 'M14 3h5l-5 5h5M9 6h3.5L9 9.5h3.5', 1.6]],
  secret: [['slate', 'M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12Z'], ['white', disc(12, 12, 4), 1.2], ['ink', disc(12, 12, 1.6), 0], ['~red', 'M4 20.5L20 3.5', 2.2]],
}

export const kindSign: Record<Kind, Sign> = { water: 'water', food: 'food', supplies: 'supplies', work: 'work', care: 'care', media: 'media', civic: 'civic' }

/** What an objective is about, as two signs. */
export const goalSigns: Record<Objective, readonly [Sign, Sign]> = {
  'daily-bread': ['water', 'food'],
  'open-doors': ['community', 'community'],
  'rainy-day': ['money', 'stories'],
  upward: ['build', 'build'],
  'many-hands': ['workers', 'leader'],
  'whole-city': ['care', 'civic'],
  'old-friends': ['water', 'work'],
}
