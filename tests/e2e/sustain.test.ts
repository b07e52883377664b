import { describe, expect, it } from 'vitest'
import { findings } from './findings'
import { bots, desktop, goesOn, type Page, patience, person, phone, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

async function sitDown(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots: SUSTAIN' }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByRole('group', { name: /The city/ }).waitFor()
  await bots(page, 'at once')
}

const choices = '[aria-label="Your choices"] .choices'
const place = '[data-space][aria-disabled=false]'
const offer = `${choices} .offer:not(.closed)`

type Task = 'found' | 'take' | 'choose' | 'place' | 'talk' | 'invest'
const tasks: [Task, string][] = [
  ['found', `${choices} #su-city`],
  ['take', `${choices} .departments button:not([aria-disabled=true])`],
  ['choose', `${choices} .mandate button:not([aria-disabled=true])`],
  ['place', place],
  ['talk', `${choices} .ready`],
  ['invest', `${choices} .pass`],
]

async function taskOf(page: Page): Promise<Task> {
  await page.locator(tasks.map(([, way]) => way).join(', ')).first().waitFor()
  for (const [task, way] of tasks) if (await page.locator(way).count()) return task
  throw new Error('Nothing can be done.')
}

/** One decision by mouse; the n-th of several. */
async function act(page: Page, n: number): Promise<Task> {
  const before = await steps(page)
  const task = await taskOf(page)
  if (task === 'found') {
    await page.getByLabel('The name of the city').fill('Paperville')
    await page.getByRole('button', { name: 'Found Paperville' }).click()
    await page.getByRole('group', { name: /The city Paperville/ }).waitFor()
  } else if (task === 'talk') await page.getByRole('button', { name: 'I am ready' }).click()
  else if (task === 'invest') {
    const offers = page.locator(offer)
    const count = await offers.count()
    if (count > 0) {
      const one = offers.nth(n % count)
      await one.click()
      await page.getByRole('button', { name: 'One coin more' }).click({ timeout: 1000 }).catch(() => undefined)
      await page.getByRole('button', { name: /^Put \d+ coins?$/ }).click()
    } else await page.locator(`${choices} .pass`).click()
  } else {
    const all = page.locator(tasks.find(([name]) => name === task)![1])
    await all.nth(n % (await all.count())).click()
  }
  await goesOn(page, before)
  return task
}

/** Plays on until the page asks for this; false: the game was over before. */
async function playTo(page: Page, wanted: Task): Promise<boolean> {
  for (let n = 0; (await untilMine(page)) === 'mine'; n++) {
    if ((await taskOf(page)) === wanted) return true
    await act(page, n)
  }
  return false
}

describe('the guided first game of SUSTAIN', () => {
  it('is played from the name of the city to the count of votes, or to the defeat of all', { timeout: 300_000 }, async () => {
    const page = await person(browser, server.url, desktop)
    const noErrors = watchErrors(page)
    await sitDown(page)
    const did = new Set<Task>()
    const guides = new Set<string>()
    let mine = 0
    while ((await untilMine(page)) === 'mine') {
      const guide = page.locator(`${choices} [aria-label=Guide]`)
      if (await guide.getByText('New: explain this step').count()) {
        await guide.locator('summary').click()
        guides.add(await guide.locator('p').innerText())
        await guide.getByRole('button', { name: 'Got it' }).click()
      }
      did.add(await act(page, mine++))
      expect(mine).toBeLessThan(300)
    }
    expect([...did]).toEqual(expect.arrayContaining(['take', 'talk', 'invest']))
    expect(guides.size).toBeGreaterThan(3)

    const end = page.getByRole('dialog')
    await end.getByRole('img', { name: /tables that only fill up/ }).waitFor()
    await end.getByRole('heading', { name: /the city stands|unhappy|the air is full|built over/ }).waitFor()
    await end.getByRole('button', { name: /points: what they are made of/ }).first().click()
    await page.getByText('Total').waitFor()
    noErrors()
  })

  it('takes gifts and promises, and shows them to all', async () => {
    const page = await person(browser, server.url, desktop)
    await sitDown(page)
    expect(await playTo(page, 'talk')).toBe(true)
    const held = async (): Promise<number> => Number(/You hold (\d+)/.exec(await page.locator(`${choices} .duty`).innerText())![1])
    const had = await held()

    let before = await steps(page)
    const whom = page.getByRole('group', { name: 'Give or promise coins to' })
    await whom.getByRole('button').first().click()
    await page.getByRole('button', { name: 'Give 1 coin', exact: true }).click()
    await goesOn(page, before)
    expect(await held()).toBe(had - 1)
    await page.getByText(/1 coin to Bo\b/).waitFor()

    before = await steps(page)
    await page.locator(offer).first().click()
    await page.getByRole('button', { name: 'Not a coin from me' }).click()
    await goesOn(page, before)
    await page.getByText(/put nothing|put no|not put|none on/i).first().waitFor()

    // Kept or broken is told when the year turns.
    before = await steps(page)
    await page.getByRole('button', { name: 'I am ready' }).click()
    await goesOn(page, before)
    while ((await untilMine(page)) === 'mine' && (await taskOf(page)) !== 'talk') {
      const now = await steps(page)
      const task = await taskOf(page)
      if (task === 'invest') await page.locator(`${choices} .pass`).click()
      else await act(page, 0)
      await goesOn(page, now)
    }
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByText(/kept a promise/).first().waitFor()
  })

  it('shows the clock of the table, which a pause stops', async () => {
    const page = await person(browser, server.url, desktop)
    await page.clock.install()
    await sitDown(page)
    expect(await playTo(page, 'talk')).toBe(true)
    const clock = page.getByRole('timer', { name: 'Time left' })
    await clock.waitFor()
    const left = async (): Promise<number> => {
      const [minutes, seconds] = (await clock.innerText()).split(':').map(Number)
      return minutes! * 60 + seconds!
    }
    // While nothing comes from the server the page counts along by itself, for as long as the silence does
    // not make it ask.
    await page.locator('header .now').filter({ hasText: /you.* are not ready/ }).waitFor()
    const before = await left()
    expect(before).toBeGreaterThan(200)
    // The first seconds are for reading the cards, and each thing a bot says brings the server's time again.
    const later = async (): Promise<number> => {
      await page.clock.runFor(60_000)
      return left()
    }
    await expect.poll(later, { timeout: 30_000, interval: 500 }).toBeLessThanOrEqual(before - 20)
    await page.getByRole('button', { name: 'Menu and settings' }).click()
    await page.getByRole('button', { name: /Pause/ }).click()
    await page.getByText('Paused').first().waitFor()
    await page.keyboard.press('Escape')
    const stood = await left()
    await page.clock.runFor(20_000)
    expect(await left()).toBe(stood)
  })

  it.each(['light', 'dark'] as const)('keeps nobody out, %s', async (colorScheme) => {
    const page = await person(browser, server.url, { ...desktop, colorScheme })
    await sitDown(page)
    await untilMine(page)
    expect(await findings(page)).toEqual([])
    expect(await playTo(page, 'talk')).toBe(true)
    await page.locator(offer).first().click()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: /step 1 of the year’s turn/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'The whole turn' }).click()
    await page.getByRole('dialog').getByText('Total').waitFor()
  })

  it('is played on a phone: cards are read, coins are put, a building asks twice', { timeout: 180_000 }, async () => {
    const page = await person(browser, server.url, phone)
    await sitDown(page)
    // Coins on one building of the own sheet stay there until it is paid.
    while ((await untilMine(page)) === 'mine') {
      const task = await taskOf(page)
      if (task === 'place') break
      const now = await steps(page)
      if (task === 'invest') {
        await page.getByRole('group', { name: 'Which investment spaces' }).getByRole('button').nth(1).tap()
        const own = page.locator(offer).first()
        if (await own.count()) {
          await own.tap()
          const more = page.getByRole('button', { name: 'One coin more' })
          while (await more.isEnabled()) await more.tap()
          await page.getByRole('button', { name: /^Put \d+ coins?$/ }).tap()
        } else {
          await page.locator(`${choices} .pass`).tap()
          expect(await steps(page)).toBe(now)
          await page.locator(`${choices} .pass`).tap()
        }
        await goesOn(page, now)
      } else await act(page, 0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const before = await steps(page)
    const free = page.locator(place).first()
    await free.tap()
    await page.getByText('Tap again').waitFor({ timeout: patience })
    expect(await steps(page)).toBe(before)
    await free.tap()
    await goesOn(page, before)
  })
})
