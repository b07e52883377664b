// Beside a real table: people play with cardboard, the page keeps count and asks what came up.
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { desktop, type Page, patience, person, phone, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

const question = (page: Page) => page.getByRole('dialog', { name: 'What came up on your table?' })

/** From the first page to the first question. */
async function lay(page: Page, title: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends', exact: true }).click()
  await page.getByRole('radio', { name: /^Beside a real table/ }).check()
  const games = page.getByRole('dialog').getByRole('listitem')
  expect(await games.filter({ hasText: 'Build It Back' }).count()).toBe(0)
  await games.filter({ hasText: title }).getByRole('button').click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByText('Lay the game out as the rules say, then start.').waitFor()
}

async function answer(page: Page, which = 0): Promise<string> {
  const choice = question(page).getByRole('listitem').nth(which).getByRole('button')
  const said = await choice.innerText()
  await choice.click()
  return said
}

/** Everybody passes until the table is asked about. */
async function passToADraw(page: Page): Promise<void> {
  for (let n = 0; !(await question(page).count()); n++) {
    expect(n).toBeLessThan(40)
    await untilMine(page)
    const before = await steps(page)
    await page.getByRole('button', { name: /^End my turn/ }).click()
    const warned = page.getByRole('button', { name: 'End it all the same' })
    const gone = page.waitForFunction((was) => Number(document.querySelector<HTMLElement>('[data-line]')?.dataset.line) > was || document.querySelector('dialog[open]'), before, { timeout: patience })
    await Promise.race([gone, warned.waitFor()])
    if (await warned.count()) await warned.click()
    await gone
  }
}

describe('beside a real table', () => {
  it.each([desktop, phone])('Broken Cities asks which card fell, tells it, and takes it back', async (device) => {
    const page = await person(browser, server.url, device)
    const noErrors = watchErrors(page)
    await lay(page, 'Broken Cities')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('[data-line]').waitFor()
    await passToADraw(page)
    expect(await findings(page)).toEqual([])
    const before = await steps(page)
    await question(page).getByRole('button', { name: 'Not yet' }).click()
    expect(await steps(page)).toBe(before)
    await passToADraw(page)
    const reached = await steps(page)
    const said = await answer(page, 1)
    await page.waitForFunction((was) => Number(document.querySelector<HTMLElement>('[data-line]')?.dataset.line) > was, reached, { timeout: patience })
    await page.getByText(said, { exact: false }).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    const sure = page.getByRole('button', { name: 'Take it back' })
    const back = page.waitForFunction((was) => Number(document.querySelector<HTMLElement>('[data-line]')?.dataset.line) === was, reached, { timeout: patience })
    await Promise.race([back, sure.waitFor()])
    if (await sure.count()) await sure.click()
    await back
    await passToADraw(page)
    noErrors()
  })

  it('SUSTAIN asks who begins before it starts, and not which card is next: the order is printed', async () => {
    const page = await person(browser, server.url)
    await lay(page, 'SUSTAIN')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await question(page).waitFor()
    expect(await question(page).getByRole('listitem').count()).toBeGreaterThan(2)
    await answer(page, 2)
    await page.locator('[data-line]').waitFor()
    await page.getByText('Player 3').first().waitFor()
  })
})
