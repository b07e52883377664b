// A browser, and what a person does with the page: always by what can be seen, clicked or typed.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

export type { Browser, BrowserContext, Page }

export function openBrowser(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--headless',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args })
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }
export const patience = 45_000

type Options = NonNullable<Parameters<Browser['newContext']>[0]>

/** A person with a browser of their own, calm motion so that nothing has to be waited out. */
export async function person(browser: Browser, url: string, options: Options = desktop): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: url, ...options })
  context.setDefaultTimeout(patience)
  // Somebody who knows the games: no card at their start. Where a page keeps nothing (a report), there is none anyway.
  await context.addInitScript(() => {
    try {
      localStorage['citybox.settings'] ??= '{"goals":false}'
    } catch {
      return
    }
  })
  return context.newPage()
}

/** Errors on the page fail the test that calls this at its end. */
export function watchErrors(page: Page): () => void {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // A server that is away shows up as a failed connection; the page tells people by itself.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_EMPTY/.test(message.text())) errors.push(message.text())
  })
  return () => expect(errors).toEqual([])
}

/** One call, as a program beside the page would make it. */
export function call<T>(page: Page, method: string, params: object): Promise<T> {
  return page.evaluate(
    ([name, given]) =>
      new Promise<unknown>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
        socket.onopen = () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params: given }))
        socket.onerror = () => fail(new Error('no connection'))
        socket.onmessage = (message) => {
          const answer = JSON.parse(String(message.data)) as { id?: number; result?: unknown; error?: { message: string } }
          if (answer.id !== 1) return
          socket.close()
          if (answer.error) fail(new Error(answer.error.message))
          else done(answer.result)
        }
      }),
    [method, params] as const,
  ) as Promise<T>
}

/** From the first page to a started game against bots, in one click. */
export async function playNow(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots', exact: true }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByRole('group', { name: /The city/ }).waitFor()
  return page.url()
}

/** From the first page to a lobby of one's own; gives the table's address. */
export async function openLobby(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends to City Roots' }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await page.getByRole('heading', { name: 'Who sits where' }).waitFor()
  return page.url()
}

export async function sit(page: Page, seat: number, name: string): Promise<void> {
  const row = page.locator('section.seats li').nth(seat - 1)
  const field = row.getByLabel(`Name for seat ${seat}`)
  const press = row.getByRole('button', { name: /^(Sit here|Rename)/ })
  // Who opened the table sits there already, and is asked for a name.
  await field.or(press).first().waitFor()
  if (!(await field.count())) await press.click()
  await field.fill(name)
  await row.getByRole('button', { name: /^(Sit down|Keep)$/ }).click()
  await page.getByRole('button', { name: `Rename ${name}` }).waitFor()
}

/** Who opened the table plays along unless they say so. */
export async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I do not play' }).click()
  await page.getByRole('button', { name: 'Sit here at seat 1' }).waitFor()
}

export async function setSeats(page: Page, count: number): Promise<void> {
  await page.getByLabel('Seats', { exact: true }).selectOption(String(count))
  await page.getByRole('button', { name: `Sit here at seat ${count + 1}` }).waitFor({ state: 'detached' })
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Start the game|Watch bots play/ }).click()
  await page.getByRole('group', { name: /The city/ }).waitFor()
}

const table = '[data-line]'

/** How many actions the game has, as the page counts them. */
export async function steps(page: Page): Promise<number> {
  return Number(await page.locator(table).getAttribute('data-line'))
}

export async function bots(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu and settings' }).click()
  await page.getByLabel('Bots play').selectOption({ label: pace })
  await page.getByRole('button', { name: 'Close' }).click()
}

/** On a phone what stands beside the board is pulled out first. */
export async function openDrawer(page: Page, tab: string): Promise<void> {
  if (!(await page.getByRole('tablist').count())) await page.getByRole('button', { name: /^Table/ }).tap()
  await page.getByRole('tab', { name: tab }).tap()
}

export type Moment = 'mine' | 'card' | 'over' | 'others'

/** What the page asks of the person in front of it. */
export function momentOf(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    if (document.querySelector('dialog[open]')?.textContent?.includes('Again with the same people')) return 'over'
    if (document.querySelector('[role=dialog][aria-modal=true]')) return 'card'
    const state = document.querySelector('header .state')?.textContent ?? ''
    return /your turn/i.test(state) ? 'mine' : 'others'
  })
}

export async function untilMine(page: Page): Promise<Moment> {
  const deadline = Date.now() + patience
  for (;;) {
    const moment = await momentOf(page)
    if (moment === 'mine' || moment === 'over') return moment
    if (moment === 'card') await page.getByRole('dialog').getByRole('button').first().click()
    else await page.waitForFunction(() => /turn|over/i.test(document.querySelector('header .state')?.textContent ?? '') || document.querySelector('[aria-modal=true], dialog[open]'), undefined, { timeout: patience })
    if (Date.now() > deadline) throw new Error('It never became my turn.')
  }
}

/** Waits until the game has gone on beyond `before` actions. */
export async function goesOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    ([selector, was]) => Number(document.querySelector<HTMLElement>(selector)?.dataset.line) > was,
    [table, before] as const,
    { timeout: patience },
  )
}

/** What can be pressed: places on the board, cards and buttons under it. */
export const pressable = {
  place: '[data-space][aria-disabled=false]:not([aria-label$="take up"])',
  piece: '[data-space][aria-disabled=false][aria-label$="take up"]',
  card: '[aria-label="Your choices"] .choices :is(.cards button, .row > button)',
}

/** One choice by mouse: a place on the board, if need be after taking up a piece, else the n-th card or button. */
export async function act(page: Page, n = 0): Promise<void> {
  const before = await steps(page)
  await page.locator(Object.values(pressable).join(', ')).first().waitFor()
  const places = page.locator(pressable.place)
  const pieces = page.locator(pressable.piece)
  const cards = page.locator(pressable.card)
  if (!(await places.count()) && (await pieces.count())) {
    await pieces.first().click()
    await places.first().waitFor()
  }
  const choices = (await places.count()) ? places : cards
  await choices.nth(n % (await choices.count())).click()
  await goesOn(page, before)
}
