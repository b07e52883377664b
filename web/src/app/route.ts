// Six kinds of address: /, /#replay=…, /t/CODE, /c/CODE, /rules/GAME#CR-22, /print/GAME and /print/GAME/rules. Pure: no address, however broken, is an error here.
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

const views = ['room', 'screen', 'debrief'] as const

type Handed = 'facilitator' | 'helper' | 'projector' | 'return'

export interface ClassRoute {
  name: 'class'
  code: string
  /** The class itself, its projector, or the talk about it: /c/CODE, /c/CODE/screen, /c/CODE/debrief. */
  view: (typeof views)[number]
  /** A token that a link hands over, or a pupil's way back. */
  brings: { as: Handed; secret: string } | null
  /** There was such a thing, and it cannot be read. */
  spoilt: boolean
}

export interface PrintRoute {
  name: 'print'
  game: string
  /** The things to cut out, or the rulebook. */
  what: 'things' | 'rules'
}

export type Route = { name: 'home' } | { name: 'replay'; packed: string } | TableRoute | ClassRoute | { name: 'rules'; game: string; rule: string | null } | PrintRoute | { name: 'nowhere' }

export function parse(path: string, hash: string): Route {
  const parts = path.replace(/\?.*$/, '').split('/').filter(Boolean)
  if (parts.length === 0) return hash.startsWith('#replay=') ? { name: 'replay', packed: hash.slice('#replay='.length) } : { name: 'home' }
  if (parts[0] === 't' && parts.length === 2) return tableRoute(parts[1] ?? '', hash)
  if (parts[0] === 'c') return classRoute(parts[1] ?? '', parts.slice(2), hash) ?? { name: 'nowhere' }
  if (parts[0] === 'rules' && parts.length === 2) {
    return { name: 'rules', game: parts[1] ?? '', rule: read(hash.slice(1)) || null }
  }
  if (parts[0] === 'print' && parts[1]) {
    if (parts.length === 2) return { name: 'print', game: parts[1], what: 'things' }
    if (parts.length === 3 && parts[2] === 'rules') return { name: 'print', game: parts[1], what: 'rules' }
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

function classRoute(code: string, more: string[], hash: string): ClassRoute | null {
  const [view = 'room', ...rest] = more
  if (!code || rest.length || (more.length && view === 'room') || !isView(view)) return null
  const [, kind, written = ''] = /^#(facilitator|helper|projector|return)=(.*)$/.exec(hash) ?? []
  const secret = read(written)
  return {
    name: 'class',
    code: codeFrom(code),
    view,
    brings: kind !== undefined && secret ? { as: kind as Handed, secret } : null,
    spoilt: kind !== undefined && !secret,
  }
}

const isView = (name: string): name is ClassRoute['view'] => (views as readonly string[]).includes(name)

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

const linked = /\/([tc])\/([a-z]{6})(?![a-z])(\/(?:screen|debrief))?(?:#((?:key|claim|facilitator|helper|projector|return)=[\w%.~-]+))?/i

/**
 * Where somebody wants to go who typed or pasted this: a code with spaces or dashes, or a whole link. Null: nowhere.
 * A code alone may also be that of a class (`bare`): only the server knows.
 */
export function placeFrom(typed: string): { path: string; code: string; bare: boolean } | null {
  const link = linked.exec(typed)
  const [, kind = 't', written = codeFrom(typed), view = '', secret] = link ?? []
  const code = written.toUpperCase()
  if (code.length !== 6) return null
  return { path: `/${kind.toLowerCase()}/${code}${view}${secret ? `#${secret}` : ''}`, code, bare: !link }
}

const address = /(\/t\/[A-Z]{6}\b(?:#key=[\w%.~-]+)?)/

/** Words, and at the odd places the addresses of tables among them. */
export const withAddresses = (said: string): string[] => said.split(new RegExp(address, 'g'))

/** The first address of a table in what was said. */
export const addressIn = (said: string): string | undefined => address.exec(said)?.[0]
