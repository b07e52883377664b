// What the server says that changed of something (protocol/PROTOCOL.md, "Changes"). Pure: what did not change is the
// same object as before.

type Json = unknown
type Members = Readonly<Record<string, Json>>

const isObject = (value: Json): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value after the change. */
export function changed(value: Json, change: Json): Json {
  if (!isObject(change)) return change
  if ('' in change) return change['']
  if (Array.isArray(value)) {
    const items: Json[] = [...(value as Json[])]
    for (const [place, part] of Object.entries(change)) items[Number(place)] = changed(items[Number(place)], part)
    return items
  }
  if (!isObject(value)) return change
  const members: Record<string, Json> = { ...value }
  for (const [name, part] of Object.entries(change)) {
    if (part === null) delete members[name]
    else members[name] = changed(members[name], part)
  }
  return members
}

const basis = 2166136261
const mixed = (hash: number, number: number): number => Math.imul(hash ^ number, 16777619)
const utf8 = new TextEncoder()
const ofText = (text: string): number => utf8.encode(text).reduce(mixed, basis)

/** The same number for the same value, in whatever order its members are: the server counts it the same way. */
export function checksum(value: Json): number {
  return sum(value) >>> 0
}

function sum(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((hash, item) => mixed(hash, sum(item)), 2)
  if (isObject(value)) return Object.entries(value).reduce((all, [name, member]) => (all + mixed(ofText(name), sum(member))) | 0, 1)
  return ofText(typeof value === 'string' ? value : JSON.stringify(value))
}
