// What the projector shows, out of what the class is about just now. Pure.
import type { ClassInfo } from '../../protocol/generated'

export type Shown = 'door' | 'story' | 'prizes' | 'tables' | 'event' | 'charts' | 'wall'

/** What the facilitator chose; else what comes by itself. An event interrupts the tables, and nothing that was chosen besides. */
export function sceneOf(info: Pick<ClassInfo, 'scene' | 'phase' | 'stop' | 'wall'>): Shown {
  const { scene, phase, stop, wall } = info
  if (stop === 'event' && (scene === 'auto' || scene === 'tables')) return 'event'
  if (scene !== 'auto') return scene
  if (phase === 'gathering') return 'door'
  if (phase === 'playing') return 'tables'
  return wall.open ? 'wall' : 'prizes'
}

/** Prizes are told before the end, and given after it. */
export const given = ({ phase }: Pick<ClassInfo, 'phase'>): boolean => phase === 'ended'

/** A code in groups that can be read out: "QXZ KLM". */
export function groupsOf(code: string, size = 3): string[] {
  const groups: string[] = []
  for (let i = 0; i < code.length; i += size) groups.push(code.slice(i, i + size))
  return groups
}

/** What a person types to get here: no protocol, no path. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

/** How many tables stand side by side. */
export function columnsOf(tables: number, wide: boolean): number {
  if (tables <= 3) return Math.max(1, tables)
  if (tables === 4) return wide ? 4 : 2
  return tables <= 6 || !wide ? 3 : 4
}

/** A size for so many things of such a length, from 1 (few) down to `least`. */
export function sizeFor(count: number, few: number, many: number, least: number): number {
  return count <= few ? 1 : Math.max(least, 1 - ((count - few) / (many - few)) * (1 - least))
}

/** In groups of so many, in their order. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, i * size + size))
}
