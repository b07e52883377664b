// Around one table: the lobby, several people at one screen, and somebody who has left.
import { describe, expect, it } from 'vitest'
import { decline, goesOn, momentOf, openLobby, type Page, patience, person, phone, setSeats, sit, start, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

async function invite(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: `Invite friends to ${game}` }).click()
  await page.getByRole('heading', { name: 'Who sits where' }).waitFor()
  return page.url()
}

const state = (page: Page): Promise<string> => page.locator('header .state').innerText()
const big = (page: Page) => page.locator('.start .primary')

describe('the lobby', () => {
  it('has a seat for who opened it, and the next step on its big button', async () => {
    const ana = await person(browser, server.url, phone)
    const ben = await person(browser, server.url)
    const noErrors = [watchErrors(ana), watchErrors(ben)]
    const address = await openLobby(ana)
    await setSeats(ana, 3)
    await sit(ana, 1, 'Ana')
    expect(await big(ana).innerText()).toBe('Invite friends')
    await ana.getByRole('button', { name: 'Start the game with 2 bots' }).waitFor()

    await ben.goto(address)
    expect(await ben.locator('button.primary').innerText()).toMatch(/^Sit here/)
    await sit(ben, 2, 'Ben')
    await ana.getByText('Ben', { exact: true }).waitFor()
    expect(await big(ana).innerText()).toBe('Start the game with a bot')
    await start(ana)
    await untilMine(ana)
    for (const check of noErrors) check()
  })

  it('offers what a class needs only to a host who does not play', async () => {
    const host = await person(browser, server.url)
    const guest = await person(browser, server.url)
    const address = await invite(host, 'Broken Cities')
    const shared = /A facilitator brings the cards/
    await host.getByText('If the city breaks').waitFor()
    expect(await host.getByText(shared).count()).toBe(0)
    await guest.goto(address)
    await guest.getByText('If the city breaks').waitFor()
    expect(await guest.getByRole('radio').count()).toBe(0)
    expect(await guest.getByText(shared).count()).toBe(0)
    await decline(host)
    await host.getByText(shared).waitFor()
    expect(await guest.getByText(shared).count()).toBe(0)
  })
})

describe('around one screen', () => {
  it('the device stays where it is for what all may see, and all who share it are here', async () => {
    const page = await person(browser, server.url)
    const guest = await person(browser, server.url)
    const noErrors = watchErrors(page)
    const address = await invite(page, 'Broken Cities')
    await setSeats(page, 3)
    await sit(page, 1, 'Ana')
    await sit(page, 2, 'Ben')
    await guest.goto(address)
    await sit(guest, 3, 'Cem')
    await guest.getByText('Ana', { exact: true }).waitFor()
    expect(await guest.locator('section.seats').getByText('Away').count()).toBe(0)
    await page.getByText('Cem', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (const one of [page, guest]) await one.getByRole('group', { name: /block of eight by eight/ }).waitFor()

    const turns: string[] = []
    for (let n = 0; turns.length < 2; n++) {
      expect(n).toBeLessThan(8)
      if ((await whoseTurn(page, guest)) === guest) {
        await endTurn(guest)
        continue
      }
      const name = (await state(page)).split(',')[0] ?? ''
      turns.push(name)
      expect(await page.getByRole('heading', { name: /^Pass the device/ }).count()).toBe(0)
      // As if they played alone: what they are asked, and what it would bring.
      expect(await page.locator('.duty').innerText()).toMatch(/^Buy/)
      await page.getByRole('group', { name: 'Price sheet' }).getByText(/^\+\d+ rent$/).first().waitFor()
      await endTurn(page)
    }
    expect([...turns].sort()).toEqual(['Ana', 'Ben'])
    expect(await guest.getByRole('list', { name: 'Seats' }).getByText('Away').count()).toBe(0)
    noErrors()
  })

  it('for somebody who left the host lets a bot play, and they play on when they return', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const address = await openLobby(ana)
    await setSeats(ana, 2)
    await decline(ana)
    await sit(ana, 2, 'Ana')
    await ben.goto(address)
    await sit(ben, 1, 'Ben')
    await ana.getByText('Ben', { exact: true }).waitFor()
    await start(ana)
    await untilMine(ben)
    await ben.goto('about:blank')
    const asked = ana.getByText('We wait for Ben, who is away. Let a bot play meanwhile?')
    await asked.waitFor({ timeout: 40_000 })
    await ana.getByRole('button', { name: 'Let a bot play' }).click()
    await asked.waitFor({ state: 'detached' })
    await ana.getByText('Away; a bot plays').waitFor()
    await ben.goto(address)
    await ben.getByText('A bot plays for you.').waitFor()
    await ben.getByRole('button', { name: 'Play on myself' }).click()
    await ben.getByText('A bot plays for you.').waitFor({ state: 'detached' })
  })
})

/** The page whose turn it is; cards are put aside. */
async function whoseTurn(...pages: Page[]): Promise<Page> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    for (const page of pages) {
      const moment = await momentOf(page)
      if (moment === 'mine') return page
      if (moment === 'card') await page.getByRole('dialog').getByRole('button').first().click()
    }
    await pages[0]!.waitForTimeout(100)
  }
  throw new Error('It was nobody’s turn.')
}

async function endTurn(page: Page): Promise<void> {
  const before = await steps(page)
  await page.getByRole('button', { name: /^End my turn/ }).click()
  const anyway = page.getByRole('button', { name: 'End it all the same' })
  await expect.poll(async () => (await steps(page)) > before || (await anyway.isVisible())).toBe(true)
  if (await anyway.isVisible()) await anyway.click()
  await goesOn(page, before)
}
