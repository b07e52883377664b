import { describe, expect, it } from 'vitest'
import { act, bots, goesOn, openDrawer, openLobby, type Page, patience, person, phone, playNow, pressable, setSeats, sit, start, steps, untilMine } from './hands'
import { browser, server } from './house'
import { findings } from './findings'

async function toTheEnd(page: Page): Promise<void> {
  for (let n = 0; (await untilMine(page)) !== 'over'; n++) {
    expect(n).toBeLessThan(400)
    await act(page, n)
  }
}

describe.each(['light', 'dark'] as const)('axe finds nothing serious, %s', (colorScheme) => {
  it('on the first page, its dialogs, the lobby and the rules', async () => {
    const page = await person(browser, server.url, { viewport: { width: 1280, height: 860 }, colorScheme })
    await page.goto('/')
    await page.locator('.picture .board svg').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Run a class' }).click()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await openLobby(page)
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto('/rules/city-roots')
    await page.getByRole('heading', { name: /CR-1\b/ }).waitFor()
    expect(await findings(page)).toEqual([])
  })

  it('at the table, in its dialogs and at the end', { timeout: 300_000 }, async () => {
    const page = await person(browser, server.url, { viewport: { width: 1280, height: 860 }, colorScheme })
    await playNow(page)
    await bots(page, 'at once')
    await untilMine(page)
    expect(await findings(page)).toEqual([])
    for (const tab of ['Chat', 'Rules', 'Log']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findings(page)).toEqual([])
    }
    for (const name of ['Menu and settings', 'Invite or share this table', /in seat 1$/, /in seat 2$/]) {
      await page.getByRole('button', { name }).click()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await toTheEnd(page)
    await page.getByRole('img', { name: /The city over its turns/ }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    expect(await findings(page)).toEqual([])
  })
})

describe('without a mouse', () => {
  it('a turn is played by keyboard alone, looked at before, and stepped back from', async () => {
    const page = await person(browser, server.url)
    await openLobby(page)
    await setSeats(page, 1)
    await sit(page, 1, 'Ana')
    await start(page)
    await untilMine(page)

    const can = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, Object.values(pressable).join(', '))

    /** Tab on until something that can be chosen has the focus; the board is one stop, arrows walk inside it. */
    async function reach(): Promise<void> {
      for (let n = 0; n < 80; n++) {
        await page.keyboard.press('Tab')
        if (await can()) return
        if (!(await page.evaluate(() => document.activeElement?.matches('[data-space]')))) continue
        for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
        for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown')
        for (let i = 1; i < 36; i++) {
          if (await can()) return
          await page.keyboard.press(i % 6 === 0 ? 'ArrowUp' : Math.floor(i / 6) % 2 ? 'ArrowLeft' : 'ArrowRight')
        }
      }
      throw new Error('Nothing to choose can be reached by keyboard.')
    }

    const first = await steps(page)
    await reach()
    // Focus shows what it would do.
    await page.waitForFunction(() => !/shows what it would do/.test(document.querySelector(".preview")?.textContent ?? "shows what it would do"))
    await page.keyboard.press('Enter')
    await goesOn(page, first)
    // Until there is something to take back.
    for (let n = 0; await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled(); n++) {
      expect(n).toBeLessThan(30)
      const card = page.locator('[aria-modal=true]')
      if (await card.count()) {
        await page.keyboard.press('Enter')
        await card.waitFor({ state: 'detached' })
      }
      await untilMine(page)
      const before = await steps(page)
      await reach()
      const piece = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, pressable.piece)
      await page.keyboard.press('Enter')
      // A piece is taken up first; then a place for it.
      if (piece) {
        await page.locator(pressable.place).first().waitFor()
        await reach()
        await page.keyboard.press('Enter')
      }
      await goesOn(page, before)
    }
    const reached = await steps(page)
    await page.keyboard.press('u')
    await page.waitForFunction(
      (was) => Number(document.querySelector('[aria-label="Look back over the game"] .number')?.textContent?.split('/')[1]) < was,
      reached,
      { timeout: patience },
    )
  })

  it('dialogs keep the focus and give it back', async () => {
    const page = await person(browser, server.url)
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Run a class' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const active = document.activeElement
        return active !== null && active !== document.body && !active.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
  })
})

describe('on a phone', () => {
  it('a turn is played by thumb: the first tap looks, the second chooses, nothing is wider than the screen', async () => {
    const page = await person(browser, server.url, phone)
    await openLobby(page)
    await setSeats(page, 1)
    await sit(page, 1, 'Ana')
    await start(page)
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    for (let n = 0; n < 5; n++) {
      if ((await untilMine(page)) === 'over') break
      expect(await wider()).toBe(false)
      const before = await steps(page)
      await page.locator(Object.values(pressable).join(', ')).first().waitFor()
      const places = page.locator(pressable.place)
      if (!(await places.count()) && (await page.locator(pressable.piece).count())) {
        await page.locator(pressable.piece).first().tap()
        await places.first().waitFor()
      }
      const choices = (await places.count()) ? places : page.locator(pressable.card)
      const choice = choices.nth(n % (await choices.count()))
      await choice.tap()
      await page.locator('.preview').filter({ hasNotText: 'A first tap' }).waitFor()
      expect(await steps(page)).toBe(before)
      await choice.tap()
      await goesOn(page, before)
    }
    const board = await page.getByRole('group', { name: /The city/ }).boundingBox()
    expect(board!.width).toBeGreaterThan(200)
    for (const tab of ['Table', 'Log', 'Chat', 'Rules']) {
      await openDrawer(page, tab)
      expect(await wider()).toBe(false)
    }
    await page.getByRole('button', { name: 'Back to the board' }).tap()
    await page.getByRole('tablist').waitFor({ state: 'detached' })
  })
})
