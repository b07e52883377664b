// What the charts of a report say, in plain sentences: made of the data alone, with how sure it is.
import { plain } from '../board/numbers'
import { between, differs, percent, shareOf, type Share } from '../charts/shares'
import type { ChoiceReport, CourseReport, Distribution, EndingReport, GameReport, PlaceReport, RowReport } from '../protocol/generated'

/** Hundredths as people read them: 12.3, 0.25, 140. */
export function mean(hundredths: number): string {
  const value = hundredths / 100
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2
  return plain(Number(value.toFixed(digits)))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string): string => (/^[A-Z]{2}|^[A-Z]+\d/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
const sure = (share: Share): string => `${percent(share.share)} (${between(share)})`

/** "Wash", "Wash and Dry", "Wash, Dry and Fold"; of many the first and how many more. */
export function listed(names: readonly string[], most = 3): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const rowName = (row: RowReport): string => (new Set(row.bots).size === 1 ? `${capital(row.label)} bots` : row.label)

/** The share of games that a seat would win if all were alike. */
export const evenShare = (row: RowReport): number => (row.games && row.wins.length ? sum(row.wins) / row.wins.length / row.games : 0)

export function saysPlayed(report: GameReport, row: RowReport): string {
  return `${plain(row.games)} games of ${report.seats} ${new Set(row.bots).size === 1 ? `${row.label} bots` : `seats: ${row.label}`}, seed ${report.seed}.`
}

export function saysWins(report: GameReport, row: RowReport): string {
  const won = shareOf(row.won, row.games)
  if (report.cooperative) return `${rowName(row)} win ${sure(won)} of their games together.`
  const even = evenShare(row)
  const apart = row.wins.map((wins, seat) => ({ seat, share: shareOf(wins, row.games) })).filter(({ share }) => differs(share, even) !== 'no')
  const nobody = row.won < row.games ? ` Nobody wins ${sure(shareOf(row.games - row.won, row.games))} of the games.` : ''
  if (!apart.length) return `No seat wins clearly more or less than its even share of ${percent(even)}.${nobody}`
  const told = apart.map(({ seat, share }) => `seat ${seat + 1} wins ${sure(share)}`)
  return `${capital(listed(told, 6))}; an even share is ${percent(even)}.${nobody}`
}

export function saysOrder(row: RowReport): string {
  const even = evenShare(row)
  const first = shareOf(row.wins_by_order[0] ?? 0, row.games)
  const words = { more: 'that is an advantage', less: 'that is a disadvantage', no: 'no clear advantage' }[differs(first, even)]
  return `Who goes first wins ${sure(first)} of the games; an even share is ${percent(even)}: ${words}.`
}

export function saysEndings(endings: readonly EndingReport[]): string {
  const all = sum(endings.map(({ games }) => games))
  const most = [...endings].sort((a, b) => b.games - a.games)[0]
  if (!most) return ''
  if (endings.length === 1) return `Every game ended in one way: ${lower(most.label)}.`
  return `Most often games end with “${lower(most.label)}”: ${sure(shareOf(most.games, all))}.`
}

export function saysLength(label: string, values: Distribution): string {
  if (values.low === values.high) return `${label}: nine of ten games have ${plain(values.low)}.`
  return `${label}: half of the games have ${plain(values.middle)} or fewer; nine of ten lie between ${plain(values.low)} and ${plain(values.high)}.`
}

export function saysCourse(report: GameReport, course: CourseReport): string {
  const [one, two] = report.cooperative ? [course.winners, course.lost] : [course.winners, course.others.count ? course.others : course.lost]
  const [a, b] = report.cooperative ? ['games that are won', 'games that are lost'] : ['winners', course.others.count ? 'the others' : 'games nobody wins']
  const half = (line: typeof one): string => mean(line.mean[10] ?? 0)
  const end = (line: typeof one): string => mean(line.mean[20] ?? 0)
  if (!one.count || !two.count) {
    const line = one.count ? one : two
    return `On average ${half(line)} at half-time and ${end(line)} at the end (${one.count ? a : b}).`
  }
  return `On average ${a} stand at ${half(one)} at half-time and at ${end(one)} at the end; ${b} at ${half(two)} and ${end(two)}.`
}

export function saysComebacks(row: RowReport): string[] {
  const half = row.comebacks.quarters[1]
  if (!half) return []
  const games = half.alone + half.shared + half.behind
  if (!games) return ['No game had a winner and others to compare with.']
  return [
    `At half-time the later winner is behind in ${sure(shareOf(half.behind, games))} of the games and alone in front in ${sure(shareOf(half.alone, games))}.`,
    `Somebody else takes the lead ${mean(row.comebacks.lead_changes.mean)} times in a game on average.`,
  ]
}

export function saysMargin(margin: Distribution): string {
  if (!margin.count) return 'No game had a winner and others to compare with.'
  return `Half of the games are decided by ${plain(margin.middle)} or less; nine of ten margins lie between ${plain(margin.low)} and ${plain(margin.high)}.`
}

export function saysChoices(row: RowReport): string {
  return `On average there are ${mean(row.allowed.mean)} actions to choose from; in nine of ten decisions ${plain(row.allowed.low)} to ${plain(row.allowed.high)}.`
}

export function saysReal(row: RowReport): string {
  const real = row.real / Math.max(1, row.decisions)
  const varied = row.varied / Math.max(1, row.decisions)
  return `${percent(real)} of all decisions leave a choice; in ${percent(varied)} there are different kinds of things to do.`
}

export function saysAlong(along: readonly number[]): string {
  const most = along.indexOf(Math.max(...along))
  const part = most < 5 ? 'in the first quarter' : most < 10 ? 'in the second quarter' : most < 15 ? 'in the third quarter' : 'in the last quarter'
  return `There is most to choose from ${part} of a game: ${mean(along[most] ?? 0)} actions, against ${mean(Math.min(...along))} where there is least.`
}

export function saysSeatDecisions(list: readonly number[]): string {
  const [least, most] = [Math.min(...list), Math.max(...list)]
  return mean(least) === mean(most) ? `Each seat has ${mean(least)} decisions in a game.` : `A seat has ${mean(least)} to ${mean(most)} decisions in a game on average.`
}

export function saysPlaces(map: PlaceReport, nameOf: (place: number) => string): string {
  const all = sum(map.chosen)
  const best = map.chosen.indexOf(Math.max(...map.chosen))
  const used = map.chosen.filter((times) => times > 0).length
  if (!all) return 'It was never done.'
  return `Most often at ${nameOf(best)}: ${sure(shareOf(map.chosen[best]!, all))} of ${plain(all)} times. ${used === map.chosen.length ? 'Every place' : `${plain(used)} of ${plain(map.chosen.length)} places`} came up.`
}

/** Of those who did something, against all; few say nothing. Of a cooperative game they are games. */
export const fewest = 20
export type Cases = 'seats' | 'games'

export function choiceShares(choices: readonly ChoiceReport[], cases: Cases = 'seats'): (Share & { label: string; note: string })[] {
  return choices
    .filter(({ seats }) => seats >= fewest)
    .map((choice) => ({ ...shareOf(choice.won, choice.seats), label: choice.label, note: `${plain(choice.seats)} ${cases}` }))
    .sort((a, b) => b.share - a.share)
}

export function saysChoiceWins(choices: readonly ChoiceReport[], even: number, cases: Cases = 'seats'): string[] {
  const shares = choiceShares(choices)
  const named = (kind: 'more' | 'less'): string[] => shares.filter((share) => differs(share, even) === kind).map((share) => `${share.label} (${percent(share.share)})`)
  const [more, less] = [named('more'), named('less').reverse()]
  const rare = choices.length - shares.length
  const rest = rare ? [`${plain(rare)} ${rare === 1 ? 'is' : 'are'} too rare to say anything.`] : []
  if (!shares.length) return ['All of them are too rare to say anything.']
  if (!more.length && !less.length) return [`None stands out clearly from the average of ${percent(even)}.`, ...rest]
  const told = [more.length ? `more often: ${listed(more)}` : '', less.length ? `less often: ${listed(less)}` : ''].filter(Boolean)
  return [`Compared with the average of ${percent(even)}, ${cases} with these ${cases === 'games' ? 'were won' : 'won'} ${told.join('; ')}.`, ...rest]
}

/** How often something was taken where it could have been, by game. */
export function takenShares(choices: readonly ChoiceReport[]): (Share & { label: string; note: string })[] {
  return choices
    .filter(({ possible }) => possible > 0)
    .map((choice) => ({ ...shareOf(choice.taken, choice.possible), label: choice.label, note: `possible in ${plain(choice.possible)} games` }))
    .sort((a, b) => b.share - a.share)
}

export function saysTaken(choices: readonly ChoiceReport[]): string {
  const shares = takenShares(choices)
  const [first, last] = [shares[0], shares.at(-1)]
  if (!first || !last) return ''
  if (shares.length === 1) return `${first.label}: taken in ${sure(first)} of the games in which it was possible.`
  return `Of the games in which it was possible, ${first.label} was taken in ${sure(first)}, ${last.label} in ${sure(last)}.`
}

/** By chance alone one bar in twenty lies outside. */
export function caution(bars: number): string {
  const chance = Math.round(bars / 20)
  return `That winners did it does not mean that it made them win. ${chance >= 1 ? `Of ${plain(bars)} bars about ${chance === 1 ? 'one stands' : `${chance} stand`} out by chance alone.` : ''}`.trim()
}
