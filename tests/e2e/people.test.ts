import { describe, expect, it } from 'vitest'
import { act, goesOn, openLobby, person, setSeats, sit, start, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

describe('people at one table', () => {
  it('two browsers see the same game, talk, and agree to an undo', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const noErrors = [watchErrors(ana), watchErrors(ben)]
    const address = await openLobby(ana)
    await setSeats(ana, 2)
    await sit(ana, 1, 'Ana')

    // Ben types the code as people do.
    await ben.goto('/')
    const code = address.slice(-6).toLowerCase()
    await ben.getByLabel('Code of a table').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await ben.getByRole('button', { name: 'Join with a code' }).click()
    await sit(ben, 2, 'Ben')
    await ana.getByText('Ben', { exact: true }).waitFor()
    await start(ana)
    await ben.getByRole('group', { name: /The city/ }).waitFor()

    await untilMine(ana)
    await ben.getByText('We wait for Ana').waitFor()
    expect(await ben.locator('[data-space][aria-disabled=false]').count()).toBe(0)
    await act(ana, 0)
    await goesOn(ben, 0)

    await ben.getByRole('tab', { name: /Chat/ }).click()
    await ben.getByLabel('Say something').fill('Well done')
    await ben.getByRole('button', { name: 'Send' }).click()
    await ana.getByRole('tab', { name: /Chat 1/ }).click()
    await ana.getByRole('tabpanel').getByText('Well done').waitFor()

    // Ana plays until it is Ben's turn, and Ben does something: now going back needs his word.
    for (let n = 0; (await ben.locator('header .state').innerText()) !== 'Your turn'; n++) {
      expect(n).toBeLessThan(60)
      await untilMine(ana)
      await act(ana, n)
      await goesOn(ben, (await steps(ana)) - 1)
      await ben.locator('header .state').getByText(/Your turn|We wait/).waitFor()
      const card = ben.locator('[aria-modal=true] button')
      if (await card.count()) await card.first().click()
    }
    await untilMine(ben)
    await act(ben, 0)
    const reached = await steps(ben)
    await goesOn(ana, reached - 1)
    await ana.getByRole('button', { name: 'Ask to undo' }).click()
    await ana.getByRole('dialog', { name: 'Take this back?' }).getByRole('button', { name: 'Ask to undo' }).click()
    await ben.getByRole('dialog', { name: 'Ana asks to undo' }).getByRole('button', { name: 'Yes, take it back' }).click()
    for (const page of [ana, ben]) {
      await page.waitForFunction(
        (was) => Number(document.querySelector('[aria-label="Look back over the game"] .number')?.textContent?.split('/')[1]) < was,
        reached,
      )
    }
    expect(await steps(ben)).toBe(await steps(ana))
    for (const check of noErrors) check()
  })

  it('a seat moves to another device by its link, and the link leaves the address', async () => {
    const before = await person(browser, server.url)
    await openLobby(before)
    await setSeats(before, 1)
    await sit(before, 1, 'Ana')
    await start(before)
    await untilMine(before)
    await before.getByRole('button', { name: /Ana.*seat 1$/ }).click()
    await before.getByRole('button', { name: 'Move to another device' }).click()
    const link = await before.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link).toContain('#claim=')

    const after = await person(browser, server.url)
    await after.goto(link)
    await untilMine(after)
    expect(after.url()).not.toContain('claim')
    await act(after, 0)
    // The old device only watches now.
    await before.getByRole('button', { name: 'Close' }).click()
    await before.getByText('You are watching.').waitFor()
    // And the new one keeps the seat over a reload.
    await after.reload()
    await untilMine(after)
  })

  it('several people share one screen, and whoever decides is shown', async () => {
    const page = await person(browser, server.url)
    await openLobby(page)
    await setSeats(page, 2)
    await sit(page, 1, 'Ana')
    await sit(page, 2, 'Ben')
    await start(page)
    const seen = new Set<string>()
    for (let n = 0; seen.size < 2; n++) {
      expect(n).toBeLessThan(80)
      expect(await untilMine(page)).toBe('mine')
      seen.add((await page.locator('header .state').innerText()).split(',')[0] ?? '')
      if (seen.size < 2) await act(page, n)
    }
    expect([...seen].sort()).toEqual(['Ana', 'Ben'])
  })

  it('the host pauses, gives a seat to a bot and back; who watches may take an open seat', async () => {
    const host = await person(browser, server.url)
    const address = await openLobby(host)
    await setSeats(host, 2)
    await sit(host, 1, 'Ana')
    await start(host)
    await host.getByRole('button', { name: 'Menu and settings' }).click()
    await host.getByRole('button', { name: 'Pause the game' }).click()
    await host.getByText('The game is paused.').waitFor()

    const guest = await person(browser, server.url)
    await guest.goto(address)
    await guest.getByText('The game is paused.').waitFor()
    await guest.getByText('You are watching.').waitFor()

    await host.getByRole('button', { name: 'Go on' }).click()
    await guest.getByText('The game is paused.').waitFor({ state: 'detached' })
    await host.getByRole('button', { name: /in seat 2$/ }).click()
    await host.getByRole('button', { name: 'Open the seat for somebody else' }).click()
    await guest.getByLabel('A seat is open.').fill('Cem')
    await guest.getByRole('button', { name: 'Take seat 2' }).click()
    await host.getByRole('button', { name: /Cem.*seat 2$/ }).click()
    await host.getByRole('dialog').getByLabel('Bot').selectOption({ index: 1 })
    await host.getByRole('button', { name: 'Let it play' }).click()
    await guest.getByText('You; a bot plays').waitFor()
    await guest.getByRole('button', { name: /Cem.*seat 2$/ }).click()
    await guest.getByRole('button', { name: 'Play it myself again' }).click()
    await guest.getByText('You; a bot plays').waitFor({ state: 'detached' })
  })

  it('a code nobody knows is said plainly', async () => {
    const page = await person(browser, server.url)
    await page.goto('/t/ZZZZZZ')
    await page.getByRole('heading', { name: 'There is no table ZZZZZZ' }).waitFor()
    await page.getByRole('link', { name: 'Back to the box' }).click()
    await page.getByRole('heading', { name: 'Five city games in one box' }).waitFor()
  })
})
