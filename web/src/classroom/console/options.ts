// Which of a game's options a class may set. Pure.
import type { GameInfo, OptionInfo, Options } from '../../protocol/generated'

/** In a game whose tables share something the class says itself that they do, and how many. */
const ofTheClass = ['climate', 'tables']

export interface ClassOption extends OptionInfo {
  value: string
}

/** Values as the tables will have them: what was set, what the class itself says, else the standard. */
export function valuesOf(game: GameInfo, set: Options, shared: boolean, tables: number): Options {
  return Object.fromEntries(
    game.options.map(({ key, standard, choices }) => {
      const own = set[key] ?? standard
      if (!shared || !ofTheClass.includes(key)) return [key, own]
      const said = key === 'tables' ? choices[Math.max(1, tables) - 1] : choices.find(({ for_class }) => for_class)
      return [key, said?.value ?? own]
    }),
  )
}

/** What can be chosen: with a meaning now, and more than one choice at tables with so many seats. */
export function offered(game: GameInfo, set: Options, { shared, tables, seats }: { shared: boolean; tables: number; seats: number }): ClassOption[] {
  const values = valuesOf(game, set, shared, tables)
  return game.options
    .filter(({ key }) => !shared || !ofTheClass.includes(key))
    .filter(({ only_if }) => only_if.every(({ key, values: wanted }) => wanted.includes(values[key] ?? '')))
    .map((option) => {
      const value = values[option.key]!
      return { ...option, value, choices: option.choices.filter((choice) => choice.seats <= seats || choice.value === value) }
    })
    .filter(({ choices }) => choices.length > 1)
}

/** The smallest table decides what can be offered. */
export const seatsOf = (game: GameInfo, wanted: number, tables: readonly { seats: readonly unknown[] }[]): number =>
  wanted || Math.min(...tables.map(({ seats }) => seats.length || game.seats.standard), game.seats.max)
