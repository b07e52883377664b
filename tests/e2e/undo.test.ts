import { describe, expect, it } from 'vitest'
import { act, bots, goesOn, openLobby, type Page, patience, person, playNow, setSeats, sit, start, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true })

async function standsAt(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => Number(document.querySelector<HTMLElement>('[data-line]')?.dataset.line) === wanted, count, {
    timeout: patience,
  })
}

/** One step after another until the own last one may be taken back for nothing. */
async function untilFree(page: Page): Promise<void> {
  for (let n = 0; ; n++) {
    expect(n).toBeLessThan(30)
    await untilMine(page)
    await act(page, n)
    if ((await undo(page).isEnabled()) && !(await page.getByRole('dialog').count())) return
  }
}

describe('going back', () => {
  it('says what it took back, and redo lets it stand after all', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    await playNow(page)
    await bots(page, 'at once')
    await untilFree(page)
    const reached = await steps(page)
    expect(await undo(page).getAttribute('title')).toMatch(/^Takes back: ./)
    await undo(page).click()
    const dialog = page.getByRole('dialog', { name: 'Take this back?' })
    await dialog.or(redo(page)).waitFor()
    if (await dialog.count()) {
      await dialog.getByText('Takes back:').waitFor()
      await dialog.getByRole('button', { name: 'Take it back' }).click()
    }
    await page.getByRole('status').getByText(/You take the last/).waitFor()
    await redo(page).click()
    await standsAt(page, reached)
    await redo(page).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Log' }).click()
    const log = page.getByRole('tabpanel')
    await log.getByText(/You take the last .* back\./).waitFor()
    await log.getByText(/You let the last .* stand after all\./).waitFor()
    expect(await log.getByText('Taken back.').count()).toBe(0)
    // By keyboard, too.
    await page.keyboard.press('u')
    await dialog.or(redo(page)).waitFor()
    if (await dialog.count()) await page.keyboard.press('Escape')
    else {
      await page.keyboard.press('r')
      await standsAt(page, reached)
    }
    noErrors()
  })

  it('asks where others’ turns go with it, and the asker hears who said no', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const address = await openLobby(ana)
    await setSeats(ana, 2)
    await sit(ana, 1, 'Ana')
    await ben.goto(address)
    await sit(ben, 2, 'Ben')
    await ana.getByText('Ben', { exact: true }).waitFor()
    await start(ana)
    await ben.getByRole('group', { name: /The city/ }).waitFor()
    const state = ben.locator('header .state')
    for (let n = 0; (await state.innerText()) !== 'Your turn'; n++) {
      expect(n).toBeLessThan(60)
      await untilMine(ana)
      await act(ana, n)
      await goesOn(ben, (await steps(ana)) - 1)
      await state.getByText(/Your turn|We wait/).waitFor()
      const card = ben.locator('[aria-modal=true] button')
      if (await card.count()) await card.first().click()
    }
    await untilMine(ben)
    await act(ben, 0)
    const reached = await steps(ben)
    await goesOn(ana, reached - 1)
    const ask = async () => {
      await ana.getByRole('button', { name: 'Ask to undo' }).click()
      const doubt = ana.getByRole('dialog', { name: 'Take this back?' })
      await doubt.getByText('Ben’s turn').waitFor()
      await doubt.getByText('Ben is asked first.').waitFor()
      await doubt.getByRole('button', { name: 'Ask to undo' }).click()
    }
    const asked = ben.getByRole('dialog', { name: 'Ana asks to undo' })
    await ask()
    await asked.getByText('Ana’s turn').waitFor()
    await asked.getByRole('button', { name: 'No, play on' }).click()
    await ana.getByText('Ben said no: nothing was taken back.').waitFor()
    expect(await steps(ana)).toBe(reached)

    await ask()
    await asked.getByRole('button', { name: 'Yes, take it back' }).click()
    await ben.getByText(/^Ana takes the last .* steps back\.$/).first().waitFor()
    await redo(ana).waitFor()
    expect(await redo(ben).count()).toBe(0)
    await redo(ana).click()
    await standsAt(ben, reached)
    await standsAt(ana, reached)
  })

  it('the host switches hints off, for everybody', async () => {
    const host = await person(browser, server.url)
    const address = await openLobby(host)
    await setSeats(host, 2)
    await sit(host, 1, 'Ana')
    await host.getByLabel('Hints').uncheck()
    await start(host)
    await untilMine(host)
    const hint = host.getByRole('button', { name: 'Hint', exact: true })
    expect(await hint.count()).toBe(0)
    await host.reload()
    await untilMine(host)
    expect(await hint.count()).toBe(0)
    await host.getByRole('button', { name: 'Menu and settings' }).click()
    await host.getByLabel('Hints').check()
    await host.getByRole('button', { name: 'Close' }).click()
    await hint.waitFor()
    expect(address).toContain('/t/')
  })
})
