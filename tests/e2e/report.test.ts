// A report: one page that opens from a disk and from the server, in light and in dark.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { desktop, type Page, person, phone, watchErrors } from './hands'
import { browser, server } from './house'
import { web } from './server'

const games = ['city-roots', 'broken-cities', 'crash-city', 'build-back', 'sustain']
const onDisk = (game: string): string => pathToFileURL(join(web, 'reports', `${game}.html`)).href

/** All that it asks for besides itself. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) asked.push(request.url())
  })
  return asked
}

async function whole(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /plays, in numbers$/ }).waitFor()
  await page.locator('figure svg').first().waitFor()
  expect(await page.locator('figure').count()).toBeGreaterThan(8)
  // Every chart says something, has a drawing and numbers.
  for (const figure of await page.locator('figure').all()) {
    const said = await figure.locator('figcaption p').first().innerText()
    expect(said).toMatch(/\.$/)
    expect(said).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(await figure.locator('svg[role=img]').count()).toBe(1)
    expect(await figure.locator('tbody tr').count()).toBeGreaterThan(0)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  it.each(games)('the report on %s opens from a disk, asks for nothing, and keeps nobody out', async (game) => {
    const page = await person(browser, server.url, { ...desktop, colorScheme })
    const fine = watchErrors(page)
    const asked = watchRequests(page)
    await page.goto(onDisk(game))
    await whole(page)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme)
    expect(await findings(page)).toEqual([])
    for (const level of ['random', /^(hard|farsighted)$/]) {
      await page.getByRole('radio', { name: level }).check({ force: true })
      await whole(page)
    }
    expect(asked).toEqual([onDisk(game)])
    fine()
  })

  it('the first page leads to a report, also on a phone', async () => {
    const page = await person(browser, server.url, { ...phone, colorScheme })
    const fine = watchErrors(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'How it plays, in numbers (City Roots)' }).click()
    await page.waitForURL(/\/reports\/city-roots\.html$/)
    await whole(page)
    expect(await findings(page)).toEqual([])
    // Nothing of the page can be reached from in there.
    expect(await page.evaluate(() => self.origin)).toBe('null')
    fine()
  })
})

it('light and dark can be turned, numbers be opened by keyboard', async () => {
  const page = await person(browser, server.url, { ...desktop, colorScheme: 'light' })
  await page.goto(onDisk('city-roots'))
  await page.getByRole('button', { name: 'Dark colors' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  const numbers = page.getByRole('button', { name: 'Numbers of How games end' })
  await numbers.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Numbers of How games end' }).getByRole('cell').first().waitFor()
  expect(await findings(page)).toEqual([])
})

it('a chart is kept as a drawing that stands by itself', async () => {
  const page = await person(browser, server.url, { ...desktop, colorScheme: 'light' })
  await page.goto(`${server.url}/reports/city-roots.html`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SVG of How games end, to keep' }).click()])
  expect(download.suggestedFilename()).toBe('city-roots-how-games-end.svg')
  const svg = readFileSync(await download.path(), 'utf8')
  expect(svg).toMatch(/^<\?xml[^>]*\?>\n<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toMatch(/<rect [^>]*fill="rgb\(/)
  expect(svg).not.toMatch(/class=|style=|var\(|color-mix|NaN/)
})
