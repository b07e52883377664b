// Somebody who never saw the game: the goal before anything else, a coach, and hints that say why.
import { describe, expect, it } from 'vitest'
import { bots, desktop, goesOn, openDrawer, type Page, person, phone, steps, untilMine, watchErrors } from './hands'
import { findings } from './findings'
import { browser, server } from './house'

/** Somebody new: the goal card comes. */
async function newcomer(options: typeof desktop | typeof phone): Promise<Page> {
  const page = await person(browser, server.url, options)
  await page.context().addInitScript(() => {
    localStorage['citybox.settings'] = '{"goals":true,"name":"Ana"}'
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots', exact: true }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  return page
}

describe('a first game', () => {
  it('begins with its goal, which stays in sight', async () => {
    const page = await newcomer(desktop)
    const fine = watchErrors(page)
    const card = page.getByRole('dialog')
    await card.getByText('This loses').waitFor()
    await card.getByRole('button', { name: 'Let us play' }).click()
    await card.waitFor({ state: 'detached' })
    const goal = page.getByRole('region', { name: 'The goal' })
    const text = await goal.locator('.text').innerText()
    expect(text.length).toBeGreaterThan(20)
    await goal.getByRole('button').click()
    await goal.getByText('This wins').waitFor()
    await page.keyboard.press('Escape')
    await goal.getByText('This wins').waitFor({ state: 'detached' })
    // Once is enough.
    await page.reload()
    await goal.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    fine()
  })

  it('is guided by who asks for it, goes on after a reload, and is left at any time', async () => {
    const page = await newcomer(desktop)
    await page.getByRole('dialog').getByRole('button', { name: 'Guide me' }).click()
    await bots(page, 'at once')
    const coach = page.getByRole('region', { name: 'The coach' })
    const title = coach.getByRole('heading')
    await untilMine(page)
    await title.waitFor()
    const first = await title.innerText()
    expect(first).toMatch(/1\/\d$/)
    await coach.getByRole('button', { name: 'Go on' }).click()
    await title.filter({ hasNotText: first }).waitFor()
    const second = await title.innerText()
    await page.reload()
    await title.waitFor()
    expect(await title.innerText()).toBe(second)
    await coach.getByRole('button', { name: /^I know how this goes/ }).first().click()
    await coach.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Menu and settings' }).click()
    await page.getByRole('button', { name: 'Guide me again' }).click()
    await title.waitFor()
    expect(await title.innerText()).toBe(second)
  })

  it.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('on %s a hint says what and why, shows it, and does it', async (_, options) => {
    const page = await newcomer(options)
    await page.getByRole('dialog').getByRole('button', { name: 'Let us play' }).click()
    await bots(page, 'at once')
    await untilMine(page)
    const before = await steps(page)
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    const hint = page.getByRole('region', { name: 'A hint' })
    await hint.waitFor()
    expect(await hint.innerText()).not.toMatch(/[{}]|[a-z]+-[a-z]+-[a-z]+/)
    await hint.getByRole('button', { name: 'Show me' }).click()
    await page.locator('.advised').first().waitFor()
    await hint.getByRole('button', { name: 'Do it' }).click()
    await goesOn(page, before)
    await hint.waitFor({ state: 'detached' })
  })

  it.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('on %s one looks back and asks what a hard bot would have done', async (_, options) => {
    const page = await newcomer(options)
    const fine = watchErrors(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Let us play' }).click()
    await bots(page, 'at once')
    await untilMine(page)
    const before = await steps(page)
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await page.getByRole('region', { name: 'A hint' }).getByRole('button', { name: 'Do it' }).click()
    await goesOn(page, before)
    await untilMine(page)
    if (options === phone) await openDrawer(page, 'Log')
    await page.getByRole('button', { name: 'One step back' }).last().click()
    await page.getByText(/You are looking at the past/).waitFor()
    await page.getByRole('button', { name: 'What would a hard bot have done?' }).last().click()
    const card = page.getByRole('region', { name: 'What a hard bot would have done' })
    await card.getByText(/It looked at \d+ ways the game may go/).waitFor()
    expect(await card.innerText()).toMatch(/hard bot would have done/)
    expect(await card.innerText()).not.toMatch(/[{}]/)
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to now' }).click()
    await card.waitFor({ state: 'detached' })
    fine()
  })

  it('on a phone leads to its rules and back to the board', async () => {
    const page = await newcomer(phone)
    await page.getByRole('dialog').getByRole('button', { name: 'Show me the rules' }).tap()
    await page.getByRole('tabpanel').getByRole('heading', { name: /CR-1/ }).first().waitFor()
    await openDrawer(page, 'Log')
    await page.getByRole('button', { name: 'Back to the board' }).tap()
    await page.getByRole('tablist').waitFor({ state: 'detached' })
  })
})
