import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { call, desktop, type Page, person, phone, watchErrors } from './hands'
import { browser, server } from './house'

const games = ['city-roots', 'broken-cities', 'crash-city', 'build-back', 'sustain']

/** A game that bots play out at once, looked at to its end. */
async function ended(page: Page, game: string): Promise<string> {
  await page.goto('/')
  const options = game === 'crash-city' ? { length: 'quick' } : {}
  const { table, host } = await call<{ table: string; host: string }>(page, 'create', { game, seats: game === 'crash-city' ? 2 : 3, options })
  await call(page, 'pace', { table, token: host, ms: 0 })
  await call(page, 'start', { table, token: host })
  await page.goto(`/t/${table}`)
  await page.getByRole('dialog', { name: /^The end of/ }).waitFor({ timeout: 100_000 })
  return table
}

describe.each(games)('the end of %s', (game) => {
  it('says what decided it and leads there, asks two questions, and is a picture to take along', async () => {
    const page = await person(browser, server.url, desktop)
    const fine = watchErrors(page)
    const table = await ended(page, game)
    const end = page.getByRole('dialog')
    const deciding = end.getByRole('region', { name: /decided it$/ })
    await deciding.locator('.position svg').first().waitFor()
    await end.getByRole('img', { name: /How good it looked/ }).waitFor()
    expect(await end.getByRole('region', { name: 'To talk about' }).getByRole('listitem').allInnerTexts()).toHaveLength(2)
    expect(await findings(page)).toEqual([])

    const file = page.waitForEvent('download')
    await end.getByRole('button', { name: 'Share a picture' }).click()
    const picture = readFileSync(await (await file).path())
    expect((await file).suggestedFilename()).toMatch(new RegExp(`^citybox-${game}-[A-Z]{6}\\.png$`))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // A width of 1200, and more in it than an empty sheet.
    expect(picture.readUInt32BE(16)).toBe(1200)
    expect(picture.length).toBeGreaterThan(40_000)

    await deciding.getByRole('button', { name: 'See this moment' }).click()
    const went = await call<{ deciding: { count: number } }>(page, 'course', { table })
    await page.getByText(`You are looking at the past, after step ${went.deciding.count} of`).waitFor()
    fine()
  })
})

it('fits a phone, and its marks lead into the replay', async () => {
  const page = await person(browser, server.url, phone)
  await ended(page, 'city-roots')
  const end = page.getByRole('dialog')
  await end.getByRole('img', { name: /How good it looked/ }).waitFor()
  expect(await end.evaluate((dialog) => [...dialog.querySelectorAll('.body')].every((body) => body.scrollWidth <= body.clientWidth))).toBe(true)
  await end.locator('.plot button').first().tap()
  await end.waitFor({ state: 'detached' })
  await page.getByText(/You are looking at the past, after step \d+/).waitFor()
})
