// The page's own address: where we are, and how to go elsewhere without a reload.
import { parse, type Route } from './route'

function here(): Route {
  const route = parse(location.pathname, location.hash)
  // A claim works once, a key opens the table, a token is somebody: nobody else's business, they leave the address at once.
  const secret = (route.name === 'table' && (route.claim || route.key || route.spoilt)) || (route.name === 'class' && (route.brings || route.spoilt))
  if (secret) history.replaceState(null, '', location.pathname)
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
