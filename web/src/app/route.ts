// Three kinds of address: /, /t/CODE, /rules/GAME#CR-22. Pure: no address, however broken, is an error here.
import { codeFrom } from './text'

export interface TableRoute {
  name: 'table'
  code: string
  /** A seat that comes along from another browser. */
  claim: string | null
  /** What opens a private table. */
  key: string | null
  /** There was such a thing, and it cannot be read. */
  spoilt: boolean
}

export type Route = { name: 'home' } | TableRoute | { name: 'rules'; game: string; rule: string | null } | { name: 'nowhere' }

export function parse(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { name: 'home' }
  if (parts[0] === 't' && parts.length === 2) return tableRoute(parts[1] ?? '', hash)
  if (parts[0] === 'rules' && parts.length === 2) {
    return { name: 'rules', game: parts[1] ?? '', rule: read(hash.slice(1)) || null }
  }
  return { name: 'nowhere' }
}

function tableRoute(code: string, hash: string): TableRoute {
  const [, kind, written = ''] = /^#(claim|key)=(.*)$/.exec(hash) ?? []
  const secret = read(written)
  return {
    name: 'table',
    code: codeFrom(code),
    claim: kind === 'claim' && secret ? secret : null,
    key: kind === 'key' && secret ? secret : null,
    spoilt: kind !== undefined && !secret,
  }
}

/** What the percent signs stand for; null where they stand for nothing. */
function read(written: string): string | null {
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

/** A private table's link, or any table's: its path with what opens it. */
export const tablePath = (code: string, key: string | null | undefined): string => `/t/${code}${key ? `#key=${encodeURIComponent(key)}` : ''}`

const linked = /\/t\/([a-z]{6})(?![a-z])(?:#key=([\w%.~-]+))?/i

/** Where somebody wants to go who typed or pasted this: a code with spaces or dashes, or a whole link. Null: nowhere. */
export function placeFrom(typed: string): string | null {
  const [, code = codeFrom(typed), key] = linked.exec(typed) ?? []
  return code.length === 6 ? `/t/${code.toUpperCase()}${key ? `#key=${key}` : ''}` : null
}

const address = /(\/t\/[A-Z]{6}\b(?:#key=[\w%.~-]+)?)/

/** Words, and at the odd places the addresses of tables among them. */
export const withAddresses = (said: string): string[] => said.split(new RegExp(address, 'g'))

/** The first address of a table in what was said. */
export const addressIn = (said: string): string | undefined => address.exec(said)?.[0]
