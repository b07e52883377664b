import { describe, expect, it } from 'vitest'
import { act, bots, desktop, patience, person, playNow, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

describe('a game of City Roots against bots', () => {
  it('is played from the first click to the end, looked back over, and played again', { timeout: 300_000 }, async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    const address = await playNow(page)
    await bots(page, 'at once')
    expect(await page.title()).toMatch(/City Roots/)

    let mine = 0
    while ((await untilMine(page)) === 'mine') {
      expect(await page.title()).toBe('● Your turn – City Roots')
      await act(page, mine++)
      expect(mine).toBeLessThan(400)
    }
    expect(mine).toBeGreaterThan(0)

    const end = page.getByRole('dialog')
    await end.getByRole('img', { name: /The city over its turns/ }).waitFor()
    const file = page.waitForEvent('download')
    await end.getByRole('button', { name: 'Replay file' }).click()
    expect((await file).suggestedFilename()).toMatch(/city-roots/)
    await end.getByRole('button', { name: 'Close' }).click()

    // Every step of the game can be looked at again, and the log leads there.
    const all = await steps(page)
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('tabpanel').locator('li:not(.before) > button:not([aria-expanded])').first().click()
    await page.getByText(/You are looking at the past, after step \d+/).waitFor()
    await page.getByLabel('Step of the game').fill('0')
    await page.getByText(`You are looking at the past, after step 0 of ${all}.`).waitFor()
    await page.getByRole('button', { name: 'Back to now' }).click()

    await page.getByRole('button', { name: 'See how it ended' }).click()
    await page.getByRole('button', { name: 'Again with the same people' }).click()
    await page.waitForURL((url) => /\/t\/[A-Z]{6}$/.test(url.href) && url.href !== address)
    await page.getByRole('heading', { name: 'Who sits where' }).waitFor()
    expect(await page.getByRole('button', { name: 'Take away' }).or(page.getByText(/^Bot, /)).count()).toBeGreaterThanOrEqual(1)
    noErrors()
  })

  it('answers a click on something illegal with the reason and the rule, and changes nothing', async () => {
    const page = await person(browser, server.url)
    await playNow(page)
    await bots(page, 'at once')
    await untilMine(page)
    // Enact something that asks for a place, until there is one.
    for (let n = 0; !(await page.locator('[data-space][aria-disabled=false]').count()); n++) {
      await act(page, n)
      await untilMine(page)
    }
    const before = await steps(page)
    await page.locator('[data-space][aria-disabled=true]').first().click({ force: true })
    await page.locator('.toast').getByRole('button', { name: /^Rule CR-\d+$/ }).click()
    await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
    await page.getByRole('tabpanel').getByRole('heading', { name: /CR-\d+/ }).first().waitFor()
    expect(await steps(page)).toBe(before)
  })

  it('opens the items behind a number, and the rule behind an item', async () => {
    const page = await person(browser, server.url)
    await playNow(page)
    await page.getByRole('button', { name: /Revenue: what it is made of/ }).click()
    const items = page.getByRole('dialog', { name: 'Revenue' })
    const amounts = await items.locator('tbody .amount').allInnerTexts()
    const total = Number(await items.locator('tfoot .amount').innerText())
    expect(amounts.map(Number).reduce((a, b) => a + b)).toBe(total)
    expect(total).toBeGreaterThan(0)
    await items.getByRole('button', { name: 'CR-25' }).first().click()
    await page.getByRole('tabpanel').getByRole('heading', { name: /CR-25/ }).waitFor()
  })

  it('with motion shows what bots do, and skips to my turn by a key', async () => {
    const page = await person(browser, server.url, { ...desktop, reducedMotion: 'no-preference' })
    const noErrors = watchErrors(page)
    await playNow(page)
    await bots(page, 'calm')
    const state = page.locator('header .state')
    // My turn ends with somebody else's.
    for (let n = 0; (await state.innerText()) === 'Your turn'; n++) {
      await act(page, n)
      const card = page.locator('[aria-modal=true] button').first()
      await card.or(state.getByText(/Your turn|We wait for|plays/)).first().waitFor()
      if (await card.count()) await card.click()
      await state.getByText(/Your turn|We wait for|plays/).waitFor()
    }
    // Slow bots would take long; the key does not.
    await page.keyboard.press('s')
    expect(await untilMine(page)).toBe('mine')
    noErrors()
  })

  it('gives an own unfinished step back for nothing', async () => {
    const page = await person(browser, server.url)
    await playNow(page)
    await bots(page, 'at once')
    await untilMine(page)
    const before = await steps(page)
    for (let n = 0; ; n++) {
      await act(page, n)
      if (await page.getByRole('button', { name: 'Undo', exact: true }).isEnabled()) break
    }
    const reached = await steps(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.waitForFunction(
      (was) => Number(document.querySelector('[aria-label="Look back over the game"] .number')?.textContent?.split('/')[1]) < was,
      reached,
      { timeout: patience },
    )
    expect(await steps(page)).toBeGreaterThanOrEqual(before)
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByText('Taken back.').first().waitFor()
  })
})
