// Which target an arrow key leads to: the nearest one that lies that way; what lies aside comes last.
import type { Point } from '../../board/paper'

const ways: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

export function afterArrow<Thing extends { at: Point }>(things: readonly Thing[], from: Thing, key: string): Thing | null {
  const way = ways[key]
  if (!way) return null
  let best: Thing | null = null
  let least = Infinity
  for (const thing of things) {
    if (thing === from) continue
    const [dx, dy] = [thing.at[0] - from.at[0], thing.at[1] - from.at[1]]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (ahead <= 0.5) continue
    const cost = ahead + aside * 2.2 + (aside > ahead * 2 ? 1000 : 0)
    if (cost < least) [best, least] = [thing, cost]
  }
  return best
}
