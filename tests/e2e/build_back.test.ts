import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { bots, desktop, goesOn, type Page, person, phone, setSeats, sit, start, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

async function lobby(page: Page, seats: number): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends to Build It Back' }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByRole('heading', { name: 'Who sits where' }).waitFor()
  if (seats < 3) await setSeats(page, seats)
  return page.url()
}

/** Me and a bot that does not wait. */
async function play(page: Page): Promise<void> {
  await lobby(page, 2)
  await sit(page, 1, 'Ana')
  await start(page)
  await bots(page, 'at once')
}

const spaces = '[aria-label="Your mat"] [data-space][aria-disabled=false]'
const offers = '[aria-label="On offer"] button[aria-disabled=false]'
const choices = '[aria-label="Your choices"] .choices'
const readyButton = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true })

/** Places all Leaders, the n-th tile first, and says so. */
async function placeLeaders(page: Page, n = 0, say = true): Promise<void> {
  while ((await readyButton(page).getAttribute('aria-disabled')) === 'true') {
    const before = await steps(page)
    const free = page.locator(spaces)
    await free.nth(n % (await free.count())).click()
    await goesOn(page, before)
    await page.locator(`${spaces}, button.primary[aria-disabled=false]`).first().waitFor()
  }
  if (!say) return
  const before = await steps(page)
  await readyButton(page).click()
  await goesOn(page, before)
}

/** One decision, by what is on the page. */
async function act(page: Page, n: number): Promise<string> {
  const before = await steps(page)
  await page.locator(`${choices} .duty`).waitFor()
  if (await readyButton(page).count()) {
    await placeLeaders(page, n)
    return 'leaders'
  }
  const wait = page.getByRole('button', { name: 'Let the new Leader wait' })
  let did = 'use'
  if (await wait.count()) {
    if (n % 2) await wait.click()
    else await page.locator(spaces).first().click()
    did = 'gained'
  } else if (n % 3 !== 2 && (await page.locator(offers).count())) {
    await page.locator(offers).nth(n % (await page.locator(offers).count())).click()
    await page.locator(spaces).first().waitFor()
    await page.locator(spaces).last().click()
    did = 'build'
  } else if (n % 2 && (await page.locator(`${choices} button[aria-disabled=false]`, { hasText: /^\s*Trade/ }).count())) {
    await page.locator(`${choices} button`, { hasText: /^\s*Trade/ }).click()
    await page.locator(`${choices} button[aria-label$="more"]:not([aria-disabled=true])`).first().click()
    await page.getByRole('button', { name: /^Trade at the port for 1 / }).click()
    did = 'trade'
  } else if (await page.locator(`${choices} button[aria-disabled=false]`, { hasText: /^\s*Spend/ }).count()) {
    await page.locator(`${choices} button`, { hasText: /^\s*Spend/ }).click()
    await page.getByRole('button', { name: /for \d (money|influence)$/ }).first().click()
    did = 'spend'
  } else if (await page.locator(spaces).count()) {
    await page.locator(spaces).nth(n % (await page.locator(spaces).count())).click()
    const more = page.locator(`${choices} button[aria-label$="more"]:not([aria-disabled=true])`)
    // A tile that gives goods of one's choice asks for them.
    if (await page.getByRole('button', { name: 'Choose goods' }).count()) {
      while (await more.count()) await more.first().click()
      await page.getByRole('button', { name: /^Use the .* for / }).click()
    }
  } else {
    await page.getByRole('button', { name: 'Let the marker rest' }).click()
    did = 'rest'
  }
  await goesOn(page, before)
  return did
}

describe('a game of Build It Back', () => {
  it('is played from the first Leader to the last point', { timeout: 400_000 }, async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    await play(page)
    const did = new Set<string>()
    let mine = 0
    while ((await untilMine(page)) === 'mine') {
      did.add(await act(page, mine++))
      expect(mine).toBeLessThan(200)
    }
    expect([...did]).toEqual(expect.arrayContaining(['leaders', 'build', 'use']))
    const end = page.getByRole('dialog')
    await end.getByRole('img', { name: /Points over the game/ }).waitFor()
    for (const line of ['Scored during the game', 'Visible tiles', 'Own objectives', 'Most influence', 'Most community']) await end.getByRole('rowheader', { name: line }).waitFor()
    await end.getByRole('button', { name: /points of Ana: what they are made of/ }).click()
    await page.getByRole('dialog').last().getByText('Total').waitFor()
    noErrors()
  })

  it('builds in steps, previews the price, and says why not', async () => {
    const page = await person(browser, server.url)
    await play(page)
    await untilMine(page)
    await placeLeaders(page)
    await untilMine(page)
    const before = await steps(page)
    // Nothing to trade with yet: the square says so, with its rule.
    await page.getByRole('button', { name: /^Trade: at the port/ }).click({ force: true })
    await page.locator('.toast').getByRole('button', { name: 'Rule BB-32' }).waitFor()
    await page.getByRole('button', { name: /^Build: a tile/ }).click()
    await page.getByText('Build: choose a tile').waitFor()
    await page.locator(offers).first().click()
    await page.getByText(/: choose where/).waitFor()
    await page.locator(spaces).first().hover()
    await page.locator('.preview', { hasText: /for .*Your score (changes by|stays at) .*\d/ }).waitFor()
    // A tile covers only its own kind.
    await page.locator('[aria-label="Your mat"] [data-space][aria-disabled=true]').first().click({ force: true })
    await page.locator('.toast').getByRole('button', { name: /^Rule BB-3\d$/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(/Place a marker/).waitFor()
    expect(await steps(page)).toBe(before)
  })

  it('is played with the keyboard alone', async () => {
    const page = await person(browser, server.url)
    await play(page)
    await untilMine(page)
    const reach = async (wanted: string): Promise<void> => {
      for (let n = 0; n < 120; n++) {
        if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, wanted)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${wanted} cannot be reached by keyboard.`)
    }
    for (let n = 0; n < 2; n++) {
      const before = await steps(page)
      await reach(spaces)
      await page.keyboard.press('Enter')
      await goesOn(page, before)
      await page.locator(`${spaces}, ${choices} button.primary[aria-disabled=false]`).first().waitFor()
    }
    const before = await steps(page)
    await reach(`${choices} button.primary[aria-disabled=false]`)
    await page.keyboard.press('Enter')
    await goesOn(page, before)
    await page.getByRole('heading', { name: 'The Leaders are out' }).waitFor()
    await page.keyboard.press('Enter')
    await untilMine(page)
  })

  it('looks at the first tap and acts at the second', async () => {
    const page = await person(browser, server.url, phone)
    await play(page)
    await untilMine(page)
    const before = await steps(page)
    const tile = page.locator(spaces).first()
    await tile.tap()
    await page.getByText('tap again').waitFor()
    expect(await steps(page)).toBe(before)
    await tile.tap()
    await goesOn(page, before)
    // Nothing sticks out to the side.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('has one score, wherever it stands, and says what it is made of', async () => {
    const page = await person(browser, server.url)
    await play(page)
    for (let n = 0; n < 6; n++) {
      if ((await untilMine(page)) !== 'mine') break
      await act(page, n)
    }
    await untilMine(page)
    const mine = page.getByRole('region', { name: 'Your part of the city' }).locator('.score button')
    const [sum] = (await mine.innerText()).replace(/^[\s\S]*Score /, '').split(' = ')
    const seat = page.getByRole('list', { name: 'Seats' }).locator('li').first().locator('.number')
    expect(await seat.innerText()).toBe(sum)
    const parts = [...(await mine.innerText()).split(' = ')[1]!.matchAll(/(\d+)(?= \+|$)/g)].map(([n]) => Number(n))
    expect(parts.reduce((all, n) => all + n, 0)).toBe(Number(sum))
    await page.locator('.side tr', { hasText: 'Ana' }).getByRole('button', { name: new RegExp(`^${sum}`) }).first().waitFor()
  })

  it('shows what a hint proposes, until it is done', async () => {
    const page = await person(browser, server.url)
    await play(page)
    await untilMine(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    const advised = page.locator('[aria-label="Your mat"] .advised')
    await advised.waitFor()
    const before = await steps(page)
    await advised.click()
    await goesOn(page, before)
    await page.locator('.advised').waitFor({ state: 'detached' })
  })

  it.each(['light', 'dark'] as const)('keeps nobody out, %s', async (colorScheme) => {
    const page = await person(browser, server.url, { ...desktop, colorScheme })
    await play(page)
    await untilMine(page)
    expect(await findings(page)).toEqual([])
    await placeLeaders(page)
    await page.getByRole('heading', { name: 'The Leaders are out' }).waitFor()
    expect(await findings(page)).toEqual([])
    await untilMine(page)
    await page.locator(offers).first().click()
    await page.getByText(/: choose where/).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: /: look at the mat$/ }).click()
    await page.getByRole('dialog').getByRole('heading', { name: /^Bo\b/ }).waitFor()
    expect(await findings(page)).toEqual([])
  })
})
