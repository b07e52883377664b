// A table with other numbers: the host chooses them, everybody is told, and the game is played with them.
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { openLobby, person, phone, start, watchErrors } from './hands'
import { browser, server } from './house'

const small = { viewport: { width: 1280, height: 720 } }

describe('other numbers', () => {
  it('are chosen in the lobby, told to all, and played with', async () => {
    const host = await person(browser, server.url, small)
    const guest = await person(browser, server.url, phone)
    const noErrors = [watchErrors(host), watchErrors(guest)]
    const address = await openLobby(host)
    await guest.goto(address)
    await guest.getByRole('heading', { name: 'How it is played' }).waitFor()
    expect(await guest.getByText('other numbers').count()).toBe(0)

    await host.getByLabel('Numbers').selectOption({ label: 'A gentler city' })
    await host.getByText('For a first game', { exact: false }).waitFor()
    const told = guest.getByText('To be played with other numbers: A gentler city')
    await told.tap()
    await guest.getByText('copies › rent hike: 6 → 4').waitFor()
    await guest.getByText('house limit: 6 → 8').waitFor()
    expect(await guest.getByLabel('Numbers').count()).toBe(0)
    expect(await findings(guest)).toEqual([])
    expect(await findings(host)).toEqual([])
    await picture(host, 'lobby')
    await picture(guest, 'lobby-phone')

    await start(host)
    await host.getByText('Played with other numbers: A gentler city').click()
    await host.getByText('house limit: 6 → 8').waitFor()
    // The number itself, in the goal of the game.
    await host.getByRole('region', { name: 'The goal' }).getByText('Lost at 8 houses').first().waitFor()
    await picture(host, 'table')
    for (const check of noErrors) check()
  })

  it('stay with the table, and can be put back', async () => {
    const host = await person(browser, server.url, small)
    await openLobby(host)
    const numbers = host.getByLabel('Numbers')
    await numbers.selectOption({ label: 'A gentler city' })
    await host.getByText('To be played with other numbers').waitFor()
    await host.reload()
    await host.getByText('To be played with other numbers').waitFor()
    expect(await numbers.inputValue()).toBe('gentle')
    await numbers.selectOption({ label: 'as published' })
    await host.getByText('To be played with other numbers').waitFor({ state: 'detached' })
  })
})

/** For somebody who wants to look at it: CITYBOX_PICTURES names a folder. */
async function picture(page: Awaited<ReturnType<typeof person>>, name: string): Promise<void> {
  const folder = process.env.CITYBOX_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/packs-${name}.png` })
}
