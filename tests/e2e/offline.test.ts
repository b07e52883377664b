// The box without a server: a folder of files on any web host, and one file from a disk.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, bots, type Browser, desktop, openBrowser, type Page, patience, person, steps, untilMine, watchErrors } from './hands'

const root = resolve(import.meta.dirname, '../..')
const site = process.env.CITYBOX_SITE ?? join(root, 'build/site')
const single = process.env.CITYBOX_SINGLE ?? join(root, 'build/single/city-roots.html')
const kinds: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', wasm: 'application/wasm', webmanifest: 'application/manifest+json', woff2: 'font/woff2' }

let browser: Browser
let host: Server
let url = ''

beforeAll(async () => {
  for (const file of [join(site, 'index.html'), single]) if (!existsSync(file)) throw new Error(`${file} is missing: run script/site and script/site --single.`)
  browser = await openBrowser()
  host = createServer((request, response) => {
    const path = join(site, decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname).replace(/^\/box-of-games\/$|^\/box-of-games\//, '/'))
    const file = path.endsWith('/') ? join(path, 'index.html') : path
    if (!existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': kinds[file.split('.').at(-1)!] ?? 'application/octet-stream' }).end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  // Not at the root of the host: many web hosts give a folder only.
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/box-of-games/`
})
afterAll(async () => {
  await browser.close()
  host.closeAllConnections()
  host.close()
})

const table = /#\/t\/[A-Z]{6}$/

async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now against bots', exact: true }).click()
  await page.waitForURL(table)
  await page.getByRole('group', { name: /The city/ }).waitFor()
  await bots(page, 'at once')
}

/** All that it asks for besides its own host. */
function watchRequests(page: Page, own: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(own)) foreign.push(request.url())
  })
  return foreign
}

describe('one file from a disk', () => {
  const address = pathToFileURL(single).href

  it('is played and asks for nothing, and its game stands on the first page', async () => {
    const page = await person(browser, address)
    const noErrors = watchErrors(page)
    const foreign = watchRequests(page, address)
    await page.goto(address)
    await playNow(page)
    for (let mine = 0; mine < 2; mine++) if ((await untilMine(page)) === 'mine') await act(page, mine)
    await untilMine(page)
    expect(await steps(page)).toBeGreaterThan(1)
    await page.getByRole('link', { name: 'Citybox, to the first page' }).click()
    await page.getByRole('heading', { name: 'Your tables' }).waitFor()
    expect(foreign).toEqual([])
    noErrors()
  })

  it('knows whose seat it was after a reload at once', async () => {
    const page = await person(browser, address)
    await page.goto(address)
    await playNow(page)
    if ((await untilMine(page)) === 'mine') await act(page, 0)
    const reached = await steps(page)
    await page.reload()
    await page.getByRole('group', { name: /The city/ }).waitFor()
    await untilMine(page)
    expect(await steps(page)).toBeGreaterThanOrEqual(reached)
  })

  it('gives its game away as a link, which another browser opens, with the past to walk through', { timeout: 300_000 }, async () => {
    const page = await person(browser, address)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(address)
    await playNow(page)
    if ((await untilMine(page)) === 'mine') await act(page, 0)
    await untilMine(page)
    const count = await steps(page)
    await page.getByRole('button', { name: 'Menu and settings' }).click()
    await page.getByRole('button', { name: 'Replay as a link' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#replay=')

    const other = await person(browser, address)
    const noErrors = watchErrors(other)
    await other.goto(link)
    await other.waitForURL(table)
    await other.getByRole('group', { name: /The city/ }).waitFor()
    expect(await steps(other)).toBeGreaterThanOrEqual(count)
    await other.getByLabel('Step of the game').fill('0')
    await other.getByText(/You are looking at the past, after step 0/).waitFor()
    noErrors()
  })
})

describe('a folder on a web host', () => {
  it('starts without a network once it was opened, with the game as it was', async () => {
    const page = await person(browser, url, desktop)
    const noErrors = watchErrors(page)
    const foreign = watchRequests(page, url)
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await playNow(page)
    if ((await untilMine(page)) === 'mine') await act(page, 0)
    await untilMine(page)
    const count = await steps(page)
    const { port } = host.address() as AddressInfo
    host.closeAllConnections()
    await new Promise((closed) => host.close(closed))
    try {
      await page.reload()
      await page.getByRole('group', { name: /The city/ }).waitFor()
      await untilMine(page)
      expect(await steps(page)).toBe(count)
      // A game that was not opened yet is here, too.
      await page.getByRole('link', { name: 'Citybox, to the first page' }).click()
      await page.getByRole('button', { name: /^Play now.*CrashCity/ }).click()
      await page.waitForURL(table)
      await page.getByText(/your turn/i).first().waitFor({ timeout: patience })
    } finally {
      host.listen(port, '127.0.0.1')
      await once(host, 'listening')
    }
    expect(foreign).toEqual([])
    noErrors()
  })

  it('plays beside a page of an older version that holds what is kept', async () => {
    const older = await person(browser, url)
    await older.goto(`${url}favicon.svg`)
    await older.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('citybox', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'code' })
          opening.onsuccess = () => resolve(void Object.assign(window, { held: opening.result }))
        }),
    )
    const page = await older.context().newPage()
    const noErrors = watchErrors(page)
    await page.goto(url)
    await playNow(page)
    noErrors()
  })

  it('says so where the same game is open in another tab', async () => {
    const page = await person(browser, url)
    await page.goto(url)
    await playNow(page)
    const second = await page.context().newPage()
    await second.goto(url)
    await second.getByRole('button', { name: 'Play now against bots', exact: true }).click()
    await second.getByText('open in another tab').waitFor()
  })
})
