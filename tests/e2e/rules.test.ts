// The rules people read: an illustrated page, contents, a search, everything in the box, and the way into a game.
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { desktop, openDrawer, type Page, person, phone, watchErrors } from './hands'
import { browser, server } from './house'
import { laidTable, phasesOf } from './laid'

const games = ['city-roots', 'broken-cities', 'crash-city', 'build-back', 'sustain']
const sizes = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const

/** What sticks out of the window to the right, by its class; what only scrolls in its own frame does not. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth <= clientWidth ? [] : [`the page is ${scrollWidth} wide in a window of ${clientWidth}`]
  })
}

/** What is cut off at the panel's edge. */
function cutOff(page: Page): Promise<string[]> {
  return page.getByRole('tabpanel').evaluate((panel) => {
    const right = panel.getBoundingClientRect().right + 0.5
    const framed = (element: Element): boolean => element.closest('[role=region], svg, .position, pre') !== null
    const wide = [...panel.querySelectorAll('*')].filter((one) => !framed(one) && !one.classList.contains('unseen') && one.getBoundingClientRect().right > right)
    const slips = panel.scrollWidth > panel.clientWidth ? [`the panel scrolls sideways: ${panel.scrollWidth} in ${panel.clientWidth}`] : []
    return [...slips, ...wide.slice(0, 3).map((one) => `${one.tagName} ${one.className} "${one.textContent?.slice(0, 40)}"`)]
  })
}

describe.each(games)('the rules of %s', (game) => {
  it.each(sizes)('are one illustrated page on %s', async (_, size) => {
    const page = await person(browser, server.url, size)
    const fine = watchErrors(page)
    await page.goto(`/rules/${game}`)
    for (const picture of [0, 1, 2]) await page.locator('figure .position').nth(picture).locator('svg').first().waitFor({ state: 'attached' })
    const heads = await page.locator('.text h3').allInnerTexts()
    expect(heads.slice(0, 3)).toEqual(['What you want', 'A turn', 'How it ends'])
    expect(await page.locator('figure:has(> .position) > figcaption').count()).toBe(3)
    await page.locator('[data-item]').first().waitFor()
    expect(await page.locator('[data-item]').count()).toBeGreaterThan(15)
    expect(await stickingOut(page)).toEqual([])
    expect(await findings(page)).toEqual([])
    fine()
  })

  it('have contents, and a search that this game answers', async () => {
    const page = await person(browser, server.url, phone)
    await page.goto(`/rules/${game}`)
    const search = page.getByRole('searchbox')
    const [, word, rule] = /^Search: (\w+), ([A-Z]{2}-\d+) …$/.exec((await search.getAttribute('placeholder'))!)!
    for (const wanted of [word!, rule!]) {
      await search.fill(wanted)
      await page.locator(`.text [id="${rule}"]`).waitFor()
    }
    await search.fill('xyzzy')
    await page.getByText('No rule speaks of “xyzzy”.').waitFor()
    await search.fill('')
    await page.getByText('Contents', { exact: true }).tap()
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cards and pieces' }).tap()
    await page.waitForFunction(() => {
      const { top = -1 } = document.getElementById('cards-and-pieces')?.getBoundingClientRect() ?? {}
      return top >= 0 && top < innerHeight
    })
  })

  it('fit their tab on a phone', async () => {
    const page = await person(browser, server.url, phone)
    const { lay } = await laidTable(page, game)
    await lay(phasesOf(game)[0]!)
    await openDrawer(page, 'Rules')
    await page.locator('[data-item]').first().waitFor()
    // All that is folded, unfolded.
    await page.getByRole('tabpanel').evaluate((panel) => panel.querySelectorAll('details').forEach((one) => (one.open = true)))
    expect(await cutOff(page)).toEqual([])
    expect(await stickingOut(page)).toEqual([])
  })
})
