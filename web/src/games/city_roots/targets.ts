// What the legal choices mean on the board: which space to press for which. A choice that moves a home is
// pressed in two steps, the home and then its destination, unless the first step is clear.
import { keyOf } from '../../protocol/action'
import type { Action } from './types'

export interface Targets {
  /** Pressing the space makes this choice. */
  direct: Map<string, Action>
  /** Pressing the space takes up what stands there; its choices follow, by destination. */
  sources: Map<string, Map<string, Action>>
  /** What is taken up now. */
  held: string | null
  /** Actions that are not on the board. */
  others: Action[]
}

export function targetsOf(legal: readonly Action[], wanted: string | null): Targets {
  const direct = new Map<string, Action>()
  const sources = new Map<string, Map<string, Action>>()
  const others: Action[] = []
  const ends = new Set<string>()
  for (const choice of legal) {
    const { space, to } = choice
    if (!space) others.push(choice)
    else if (!to) direct.set(space, choice)
    else {
      ends.add(to)
      sources.set(space, (sources.get(space) ?? new Map<string, Action>()).set(to, choice))
    }
  }
  // Several give to one: the giver is pressed.
  if (sources.size > 1 && ends.size === 1) {
    for (const [space, choices] of sources) direct.set(space, [...choices.values()][0]!)
    return { direct, sources: new Map(), held: null, others }
  }
  const held = sources.size === 1 && direct.size === 0 ? [...sources.keys()][0]! : wanted && sources.has(wanted) ? wanted : null
  return { direct, sources, held, others }
}

/** The choice that pressing this space makes, if one press is enough. */
export function choiceAt(targets: Targets, space: string): Action | null {
  const moved = targets.held === null ? undefined : targets.sources.get(targets.held)?.get(space)
  if (moved) return moved
  const here = targets.direct.get(space)
  if (here) return here
  const ways = targets.held === space ? undefined : targets.sources.get(space)
  return ways?.size === 1 ? [...ways.values()][0]! : null
}

/** All spaces that answer to a press. */
export function pressable(targets: Targets): Set<string> {
  const spaces = new Set(targets.direct.keys())
  const ways = targets.held === null ? undefined : targets.sources.get(targets.held)
  if (ways) for (const to of ways.keys()) spaces.add(to)
  if (targets.sources.size > 1 || targets.direct.size > 0) for (const from of targets.sources.keys()) spaces.add(from)
  else if (targets.held === null) for (const from of targets.sources.keys()) spaces.add(from)
  return spaces
}

/** Where a coach or a hint would press now, for one of these. */
export function advisedSpaces(targets: Targets, advised: readonly Action[]): Set<string> {
  const wanted = new Set(advised.map(keyOf))
  const leads = (space: string): boolean => {
    const choice = choiceAt(targets, space)
    if (choice) return wanted.has(keyOf(choice))
    return targets.held !== space && [...(targets.sources.get(space)?.values() ?? [])].some((way) => wanted.has(keyOf(way)))
  }
  return new Set([...pressable(targets)].filter(leads))
}

/** What a person tried on a space where nothing is allowed, for the server to say why not. */
export function attempt(legal: readonly Action[], held: string | null, space: string, vacant: boolean): Action {
  const placed = legal.filter((action) => action.space)
  const example = placed.find((action) => action.to) ?? placed[0]
  if (!example) return { verb: vacant ? 'build' : 'pick', space }
  const { verb, to } = example
  if (!to) return { verb, space }
  const givers = new Set(placed.map((action) => action.space))
  const takers = new Set(placed.map((action) => action.to))
  if (givers.size > 1 && takers.size === 1) return { verb, space, to }
  return held ? { verb, space: held, to: space } : { verb: 'displace', space }
}
