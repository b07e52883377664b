// The past of one table, page by page, and what goes when it is rolled back. Pure.
import type { ClassInfo, LogLine, LogPage } from '../../protocol/generated'

export interface Past {
  /** Number of the first line that is known. */
  from: number
  lines: readonly LogLine[]
}

/** With earlier lines in front. */
export function withEarlier(known: Past, page: LogPage): Past {
  const lines = page.lines.slice(0, Math.max(0, known.from - page.from))
  return page.from + lines.length === known.from ? { from: page.from, lines: [...lines, ...known.lines] } : known
}

/** With the newest lines. What was known before them stays as long as nothing was taken back meanwhile. */
export function withNewest(known: Past | null, page: LogPage): Past {
  const fresh: Past = { from: page.from, lines: page.lines }
  if (!known || known.from >= page.from || known.from + known.lines.length < page.from) return fresh
  const turned = page.lines.some((line, i) => {
    const before = known.lines[page.from - known.from + i]
    return line.back !== undefined ? !before?.back : before !== undefined && before.undone !== line.undone
  })
  return turned ? fresh : { from: known.from, lines: [...known.lines.slice(0, page.from - known.from), ...page.lines] }
}

/** Steps that stand and would go if so many remained; the newest first. */
export const takenBy = (lines: readonly LogLine[], to: number): LogLine[] => lines.filter((line) => !line.undone && !line.back && line.count > to).reverse()

/** Once there is something to go back in; a class that has ended goes on with it. */
export const mayGoBack = ({ phase }: Pick<ClassInfo, 'phase'>): boolean => phase !== 'gathering'

/** Can the table be rolled back to just after this line? */
export const isPlace = (line: LogLine, standing: number): boolean => !line.undone && !line.back && line.count < standing

export interface Told {
  line: LogLine
  /** Its number in the log. */
  number: number
}

/** For reading, the newest first. Lines that say nothing and lead nowhere are left out. */
export function newestFirst({ from, lines }: Past): Told[] {
  return lines
    .map((line, i) => ({ line, number: from + i }))
    .filter(({ line }) => line.sentences.length > 0 || line.words !== undefined || line.count === 0)
    .reverse()
}
