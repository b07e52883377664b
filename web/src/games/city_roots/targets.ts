// What the legal choices mean on the board: which space to press for which. A choice that moves a home is
// pressed in two steps, the home and then its destination, unless the first step is clear.
import type { Choice } from '../../board/contract'

export interface Said {
  verb: string
  space: string | null
  to: string | null
  policy: string | null
}

const spaceName = /^[a-f][1-6]$/

/** The parts of the notation: "move b4 to b3", "swap a1 with c3", "enact land-trust", "stop". */
export function read(text: string): Said {
  const [verb = '', first, link, second] = text.trim().split(/\s+/)
  const space = first && spaceName.test(first) ? first : null
  const to = space && (link === 'to' || link === 'with') && second && spaceName.test(second) ? second : null
  return { verb, space, to, policy: space ? null : (first ?? null) }
}

export interface Targets {
  /** Pressing the space makes this choice. */
  direct: Map<string, Choice>
  /** Pressing the space takes up what stands there; its choices follow, by destination. */
  sources: Map<string, Map<string, Choice>>
  /** What is taken up now. */
  held: string | null
  /** Choices that are not on the board. */
  others: Choice[]
}

export function targetsOf(legal: readonly Choice[], wanted: string | null): Targets {
  const direct = new Map<string, Choice>()
  const sources = new Map<string, Map<string, Choice>>()
  const others: Choice[] = []
  const ends = new Set<string>()
  for (const choice of legal) {
    const { space, to } = read(choice.text)
    if (!space) others.push(choice)
    else if (!to) direct.set(space, choice)
    else {
      ends.add(to)
      sources.set(space, (sources.get(space) ?? new Map<string, Choice>()).set(to, choice))
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
export function choiceAt(targets: Targets, space: string): Choice | null {
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

/** The notation of what a person tried on a space where nothing is allowed. */
export function attempt(legal: readonly Choice[], held: string | null, space: string, vacant: boolean): string {
  const spoken = legal.map((choice) => read(choice.text)).filter((said) => said.space)
  const example = spoken.find((said) => said.to) ?? spoken[0]
  if (!example) return vacant ? `build ${space}` : `pick ${space}`
  if (!example.to) return `${example.verb} ${space}`
  const givers = new Set(spoken.map((said) => said.space))
  const takers = new Set(spoken.map((said) => said.to))
  if (givers.size > 1 && takers.size === 1) return `${example.verb} ${space} to ${example.to}`
  if (held) return `${example.verb} ${held} ${example.verb === 'swap' ? 'with' : 'to'} ${space}`
  return `displace ${space}`
}
