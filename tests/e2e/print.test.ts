// Games on paper: as many things as there are in the box, apart from each other, and one page of paper for each sheet.
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { call, desktop, type Page, person, phone, watchErrors } from './hands'
import { browser, server } from './house'

const games = ['city-roots', 'broken-cities', 'crash-city', 'build-back', 'sustain']

async function sheetsOf(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.pages[data-ready=true]').waitFor()
}

/** How often each thing lies on the front of a sheet; the parts of a large one count as one. */
function counted(page: Page): Promise<Record<string, number>> {
  return page.locator('.page[data-side=front] .cell').evaluateAll((cells) => {
    const all: Record<string, number> = {}
    for (const cell of cells as HTMLElement[]) {
      const id = cell.dataset.piece!
      if (cell.classList.contains('part') && all[id]) continue
      all[id] = (all[id] ?? 0) + 1
    }
    return all
  })
}

/** What lies across a cut, or would lie beyond a board: words and drawings that stick out of their thing. */
function acrossCuts(page: Page): Promise<string[]> {
  return page.locator('.cell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const edge = cell.querySelector('.thing')!.getBoundingClientRect()
      const slack = 1
      return [...cell.querySelectorAll('*')]
        .filter((one) => !(one instanceof SVGElement) || one instanceof SVGSVGElement || one instanceof SVGTextElement)
        .filter((one) => {
          const { left, top, right, bottom, width } = one.getBoundingClientRect()
          return width > 0 && (left < edge.left - slack || top < edge.top - slack || right > edge.right + slack || bottom > edge.bottom + slack)
        })
        .slice(0, 1)
        .map((one) => `${(cell as HTMLElement).dataset.piece}: ${one.tagName} "${one.textContent?.slice(0, 30)}"`)
    }),
  )
}

/** Width and height of every page, in millimeters. */
function pagesOf(pdf: Buffer): [number, number][] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [Math.round((Number(width) * 25.4) / 72), Math.round((Number(height) * 25.4) / 72)])
}

describe.each(games)('%s on paper', (game) => {
  it.each(['a4', 'letter'])('is all there is in its box, and nothing lies across a cut of %s', async (paper) => {
    const page = await person(browser, server.url)
    const fine = watchErrors(page)
    await sheetsOf(page, `/print/${game}?paper=${paper}`)
    const { parts } = await call<{ parts: { id: string; count: number }[] }>(page, 'print', { game })
    const expected = Object.fromEntries(parts.map(({ id, count }) => [id, count]))
    const { aid = 0, ...lying } = await counted(page)
    expect(lying).toEqual(expected)
    expect(aid).toBeGreaterThan(1)
    expect(await acrossCuts(page)).toEqual([])
    fine()
  })
})

describe('a print', () => {
  it('has a page of its size for each sheet, and backs right after their fronts', async () => {
    const page = await person(browser, server.url)
    await sheetsOf(page, '/print/build-back?paper=letter')
    const sheets = await page.locator('.page').evaluateAll((all) => (all as HTMLElement[]).map(({ offsetWidth, offsetHeight, dataset }) => ({ lying: offsetWidth > offsetHeight, side: dataset.side })))
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pages).toEqual(sheets.map(({ lying }) => (lying ? [279, 216] : [216, 279])))
    const sides = sheets.map(({ side }) => side)
    const first = sides.indexOf('back') - 1
    expect(sides.slice(first)).toEqual(sides.slice(first).map((_, i) => (i % 2 ? 'back' : 'front')))
  })

  it('puts a board on one A2, leaves out what is not wanted, and remembers it in its address', async () => {
    const page = await person(browser, server.url)
    await sheetsOf(page, '/print/city-roots')
    await page.getByLabel('Boards', { exact: true }).first().selectOption('a2')
    await page.locator('.page.a2').waitFor()
    await page.getByRole('checkbox', { name: 'Cards' }).uncheck()
    await expect.poll(() => page.locator('[data-piece^="cards/"]').count()).toBe(0)
    expect(new URL(page.url()).search).toBe('?board=a2&without=cards')
    const [first] = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect([...(first ?? [])].sort((a, b) => a - b)).toEqual([420, 594])
  })

  it('of other numbers has the cards of other numbers, and says so', async () => {
    const page = await person(browser, server.url)
    await sheetsOf(page, '/print/city-roots?pack=gentle')
    const { parts } = await call<{ parts: { id: string; count: number }[] }>(page, 'print', { game: 'city-roots', pack: 'gentle' })
    const lying = await counted(page)
    for (const { id, count } of parts) expect(lying[id], id).toBe(count)
    expect(await acrossCuts(page)).toEqual([])
    expect(await page.locator('[data-piece=numbers]').innerText()).toContain('rent hike: 6 → 4')
  })

  it('tells players apart without colors', async () => {
    const page = await person(browser, server.url)
    await sheetsOf(page, '/print/crash-city?signs=letters')
    expect(new Set(await page.locator('[data-piece^="car/"] text').allTextContents())).toEqual(new Set(['A', 'B', 'C', 'D']))
  })

  it.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('is chosen on %s, from the rules on', async (_, size) => {
    const page = await person(browser, server.url, size)
    const fine = watchErrors(page)
    await page.goto('/rules/city-roots')
    await page.getByRole('link', { name: 'Print City Roots' }).click()
    await page.locator('.pages[data-ready=true]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'The rulebook' }).click()
    await page.locator('article .position').nth(3).waitFor({ state: 'attached' })
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pages.length).toBeGreaterThan(6)
    expect(pages[0]).toEqual([148, 210])
    fine()
  })

  it('of a game that nobody knows is refused in words', async () => {
    const page = await person(browser, server.url)
    await page.goto('/print/chess')
    await page.getByText('We know no such game.').waitFor()
    await page.goto('/print/city-roots?pack=loud')
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('pack')
  })
})
