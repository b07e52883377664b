import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { person } from './hands'
import { browser, server } from './house'
import { web } from './server'

const kilobyte = 1000

function zipped(path: string): number {
  return gzipSync(readFileSync(path)).length
}

/** What the browser must have before the page can be used: the page itself and what it names. */
function firstUse(): { path: string; size: number }[] {
  const html = readFileSync(join(web, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]!)
  return ['/index.html', ...named].map((path) => ({ path, size: zipped(join(web, path)) }))
}

it('needs less than 150 kB before first use, fonts apart', () => {
  const files = firstUse()
  expect(files.length).toBeGreaterThanOrEqual(3)
  expect(files.reduce((sum, file) => sum + file.size, 0)).toBeLessThan(150 * kilobyte)
})

it('brings two fonts of less than 100 kB together, and no others', () => {
  const fonts = readdirSync(join(web, 'assets')).filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const sizes = fonts.map((name) => readFileSync(join(web, 'assets', name)).length)
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(100 * kilobyte)
})

it('has the board of a game in a chunk of its own', () => {
  const first = firstUse().map((file) => file.path)
  const boards = readdirSync(join(web, 'assets')).filter((name) => /^city_roots-.*\.js$/.test(name))
  expect(boards).toHaveLength(1)
  expect(first.some((path) => path.includes('city_roots'))).toBe(false)
})

it('asks nothing of other hosts and sets no cookie', async () => {
  const page = await person(browser, server.url)
  const strangers: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== new URL(server.url).origin) strangers.push(request.url())
  })
  await page.goto('/')
  await page.locator('.picture .board svg').first().waitFor()
  expect(strangers).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
