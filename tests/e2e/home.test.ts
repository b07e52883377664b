// The first page: somebody new is led into a game, somebody who knows it plays at once.
import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { desktop, person, phone, watchErrors } from './hands'
import { browser, server } from './house'

const titles = ['City Roots', 'Broken Cities', 'CrashCity', 'Build It Back', 'SUSTAIN']

describe('from the first page', () => {
  it.each(titles)('a newcomer is in the lesson of %s with one press', async (title) => {
    const page = await person(browser, server.url)
    const fine = watchErrors(page)
    await page.goto('/')
    const learn = page.getByRole('button', { name: `Learn by playing with a coach: ${title}` })
    expect(await learn.getAttribute('class')).toContain('primary')
    await learn.click()
    await page.waitForURL(/\/t\/[A-Z]{6}$/)
    const coach = page.getByRole('region', { name: 'The coach' })
    await coach.getByRole('heading').waitFor()
    expect(await coach.getByRole('heading').innerText()).toMatch(/1\/\d+$/)
    // Who comes back is no newcomer to this game, but still to others.
    await page.goto('/')
    await page.getByRole('button', { name: `Play now against bots: ${title}` }).and(page.locator('.primary')).waitFor()
    await page.getByRole('button', { name: `Learn by playing with a coach: ${title}` }).waitFor()
    const other = titles.find((one) => one !== title)!
    await page.getByRole('button', { name: `Learn by playing with a coach: ${other}` }).and(page.locator('.primary')).waitFor()
    fine()
  })

  it('the first button is the lesson, later the game', async () => {
    const page = await person(browser, server.url, phone)
    await page.goto('/')
    await page.getByRole('button', { name: 'Learn by playing City Roots' }).and(page.locator('.primary')).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Play now against bots', exact: true }).tap()
    await page.waitForURL(/\/t\/[A-Z]{6}$/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now against bots', exact: true }).and(page.locator('.primary')).waitFor()
    expect(await page.getByRole('button', { name: 'Learn by playing City Roots' }).count()).toBe(0)
  })

  it('“play now” says what is special, and the standard game is one press away', async () => {
    const page = await person(browser, server.url, desktop)
    await page.goto('/')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'CrashCity' }) })
    await card.getByText('The quick game').waitFor()
    await card.getByRole('button', { name: /^Play now/ }).click()
    await page.waitForURL(/\/t\/[A-Z]{6}$/)
    await page.getByText(/\b8 tiles left/).first().waitFor({ state: 'attached' })
    await page.goto('/')
    await card.getByRole('button', { name: /^Standard game for 4/ }).click()
    await page.waitForURL(/\/t\/[A-Z]{6}$/)
    await page.getByText(/\b16 tiles left/).first().waitFor({ state: 'attached' })
  })

  it('the designers are named', async () => {
    const page = await person(browser, server.url)
    await page.goto('/')
    for (const name of ['Annie Shi', 'Antidote Games', 'Stone Librande', 'Luigi Ferrini']) await page.getByText(name).first().waitFor()
  })

  it('the rules lead into the game', async () => {
    const page = await person(browser, server.url)
    await page.goto('/rules/crash-city')
    await page.getByRole('button', { name: 'Learn by playing with a coach: CrashCity' }).click()
    await page.getByRole('region', { name: 'The coach' }).getByRole('heading').waitFor()
  })
})
