// The server's templates, filled, as `say` fills its own (engine/types/words.hpp; both are tested on
// protocol/templates.json):
//
//   {x}                 what `x` stands for
//   {x|one|{x} many}    of a number: for 1, and for all others; forms may hold other names
//
// What stands for nothing stays as it is.

export type Fills = Readonly<Record<string, string | number>>

/** The places of `sought` outside of inner braces, from `from` on, up to the brace that closes what `from` is in. */
function outside(text: string, from: number, sought: '|' | '}'): number[] {
  const places: number[] = []
  let depth = 0
  for (let place = from; place < text.length && depth >= 0; place++) {
    if (depth === 0 && text[place] === sought) places.push(place)
    if (text[place] === '{') depth++
    if (text[place] === '}') depth--
  }
  return places
}

/** What stands between two braces: a name, or a name and its forms. */
function gap(inside: string, fills: Fills): string {
  const [bar, middle = inside.length] = outside(inside, 0, '|')
  const name = inside.slice(0, bar)
  const value = Object.hasOwn(fills, name) ? fills[name] : undefined
  if (bar === undefined && value !== undefined) return String(value)
  if (bar === undefined || typeof value !== 'number') return `{${inside}}`
  return filled(value === 1 ? inside.slice(bar + 1, middle) : inside.slice(middle + 1), fills)
}

export function filled(template: string, fills: Fills): string {
  const open = template.indexOf('{')
  const [end] = open < 0 ? [] : outside(template, open + 1, '}')
  if (end === undefined) return template
  return template.slice(0, open) + gap(template.slice(open + 1, end), fills) + filled(template.slice(end + 1), fills)
}
