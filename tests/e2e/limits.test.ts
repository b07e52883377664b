// A server that is slow, refuses, or is lost in the middle of things: what a person sees of it.
import { type WebSocketRoute } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, goesOn, openLobby, type Page, person, pressable, setSeats, sit, start, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

interface Message {
  id?: number
  method?: string
  result?: Record<string, unknown>
  params?: Record<string, unknown>
}

interface Line {
  page: WebSocketRoute
  real: WebSocketRoute
}

/** Between the page and the server sits somebody who may keep what passes (true), or change it. */
async function between(page: Page, asked: (call: Message, line: Line) => boolean, answered: (message: Message, line: Line) => boolean = () => false): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const line = { page: socket, real: socket.connectToServer() }
    socket.onMessage((text) => {
      if (!asked(JSON.parse(String(text)) as Message, line)) line.real.send(text)
    })
    line.real.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message
      if (!answered(message, line)) socket.send(JSON.stringify(message))
    })
  })
}

/** Alone at a table nothing happens but by my hand. */
async function alone(page: Page): Promise<void> {
  await openLobby(page)
  await setSeats(page, 1)
  await sit(page, 1, 'Ana')
  await start(page)
  await untilMine(page)
}

const press = (page: Page) => page.locator(`${pressable.place}, ${pressable.card}`).first().click()

describe('a choice', () => {
  it('that the server cannot take now is told, and stays open', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    let full = true
    await between(page, ({ id, method }, line) => {
      if (method !== 'play' || !full) return false
      full = false
      line.page.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32006, message: 'The disk did not take it. Try again in a moment.' } }))
      return true
    })
    await alone(page)
    await press(page)
    await page.getByText('The disk did not take it.').waitFor()
    await page.getByText('Your turn').waitFor()
    await act(page, 0)
    noErrors()
  })

  it('that takes its time is waited for, and that is said', async () => {
    const page = await person(browser, server.url)
    let held: (() => void) | undefined
    await between(page, (call, line) => {
      if (call.method !== 'play') return false
      held = () => line.real.send(JSON.stringify({ jsonrpc: '2.0', ...call }))
      return true
    })
    await alone(page)
    const before = await steps(page)
    await press(page)
    await page.getByText('Waiting for the server …').waitFor()
    held?.()
    await goesOn(page, before)
    await page.getByText('Waiting for the server …').waitFor({ state: 'detached' })
  })

  it('whose answer got lost was taken all the same, and that is said', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    let under = 0
    const away = (message: Message, line: Line): boolean => {
      // The server has it; the page does not hear of that.
      if (under !== 1 || (message.id === undefined && message.method !== 'update')) return under === 1
      under = 2
      void line.page.close()
      return true
    }
    await between(page, ({ method }) => ((under += method === 'play' && under === 0 ? 1 : 0), false), away)
    await alone(page)
    const before = await steps(page)
    await press(page)
    await page.getByText('your choice was taken').waitFor()
    await goesOn(page, before)
    expect(await steps(page)).toBe(before + 1)
    noErrors()
  })
})

describe('a table', () => {
  it('of five thousand lines shows the last ones, and earlier ones to who asks', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => ({ count: 0, seat: 0, sentences: [`{seat:0|You do|{name} does} thing ${from + i}.`], undone: false }))
    const pages: number[] = []
    await between(
      page,
      ({ id, method, params }, line) => {
        if (method !== 'log') return false
        const before = Number(params?.before)
        pages.push(before)
        line.page.send(JSON.stringify({ jsonrpc: '2.0', id, result: { from: before - 200, total: 5000, lines: lines(before - 200, before) } }))
        return true
      },
      ({ result }) => {
        if (result?.log && result.play) result.log = { from: 4800, total: 5000, lines: lines(4800, 5000) }
        return false
      },
    )
    await alone(page)
    await page.reload()
    await untilMine(page)
    await page.getByText('You do thing 4999.').waitFor()
    await page.getByRole('button', { name: 'What happened before …' }).waitFor()
    const earlier = page.locator('.before button')
    const panel = page.locator('[role=tabpanel]')
    // Scrolling there is enough; each time so many more are drawn.
    const first = panel.locator('li:first-child').filter({ hasText: 'thing 0.' })
    for (let n = 0; !(await first.count()); n++) {
      expect(n).toBeLessThan(30)
      const had = pages.length
      await earlier.evaluate((button) => button.scrollIntoView())
      await expect.poll(() => pages.length).toBeGreaterThan(had)
    }
    expect(new Set(pages).size).toBe(pages.length)
    await earlier.waitFor({ state: 'detached' })
    // The table is as quick as before, and who reads at the top is not sent to the end.
    await panel.evaluate((box) => (box.scrollTop = 0))
    await act(page, 0)
    expect(await panel.evaluate((box) => box.scrollTop)).toBe(0)
    noErrors()
  })

  it('that is full shows why, and can be taken home', async () => {
    const host = await person(browser, server.url)
    await alone(host)
    await act(host, 0)
    const guest = await person(browser, server.url)
    const note = 'So much has happened at this table that it ends here.'
    await between(
      guest,
      () => false,
      ({ result }) => {
        if (result?.info) Object.assign(result.info, { read_only: true, note })
        return false
      },
    )
    await guest.goto(host.url())
    await guest.getByText(note).waitFor()
    await guest.getByRole('group', { name: /The city/ }).waitFor()
    const file = guest.waitForEvent('download')
    await guest.getByRole('button', { name: 'Replay file' }).click()
    expect((await file).suggestedFilename()).not.toBe('')
  })
})
