import { describe, expect, it } from 'vitest'
import { bots, goesOn, type Page, person, phone, setSeats, sit, start, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

/** Two at the table: me, and a bot that does not wait. */
async function play(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends to CrashCity' }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByRole('heading', { name: 'Who sits where' }).waitFor()
  await setSeats(page, 2)
  await sit(page, 1, 'Ana')
  await start(page)
  await bots(page, 'at once')
}

const target = '[data-space]'
const carToTake = '[data-space][aria-label$="take up"]'
const wayToGo = '[data-space]:not([aria-label$="take up"]):not([aria-label$="put down"])'

/** Nothing else is allowed: the page does it. */
const forced = /happens by itself/

const duty = (page: Page): Promise<string> => page.locator('[aria-label="Your choices"] .duty').innerText()

/** One step by mouse, on the board: the n-th of what there is. What it was about. */
async function act(page: Page, n: number): Promise<string> {
  const before = await steps(page)
  await page.locator('[aria-label="Your choices"] .duty').waitFor()
  const asked = await duty(page)
  const press = async (selector: string): Promise<void> => {
    const all = page.locator(selector)
    await all.first().waitFor()
    await all.nth(n % (await all.count())).click()
  }
  if (forced.test(asked)) await goesOn(page, before)
  else if (/Turn your tile/.test(asked)) {
    const turn = page.getByRole('button', { name: 'Turn right' })
    if (await turn.count()) await turn.click()
    const both = page.getByRole('button', { name: /^Lay the tile and build/ })
    if (n % 3) await both.nth(n % (await both.count())).click()
    else await page.getByRole('button', { name: 'Lay it', exact: true }).click()
  } else if (/what you build/.test(asked)) {
    await page.getByRole('button', { name: /^Build a .* here$/ }).nth(n % (await page.getByRole('button', { name: /^Build a .* here$/ }).count())).click()
  } else if (/(one|None) of your cars/.test(asked)) {
    const park = page.getByRole('button', { name: /^Park on the (shop|factory)/ })
    const pass = page.getByRole('button', { name: 'Pass', exact: true })
    if (await park.count()) await park.first().click()
    else if (await pass.count()) await pass.click()
    else {
      if (!(await page.locator(wayToGo).count())) await press(carToTake)
      await press(wayToGo)
    }
  } else await press(target)
  await goesOn(page, before)
  return asked
}

describe('a game of CrashCity', () => {
  it('is built and raced from the first tile to the end', { timeout: 400_000 }, async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    await play(page)
    const asked = new Set<string>()
    let mine = 0
    while ((await untilMine(page)) === 'mine') {
      asked.add(await act(page, mine++))
      expect(mine).toBeLessThan(400)
    }
    expect([...asked].join(' ')).toMatch(/glowing place.*Turn your tile.*what you build/)
    expect([...asked].join(' ')).toMatch(/brings a car/)
    expect([...asked].join(' ')).toMatch(/Park one of your cars/)
    const end = page.getByRole('dialog')
    await end.getByRole('img', { name: /Cars parked over the race/ }).waitFor()
    await end.getByText('Crashes', { exact: true }).waitFor()
    noErrors()
  })

  it('says why a place is no site, and changes nothing', async () => {
    const page = await person(browser, server.url)
    await play(page)
    await untilMine(page)
    const before = await steps(page)
    await page.getByRole('group', { name: /The city/ }).click({ position: { x: 12, y: 12 } })
    await page.locator('.toast').getByRole('button', { name: /^Rule CC-\d+$/ }).click()
    await page.getByRole('tabpanel').getByRole('heading', { name: /CC-\d+/ }).first().waitFor()
    expect(await steps(page)).toBe(before)
  })

  it('is played with the keyboard alone', async () => {
    const page = await person(browser, server.url)
    await play(page)
    await untilMine(page)
    let before = await steps(page)
    await page.locator(`${target}[tabindex="0"]`).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).toBeTruthy()
    await page.keyboard.press('Enter')
    await goesOn(page, before)
    before = await steps(page)
    await page.getByRole('button', { name: 'Lay it', exact: true }).waitFor()
    // The focus is still at the board.
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await goesOn(page, before)
    before = await steps(page)
    await page.getByRole('button', { name: /^Build a shop here$/ }).focus()
    await page.keyboard.press('Enter')
    await goesOn(page, before)
  })

  it('is moved and zoomed without a move being made', async () => {
    const page = await person(browser, server.url)
    await play(page)
    await untilMine(page)
    const before = await steps(page)
    const city = page.getByRole('group', { name: /The city/ })
    const seen = (): Promise<string | null> => city.locator('svg').first().getAttribute('viewBox')
    const box = (await city.boundingBox())!
    // The first turn looks closer by itself.
    await page.getByRole('button', { name: 'Fit the city' }).click()
    const whole = await seen()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, -400)
    await expect.poll(seen).not.toBe(whole)
    const closer = await seen()
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 60, { steps: 4 })
    await page.mouse.up()
    await expect.poll(seen).not.toBe(closer)
    await page.getByRole('button', { name: 'Fit the city' }).click()
    await expect.poll(seen).toBe(whole)
    expect(await steps(page)).toBe(before)
  })

  it('looks at the first tap and acts at the second', async () => {
    const page = await person(browser, server.url, phone)
    await play(page)
    await untilMine(page)
    const before = await steps(page)
    const site = page.locator(target).first()
    await site.tap()
    await page.getByText('tap again', { exact: true }).waitFor()
    expect(await steps(page)).toBe(before)
    await site.tap()
    await goesOn(page, before)
    await page.getByRole('button', { name: 'Lay it', exact: true }).waitFor()
  })
})
