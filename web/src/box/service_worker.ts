// Keeps a whole version of the page, so that it starts without a network. A new version is fetched whole before
// it is used, and used only when no page of the old one is open, or when somebody says so: never half of each.

interface Kept {
  version: string
  files: string[]
}

interface Extending {
  waitUntil(what: Promise<unknown>): void
}
interface Fetching {
  request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', hear: (event: Extending) => void): void
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(kind: 'message', hear: (event: { data: unknown }) => void): void
}

/** Put in by vite.site.config.ts. */
const { version, files } = JSON.parse('__KEPT__') as Kept
const mark = 'citybox-'
const cacheName = mark + version

async function fetchAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
}

async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(mark) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const wanted = request.mode === 'navigate' ? 'index.html' : request
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'go') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request))
})
