import { describe, expect, it } from 'vitest'
import { bots, desktop, goesOn, type Page, patience, person, phone, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'
import { findings } from './findings'

async function sitDown(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots: Broken Cities' }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByRole('group', { name: /block of eight by eight/ }).waitFor()
  await bots(page, 'at once')
}

const choices = '[aria-label="Your choices"] .choices'
const places = '[data-space][aria-disabled=false]'
const goods = `${choices} [aria-label="Price sheet"] button:not([aria-pressed])[aria-disabled=false]`
const ownWords = 'Nobody builds beside the forest.'

/** One decision, by what is on the page: the first thing of each kind that can be pressed, the n-th of several. */
async function act(page: Page, n: number, tap = false): Promise<string> {
  const before = await steps(page)
  const end = page.getByRole('button', { name: /^End my turn/ })
  const writing = page.getByLabel('The law in your own words')
  const ways: [string, string][] = [
    // Nobody is asked after every turn: the standing answer is given by itself.
    ['silent', `${choices} .ballots .objection`],
    ['vote', `${choices} .ballots .row > button`],
    ['number', `${choices} form button[type=submit]`],
    ['law', `${choices} .kinds button`],
    ['about', `${choices} .objects button`],
    ['place', places],
    ['buy', goods],
  ]
  await page.locator([...ways.map(([, way]) => way), `${choices} button.end`].join(', ')).first().waitFor()
  let done = 'end'
  for (const [name, way] of ways) {
    const found = page.locator(way)
    const count = await found.count()
    // Now and then a turn ends with money left.
    if (count === 0 || (name === 'buy' && n % 4 === 3)) continue
    done = name
    if (name === 'silent') break
    const one = found.nth(name === 'vote' || name === 'number' ? 0 : n % count)
    if (tap) {
      await one.tap()
      if (name !== 'number') await one.tap()
    } else await one.click()
    if (name === 'law' && (await writing.isVisible())) {
      await writing.fill(ownWords)
      await page.getByRole('button', { name: 'Go on to the fine' }).click()
      await page.getByText(ownWords).first().waitFor()
    }
    break
  }
  if (done === 'end') {
    await (tap ? end.tap() : end.click())
    const anyway = page.getByRole('button', { name: 'End it all the same' })
    await expect.poll(async () => (await steps(page)) > before || (await anyway.isVisible()), { timeout: patience }).toBe(true)
    if (await anyway.isVisible()) await (tap ? anyway.tap() : anyway.click())
  }
  await goesOn(page, before)
  return done
}

describe('a game of Broken Cities against bots', () => {
  it('is played from the first click to the end, with laws and climate cards', { timeout: 400_000 }, async () => {
    const page = await person(browser, server.url, desktop)
    const noErrors = watchErrors(page)
    await sitDown(page)

    const did = new Set<string>()
    let mine = 0
    while ((await untilMine(page)) === 'mine') {
      did.add(await act(page, mine++))
      expect(mine).toBeLessThan(600)
    }
    expect([...did]).toEqual(expect.arrayContaining(['buy', 'place', 'end']))

    const end = page.getByRole('dialog')
    await end.getByRole('img', { name: /Rents over the game/ }).waitFor()
    await end.getByRole('button', { name: /rent: what it is made of/ }).first().click()
    await page.getByRole('dialog').getByText('Total').waitFor()
    noErrors()
  })

  it('says why something cannot be bought, with the rule, and changes nothing', async () => {
    const page = await person(browser, server.url, desktop)
    await sitDown(page)
    await untilMine(page)
    const before = await steps(page)
    await page.locator(`${choices} [aria-label="Price sheet"] button[aria-disabled=true]`).first().click({ force: true })
    await page.locator('.toast').getByRole('button', { name: /^Rule BC-\d+$/ }).waitFor()
    expect(await steps(page)).toBe(before)
  })

  it('warns who would end a turn and leave something good undone, once', async () => {
    const page = await person(browser, server.url, desktop)
    await sitDown(page)
    await untilMine(page)
    const before = await steps(page)
    await page.getByRole('button', { name: /^End my turn/ }).click()
    await page.getByText(/lifts your rent by \d+ and clears the air/).waitFor()
    expect(await steps(page)).toBe(before)
    await page.getByRole('button', { name: 'End it all the same' }).click()
    await goesOn(page, before)
  })

  it.each(['light', 'dark'] as const)('keeps nobody out, %s', async (colorScheme) => {
    const page = await person(browser, server.url, { ...desktop, colorScheme })
    await sitDown(page)
    await untilMine(page)
    expect(await findings(page)).toEqual([])
    await page.locator(goods).first().click()
    await page.getByText(/Choose a space for the/).waitFor()
    expect(await findings(page)).toEqual([])
  })

  it('opens the items of every landlord’s rent', async () => {
    const page = await person(browser, server.url, desktop)
    await sitDown(page)
    await untilMine(page)
    await page.getByRole('button', { name: /rent of Red: what it is made of/ }).click()
    const items = page.getByRole('dialog')
    await items.getByText('Low-Cost building at e3').waitFor()
    await items.getByText('Total').waitFor()
  })

  it('previews a building on the board before it is placed, and by touch asks twice', async () => {
    const page = await person(browser, server.url, phone)
    await sitDown(page)
    await untilMine(page)
    const start = await steps(page)
    const home = page.locator(goods).first()
    await home.tap()
    await page.getByText('tap again').waitFor({ timeout: patience })
    expect(await steps(page)).toBe(start)
    await home.tap()
    await goesOn(page, start)
    const free = page.locator(places).first()
    await free.tap()
    await page.getByText('tap again').waitFor({ timeout: patience })
    await page.getByText(/[+−]\d+ emissions/).first().waitFor()
    expect(await steps(page)).toBe(start + 1)
    await free.tap()
    await goesOn(page, start + 1)
  })
})
