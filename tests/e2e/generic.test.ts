import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { call, desktop, goesOn, type Page, person, phone, sit, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

/** The template, which is not in the box, or a game just made from it (script/check_new_game). */
const game = process.env.CITYBOX_GAME ?? 'plots'

/** It has no board of its own: a table of it is made by hand. Me and two bots. */
async function plots(page: Page): Promise<void> {
  await page.goto('/')
  const { table, host } = await call<{ table: string; host: string }>(page, 'create', { game, seats: 3 })
  await page.goto(`/t/${table}`)
  await sit(page, 1, 'Ana')
  await call(page, 'pace', { table, token: host, ms: 0 })
  await call(page, 'start', { table, token: host })
}

const choices = '[aria-label="Your choices"] .choices button'

describe('The generic board', () => {
  it('plays a whole game by clicks, from the types alone', async () => {
    const page = await person(browser, server.url, desktop)
    const fine = watchErrors(page)
    await plots(page)
    for (let round = 1; (await untilMine(page)) === 'mine'; round++) {
      expect(round).toBeLessThanOrEqual(5)
      const before = await steps(page)
      const cards = page.locator(choices)
      await cards.first().waitFor()
      expect(await cards.count()).toBe(6 - round)
      expect(await cards.first().innerText()).toMatch(/^Bid \d$/)
      expect(await page.locator('.generic table thead').innerText()).toContain('Ana')
      await cards.last().click()
      await goesOn(page, before)
    }
    expect(await page.getByRole('dialog').innerText()).toMatch(/land|even/)
    expect(await findings(page)).toEqual([])
    fine()
  })

  it('is at home on a phone: the first tap shows, the second commits', async () => {
    const page = await person(browser, server.url, phone)
    await plots(page)
    await untilMine(page)
    await goesOn(page, 1) // both bots have bid: what comes now is mine
    const before = await steps(page)
    const card = page.locator(choices).first()
    await card.tap()
    expect(await steps(page)).toBe(before)
    await card.tap()
    await goesOn(page, before)
    expect(await findings(page)).toEqual([])
  })
})
