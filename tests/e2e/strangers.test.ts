// Those who are not at the table: who comes in, what they see, and what those at the table are told.
import { describe, expect, it } from 'vitest'
import { bots, decline, openLobby, type Page, person, playNow, setSeats, sit, start, untilMine, watchErrors } from './hands'
import { browser, server } from './house'
import { findings } from './findings'

async function openPrivate(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends', exact: true }).click()
  await page.getByLabel('Only who has the link').check()
  await page.getByRole('dialog').getByRole('button', { name: /City Roots/ }).click()
  await page.getByRole('heading', { name: 'Who sits where' }).waitFor()
  return page.getByRole('textbox', { name: 'Link' }).inputValue()
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(text).waitFor()
}

async function letSpectatorsIn(page: Page, on: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menu and settings' }).click()
  await page.getByLabel('Let spectators in').setChecked(on)
  await page.getByRole('button', { name: 'Close' }).click()
}

describe('a private table', () => {
  it('opens by its link alone, which leaves the address and is handed on whole', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const eve = await person(browser, server.url)
    const noErrors = [watchErrors(ana), watchErrors(ben), watchErrors(eve)]
    const link = await openPrivate(ana)
    expect(link).toMatch(/\/t\/[A-Z]{6}#key=.+/)
    const [address = '', key] = link.split('#')
    const code = address.slice(-6)
    expect(await ana.getByText(code, { exact: true }).count()).toBe(0)
    expect(ana.url()).toBe(address)

    await eve.goto(address)
    await eve.getByRole('heading', { name: `There is no table ${code}` }).waitFor()
    await eve.getByText(/private table opens only with its whole link/).waitFor()
    // Who finds the link after all is let in without more ado.
    await eve.goto(link)
    await eve.getByRole('heading', { name: 'Who sits where' }).waitFor()

    // Ben pastes the link where others type a code.
    await ben.goto('/')
    await ben.getByLabel('Code of a table').fill(link)
    await ben.getByRole('button', { name: 'Join with a code' }).click()
    await sit(ben, 2, 'Ben')
    expect(ben.url()).not.toContain(key)
    await ben.reload()
    await ben.getByRole('button', { name: 'Rename Ben' }).waitFor()
    expect(await ben.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)
    await ana.getByText('Ben', { exact: true }).waitFor()
    for (const check of noErrors) check()
  })

  it('is not named on the first page, and goes on without the key for those who sit there', async () => {
    const ana = await person(browser, server.url)
    const link = await openPrivate(ana)
    await setSeats(ana, 1)
    await sit(ana, 1, 'Ana')
    await start(ana)
    await untilMine(ana)
    await ana.goto('/')
    await ana.getByText('Private', { exact: true }).waitFor()
    expect(await ana.getByText(link.slice(-6), { exact: true }).count()).toBe(0)
    await ana.getByRole('listitem').filter({ hasText: 'Your turn' }).getByRole('link').click()
    await untilMine(ana)
    await ana.getByRole('button', { name: 'Invite or share this table' }).click()
    expect(await ana.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)
  })

  it('lets a seat come along to another device', async () => {
    const before = await person(browser, server.url)
    await openPrivate(before)
    await setSeats(before, 1)
    await sit(before, 1, 'Ana')
    await start(before)
    await before.getByRole('button', { name: /Ana.*seat 1$/ }).click()
    await before.getByRole('button', { name: 'Move to another device' }).click()
    const after = await person(browser, server.url)
    await after.goto(await before.getByRole('textbox', { name: 'Link' }).inputValue())
    await untilMine(after)
    await after.getByRole('button', { name: 'Invite or share this table' }).click()
    await after.getByText(/this browser does not have it/).waitFor()
  })
})

describe('a link that is damaged', () => {
  it.each(['#claim=%E0%A4%A', '#key=%'])('is told, and the page is not blank: %s', async (end) => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    const address = await openLobby(page)
    const other = await person(browser, server.url)
    await other.goto(address + end)
    await other.getByText(/This link is damaged/).waitFor()
    await other.getByRole('heading', { name: 'Who sits where' }).waitFor()
    expect(other.url()).toBe(address)
    await other.goto(`/rules/city-roots${end}`)
    await other.getByRole('heading', { name: /CR-1\b/ }).waitFor()
    noErrors()
  })

  it('and a spoilt storage leave the page as for somebody new', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    await page.addInitScript(() => {
      localStorage.setItem('citybox.tables', '{"KMTRAQ":7,"ABCDEF":{"seats":"none"}}')
      localStorage.setItem('citybox.settings', '{"theme":"pink","name":{"a":1}}')
    })
    await playNow(page)
    noErrors()
  })
})

describe('who only watches', () => {
  it('sees no names and no chat until the host lets spectators in', async () => {
    const ana = await person(browser, server.url)
    const eve = await person(browser, server.url)
    const noErrors = [watchErrors(ana), watchErrors(eve)]
    const address = await openLobby(ana)
    await setSeats(ana, 2)
    await sit(ana, 1, 'Ana')
    await say(ana, 'Nobody listens')
    await eve.goto(address)
    await eve.getByText('Player 1', { exact: true }).waitFor()
    await eve.getByText('Names and chat are for those at the table.').waitFor()

    await start(ana)
    await untilMine(ana)
    await eve.getByText('We wait for Player 1').waitFor()
    expect(await eve.getByText(/\bAna\b/).count()).toBe(0)
    await eve.getByRole('tab', { name: 'Chat' }).click()
    await eve.getByText('Names and chat are for those at the table.').waitFor()
    expect(await findings(eve)).toEqual([])

    await letSpectatorsIn(ana, true)
    await eve.getByText('We wait for Ana').waitFor()
    await eve.getByText('Nobody listens').waitFor()
    await letSpectatorsIn(ana, false)
    await eve.getByText('We wait for Player 1').waitFor()
    await eve.getByText('Nobody listens').waitFor({ state: 'detached' })
    for (const check of noErrors) check()
  })

  it('hears the chat from its beginning once seated', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const address = await openLobby(ana)
    await setSeats(ana, 2)
    await sit(ana, 1, 'Ana')
    await say(ana, 'Who comes?')
    await ben.goto(address)
    await ben.getByText('Names and chat are for those at the table.').waitFor()
    await sit(ben, 2, 'Ben')
    await ben.getByText('Who comes?').waitFor()
    await ben.getByText('Ana', { exact: true }).first().waitFor()
  })
})

describe('those at the table', () => {
  it('are told when a seat is opened, taken and left', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const noErrors = [watchErrors(ana), watchErrors(ben)]
    const address = await openLobby(ana)
    await setSeats(ana, 2)
    await sit(ana, 1, 'Ana')
    await start(ana)
    await bots(ana, 'at once')
    await ana.getByRole('tab', { name: /Chat/ }).click()
    await ana.getByRole('button', { name: /in seat 2$/ }).click()
    await ana.getByRole('button', { name: 'Open the seat for somebody else' }).click()
    const notes = ana.getByRole('tabpanel').locator('.note')
    await notes.first().waitFor()
    await ben.goto(address)
    await ben.getByLabel('A seat is open.').fill('Ben')
    await ben.getByRole('button', { name: 'Take seat 2' }).click()
    await notes.filter({ hasText: 'Ben' }).first().waitFor()
    // A toast says it too, whatever one looks at.
    await ana.locator('.toast').filter({ hasText: 'Ben' }).first().waitFor()
    expect(await notes.filter({ hasText: /[{}|]/ }).count()).toBe(0)
    await ben.getByRole('tab', { name: /Chat/ }).click()
    await ben.getByRole('tabpanel').locator('.note').filter({ hasText: /\bYou\b|\bBen\b/ }).first().waitFor()
    expect(await findings(ana)).toEqual([])

    await ben.getByRole('button', { name: /Ben.*seat 2$/ }).click()
    await ben.getByRole('button', { name: 'Leave the seat: a bot plays on' }).click()
    await ben.getByText('You are watching.').waitFor()
    await ana.getByRole('button', { name: /^Bo\b.*seat 2$/ }).waitFor()
    for (const check of noErrors) check()
  })

  it('take over from a host who stays away', async () => {
    const host = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const address = await openLobby(host)
    await decline(host)
    await setSeats(host, 1)
    // Two minutes later, for this page.
    let taken = 0
    await ben.routeWebSocket(/\/ws$/, (page) => {
      const real = page.connectToServer()
      page.onMessage((text) => {
        const call = JSON.parse(String(text)) as { id: number; method: string }
        if (call.method !== 'take_host') return real.send(text)
        taken++
        page.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: {} }))
      })
      real.onMessage((text) => page.send(taken ? String(text).replaceAll('"host":false', '"host":true') : String(text).replaceAll('"host_away":false', '"host_away":true')))
    })
    await ben.goto(address)
    expect(await ben.getByText('The host is away.').count()).toBe(0)
    await sit(ben, 1, 'Ben')
    await ben.getByText('The host is away.').waitFor()
    await ben.getByRole('button', { name: 'Take over as host' }).click()
    await ben.getByRole('button', { name: 'Start the game' }).waitFor()
    expect(await ben.getByText('The host is away.').count()).toBe(0)
    expect(taken).toBe(1)
  })
})
