import { expect, it } from 'vitest'
import type { Update } from '../../web/src/protocol/generated'
import { act, bots, goesOn, openLobby, type Page, person, playNow, pressable, setSeats, sit, start, steps, untilMine } from './hands'
import { browser, server } from './house'

/** The board as a listener hears it: every space with what stands on it. */
function board(page: Page): Promise<string[]> {
  return page.locator('[data-space]').evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').split(':')[0] ?? ''))
}

/** Alone at a table nothing happens but by my hand. */
async function alone(page: Page): Promise<void> {
  await openLobby(page)
  await setSeats(page, 1)
  await sit(page, 1, 'Ana')
  await start(page)
  for (let n = 0; n < 4; n++) {
    await untilMine(page)
    await act(page, n)
  }
  await untilMine(page)
}

it('a reload in the middle of a game changes nothing', async () => {
  const page = await person(browser, server.url)
  await alone(page)
  const [before, count] = [await board(page), await steps(page)]
  await page.reload()
  await untilMine(page)
  expect(await board(page)).toEqual(before)
  expect(await steps(page)).toBe(count)
  await act(page, 1)
})

it('a page that missed what others did notices, and is right again', async () => {
  const page = await person(browser, server.url)
  const lost: string[] = []
  let watched = 0
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const line = socket.connectToServer()
    socket.onMessage((text) => {
      if (String(text).includes('"watch"')) watched++
      line.send(text)
    })
    let turn = 0
    line.onMessage((text) => {
      const { params } = JSON.parse(String(text)) as { params?: Partial<Update> }
      // Some of what bots do while others of them decide: what follows shows that it is missing.
      const others = params?.steps?.every(({ seat }) => seat !== 0) && !(params.changes?.play['deciders'] as number[] | undefined)?.includes(0)
      if (params?.changes && others && turn++ % 2) lost.push(String(text))
      else socket.send(text)
    })
  })
  await playNow(page)
  for (let n = 0; n < 6 && (await untilMine(page)) !== 'over'; n++) await act(page, n)
  await untilMine(page)
  expect(lost.length).toBeGreaterThan(0)
  expect(watched).toBeGreaterThan(1)
  const [shown, count] = [await board(page), await steps(page)]
  await page.reload()
  await page.locator('[data-space]').first().waitFor()
  await untilMine(page)
  expect(await board(page)).toEqual(shown)
  expect(await steps(page)).toBe(count)
})

it('the first page lists the table and says that it is my turn', async () => {
  const page = await person(browser, server.url)
  await alone(page)
  const code = page.url().slice(-6)
  await page.goto('/')
  const line = page.getByRole('listitem').filter({ hasText: code })
  await line.getByText('Your turn').waitFor()
  await line.getByRole('link').click()
  await untilMine(page)
})

it('a killed server comes back, the page with it, and nothing is lost', { timeout: 180_000 }, async () => {
  const page = await person(browser, server.url)
  await alone(page)
  const [before, count] = [await board(page), await steps(page)]
  await server.kill()
  await page.getByText(/The connection is lost/).waitFor()
  await server.run()
  await page.getByText(/The connection is lost/).waitFor({ state: 'detached' })
  await untilMine(page)
  expect(await board(page)).toEqual(before)
  expect(await steps(page)).toBe(count)
  await act(page, 0)
})

it('a choice made while the server is away is made once it is back, and once only', { timeout: 180_000 }, async () => {
  const page = await person(browser, server.url)
  await alone(page)
  const count = await steps(page)
  await server.kill()
  if (!(await page.locator(`${pressable.place}, ${pressable.card}`).count())) await page.locator(pressable.piece).first().click()
  await page.locator(`${pressable.place}, ${pressable.card}`).first().click()
  await page.getByText('Sent …').waitFor()
  await page.getByText(/The connection is lost/).waitFor()
  await server.run()
  await goesOn(page, count)
  await untilMine(page)
  await page.reload()
  await untilMine(page)
  expect(await steps(page)).toBe(count + 1)
})

it('bots go on after a killed server without anybody’s help', { timeout: 180_000 }, async () => {
  const page = await person(browser, server.url)
  await playNow(page)
  await untilMine(page)
  await bots(page, 'calm')
  const count = await steps(page)
  await act(page, 0)
  await server.kill()
  await server.run()
  expect(['mine', 'over']).toContain(await untilMine(page))
  expect(await steps(page)).toBeGreaterThan(count)
})
