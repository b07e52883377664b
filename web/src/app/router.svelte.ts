// Three kinds of address: /, /t/CODE, /rules/GAME#CR-22.
import { codeFrom } from './text'

export type Route =
  | { name: 'home' }
  | { name: 'table'; code: string; claim: string | null }
  | { name: 'rules'; game: string; rule: string | null }
  | { name: 'nowhere' }

export function parse(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { name: 'home' }
  if (parts[0] === 't' && parts.length === 2) {
    const claim = /^#claim=(.+)$/.exec(hash)
    return { name: 'table', code: codeFrom(parts[1] ?? ''), claim: claim?.[1] ? decodeURIComponent(claim[1]) : null }
  }
  if (parts[0] === 'rules' && parts.length === 2) {
    return { name: 'rules', game: parts[1] ?? '', rule: hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null }
  }
  return { name: 'nowhere' }
}

function here(): Route {
  const route = parse(location.pathname, location.hash)
  // A claim works once and is nobody else's business: it leaves the address at once.
  if (route.name === 'table' && route.claim) history.replaceState(null, '', location.pathname)
  return route
}

export const router = $state<{ route: Route }>({ route: here() })

export function go(path: string): void {
  if (path !== location.pathname + location.hash) history.pushState(null, '', path)
  router.route = here()
  if (!location.hash) scrollTo(0, 0)
}

addEventListener('popstate', () => (router.route = here()))

/** Links within the page need no reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#') || parse(link.pathname, link.hash).name === 'nowhere') return
  event.preventDefault()
  go(link.pathname + link.hash)
}
