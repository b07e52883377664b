// What lies in the box, shelf by shelf.

export interface Item {
  /** The collection of the vocabulary and the key in it: "cards/flood". */
  id: string
  name: string
  /** A word or two beside the name: a level, a cost. */
  tag?: string
  /** What it does, in the game's words. */
  lines: readonly string[]
  /** What it tells. */
  story?: string
}

export interface Shelf<Of extends Item = Item> {
  name: string
  items: Of[]
  /** What is better not known before the game lies closed until somebody opens it. */
  closed?: boolean
}

const wordsOf = ({ name, tag = '', lines, story = '' }: Item): string => [name, tag, ...lines, story].join(' ').toLowerCase()

/** Shelves with what holds every word that is looked for; empty ones are left out. */
export function foundOn<Of extends Item>(shelves: readonly Shelf<Of>[], search: string): Shelf<Of>[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return shelves
    .map((shelf) => ({ ...shelf, items: shelf.items.filter((item) => wanted.every((word) => wordsOf(item).includes(word))) }))
    .filter(({ items }) => items.length > 0)
}
