import { expect, it } from 'vitest'
import type { ChoiceReport, Distribution, GameReport, RowReport } from '../protocol/generated'
import { caution, evenShare, listed, mean, saysAlong, saysChoiceWins, saysComebacks, saysEndings, saysLength, saysOrder, saysPlaces, saysWins } from './sentences'

const spread = (more: Partial<Distribution> = {}): Distribution => ({ count: 100, mean: 1230, low: 9, middle: 13, high: 21, from: 5, width: 1, times: [1], ...more })

const row = (more: Partial<RowReport>): RowReport => ({
  label: 'normal', bots: ['normal', 'normal'], games: 1000, won: 1000, wins: [500, 500], wins_by_order: [], endings: [], lengths: [], allowed: spread(), decisions: 0, real: 0, varied: 0,
  decisions_of_seat: [], allowed_along: [], courses: [], comebacks: { quarters: [], ranks: [], lead_changes: spread() }, scores: [], margin: spread(), choices: [], facts: [], places: [], ...more,
})
const report = { cooperative: false, seats: 2, seed: 1 } as GameReport

const choice = (label: string, seats: number, won: number): ChoiceReport => ({ group: 'Build', label, possible: 0, taken: 0, seats, won })

it('means are told as exactly as they are worth', () => {
  expect(mean(1234)).toBe('12.3')
  expect(mean(14040)).toBe('140')
  expect(mean(25)).toBe('0.25')
  expect(mean(-250)).toBe('−2.5')
})

it('a seat that wins its share is not said to stand out', () => {
  expect(saysWins(report, row({ wins: [510, 490] }))).toBe('No seat wins clearly more or less than its even share of 50 %.')
})

it('a seat that wins clearly more is told with its interval', () => {
  const told = saysWins(report, row({ wins: [600, 400] }))
  expect(told).toContain('Seat 1 wins 60 % (57–63 %)')
  expect(told).toContain('an even share is 50 %')
})

it('where nobody wins some games, that is told, and the even share is smaller', () => {
  const some = row({ won: 800, wins: [400, 400] })
  expect(evenShare(some)).toBe(0.4)
  expect(saysWins(report, some)).toContain('Nobody wins 20 % (18–23 %) of the games.')
})

it('a game played together is won or lost by all', () => {
  expect(saysWins({ ...report, cooperative: true }, row({ won: 426 }))).toBe('Normal bots win 43 % (40–46 %) of their games together.')
})

it('who goes first has an advantage only if it is clear', () => {
  expect(saysOrder(row({ wins_by_order: [510, 490] }))).toMatch(/no clear advantage\.$/)
  expect(saysOrder(row({ wins_by_order: [580, 420] }))).toMatch(/: that is an advantage\.$/)
})

it('ends and lengths', () => {
  expect(saysEndings([{ label: 'Won', games: 30 }, { label: 'City broke', games: 70 }])).toContain('“city broke”: 70 % (')
  expect(saysEndings([{ label: 'Rebuilt', games: 5 }])).toBe('Every game ended in one way: rebuilt.')
  expect(saysLength('Turns', spread())).toBe('Turns: half of the games have 13 or fewer; nine of ten lie between 9 and 21.')
  expect(saysLength('Rounds', spread({ low: 5, high: 5 }))).toBe('Rounds: nine of ten games have 5.')
})

it('a comeback is who was behind at half-time', () => {
  const quarters = [{ alone: 0, shared: 0, behind: 0 }, { alone: 50, shared: 20, behind: 30 }, { alone: 0, shared: 0, behind: 0 }]
  expect(saysComebacks(row({ comebacks: { quarters, ranks: [], lead_changes: spread({ mean: 230 }) } }))).toEqual([
    'At half-time the later winner is behind in 30 % (22–40 %) of the games and alone in front in 50 % (40–60 %).',
    'Somebody else takes the lead 2.3 times in a game on average.',
  ])
})

it('cards stand out only beyond their interval, and rare ones are not spoken of', () => {
  expect(saysChoiceWins([choice('Well', 1000, 340), choice('Mill', 1000, 330)], 0.333)).toEqual(['None stands out clearly from the average of 33 %.'])
  expect(saysChoiceWins([choice('Well', 1000, 420), choice('Mill', 1000, 250), choice('Barge', 3, 3)], 0.333)).toEqual([
    'Compared with the average of 33 %, seats with these won more often: Well (42 %); less often: Mill (25 %).',
    '1 is too rare to say anything.',
  ])
  expect(saysChoiceWins([choice('Well', 1000, 420)], 0.333, 'games')).toEqual(['Compared with the average of 33 %, games with these were won more often: Well (42 %).'])
})

it('places', () => {
  expect(saysPlaces({ label: 'Build', chosen: [0, 30, 10], won: [0, 0, 0] }, (i) => `a${i + 1}`)).toBe('Most often at a2: 75 % (60–86 %) of 40 times. 2 of 3 places came up.')
})

it('when there is most to choose from', () => {
  const along = Array.from({ length: 20 }, (_, i) => (i === 12 ? 900 : 300))
  expect(saysAlong(along)).toBe('There is most to choose from in the third quarter of a game: 9 actions, against 3 where there is least.')
})

it('lists and caution', () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  expect(listed(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more')
  expect(caution(5)).toBe('That winners did it does not mean that it made them win.')
  expect(caution(40)).toContain('about 2 stand out by chance')
})
