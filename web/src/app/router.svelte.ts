// The page's own address: where we are, and how to go elsewhere without a reload.
import { alone } from '../box/here'
import { parse, type Route } from './route'

/** Without a server there is one file: the path stands behind its #. */
const local = /^#(\/[^#]*)?(#.*)?$/

/** What stands in the address, a question with the path; null: a place within the page, which leads nowhere else. */
function written(): [path: string, hash: string] | null {
  if (!alone) return [location.pathname + location.search, location.hash]
  if (location.hash.startsWith('#replay=')) return ['/', location.hash]
  const [found, path = '/', hash = ''] = local.exec(location.hash || '#/') ?? []
  return found === undefined ? null : [path, hash]
}

const addressOf = (path: string): string => (alone ? `#${path}` : path)

function here(): Route {
  const [path, hash] = written() ?? ['/', '']
  const route = parse(path, hash)
  // A claim works once, a key opens the table, a token is somebody: nobody else's business, they leave the address at once.
  const secret = (route.name === 'table' && (route.claim || route.key || route.spoilt)) || (route.name === 'class' && (route.brings || route.spoilt))
  if (secret) history.replaceState(null, '', addressOf(path))
  return route
}

export const router = $state<{ route: Route }>({ route: here() })

export function go(path: string): void {
  if (path !== written()?.join('')) history.pushState(null, '', addressOf(path))
  router.route = here()
  if (!written()?.[1]) scrollTo(0, 0)
}

/** The same page under another address. */
export const call = (path: string): void => history.replaceState(null, '', addressOf(path))

addEventListener('popstate', () => {
  if (written()) router.route = here()
})

/** Links within the page need no reload. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement)) return
  const href = link.getAttribute('href') ?? ''
  // Whatever the browser does with it, a new tab too, shall lead to this file.
  if (alone && href.startsWith('/')) link.setAttribute('href', addressOf(href))
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.target || link.download || (!alone && link.origin !== location.origin)) return
  const path = alone ? href.replace(/^#(?=\/)/, '') : href.startsWith('#') ? '' : link.pathname + link.search + link.hash
  const [before = '', hash] = path.split(/(?=#)/)
  if (!before || parse(before, hash ?? '').name === 'nowhere') return
  event.preventDefault()
  go(path)
}
