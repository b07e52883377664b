// Which of a game's options a class may set. Pure.
import type { GameInfo, OptionInfo, Options } from '../../protocol/generated'

/** In a game whose tables share something the class says itself that they do … */
const shares = ({ choices }: Pick<OptionInfo, 'choices'>): boolean => choices.some(({ for_class }) => for_class)

/** … and how many: an option that has a meaning only then, and whose choices count from one. */
export function countsTables({ options }: Pick<GameInfo, 'options'>, { choices, only_if }: OptionInfo): boolean {
  const ofClass = only_if.some(({ key }) => options.some((other) => other.key === key && shares(other)))
  return ofClass && choices.every(({ label }, i) => label === String(i + 1))
}

const ofTheClass = (game: GameInfo, option: OptionInfo): boolean => shares(option) || countsTables(game, option)

export interface ClassOption extends OptionInfo {
  value: string
}

/** Values as the tables will have them: what was set, what the class itself says, else the standard. */
export function valuesOf(game: GameInfo, set: Options, shared: boolean, tables: number): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const { key, standard, choices } = option
      const own = set[key] ?? standard
      if (!shared || !ofTheClass(game, option)) return [key, own]
      const said = choices.find(({ for_class }) => for_class) ?? choices[Math.max(1, tables) - 1]
      return [key, said?.value ?? own]
    }),
  )
}

/** What can be chosen: with a meaning now, and more than one choice at tables with so many seats. */
export function offered(game: GameInfo, set: Options, { shared, tables, seats }: { shared: boolean; tables: number; seats: number }): ClassOption[] {
  const values = valuesOf(game, set, shared, tables)
  return game.options
    .filter((option) => !shared || !ofTheClass(game, option))
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
