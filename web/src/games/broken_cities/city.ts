// What stands on the block, and how events change it. Events only say what the server decided.
import { gathered } from '../../board/stage.svelte'
import { filled } from '../../protocol/filled'
import type { CityEvent, Kind, State, Vocabulary } from './types'

export interface Standing {
  space: string
  kind: Kind
  owner: number
  /** A renter lives there. */
  renter: boolean
}

/** By space. */
export type City = Readonly<Record<string, Standing>>

export function cityOf(state: Pick<State, 'built' | 'owned' | 'renters'>): City {
  const city: Record<string, Standing> = {}
  const rented = new Set(state.renters)
  const owners = new Map(state.owned.flatMap((spaces, seat) => spaces.map((space) => [space, seat] as const)))
  for (const [kind, spaces] of Object.entries(state.built) as [Kind, string[]][]) {
    for (const space of spaces) {
      city[space] = { space, kind, owner: owners.get(space) ?? 0, renter: rented.has(space) }
    }
  }
  return city
}

/** Something that stands on the block. */
const isKind = (what: CityEvent['construction']): what is Kind => what !== undefined && what !== 'none' && what !== 'retrofit'

/** The city after an event. */
export function after(city: City, event: CityEvent): City {
  const { space } = event
  if (!space) return city
  const here = city[space]
  const put = (standing: Standing): City => ({ ...city, [space]: standing })
  switch (event.kind) {
    case 'built':
      return isKind(event.construction)
        ? put({ space, kind: event.construction, owner: event.seat ?? 0, renter: false })
        : city
    case 'retrofitted':
    case 'downgraded':
      return here && isKind(event.other) ? put({ ...here, kind: event.other }) : city
    case 'renter-placed':
      return here ? put({ ...here, renter: true }) : city
    case 'renter-left':
      return here ? put({ ...here, renter: false }) : city
    case 'lost':
      return Object.fromEntries(Object.entries(city).filter(([where]) => where !== space))
    default:
      return city
  }
}

const together = new Set(['lost', 'downgraded', 'renter-left'])

/** Events that are seen together: a storm takes what it takes at once. */
export function beatsOf(events: readonly CityEvent[]): CityEvent[][] {
  return gathered(events, (event, beat) => together.has(beat.at(-1)!.kind) && together.has(event.kind))
}

export interface Ghost {
  kind: 'comes' | 'turns' | 'lights' | 'darkens'
  standing: Standing
}

/** What a preview would change, space by space. */
export function ghostsOf(city: City, events: readonly CityEvent[]): Ghost[] {
  const then = events.reduce(after, city)
  return Object.values(then).flatMap((standing): Ghost[] => {
    const was = city[standing.space]
    if (!was) return [{ kind: 'comes', standing }]
    if (was.kind !== standing.kind) return [{ kind: 'turns', standing }]
    if (was.renter !== standing.renter) return [{ kind: standing.renter ? 'lights' : 'darkens', standing }]
    return []
  })
}

/** "Low-Cost of Yellow with renter, c4". */
export function spokenName(space: string, found: Standing | undefined, { colors, constructions, map, spoken }: Pick<Vocabulary, 'colors' | 'constructions' | 'map' | 'spoken'>): string {
  const beside = map.beside[space]
  const where = beside ? filled(spoken.beside, { space, beside }) : space
  if (!found) return filled(spoken.vacant, { where })
  const words = constructions[found.kind]
  const template = !words?.home ? spoken.owned : found.renter ? spoken.rented : spoken.unrented
  return filled(template, { name: words?.name ?? '', owner: colors[found.owner] ?? '', where })
}
