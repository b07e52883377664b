// Following a game: bots wait for the page, their turns are told, and what happened since can be seen again.
import { describe, expect, it } from 'vitest'
import type { Update } from '../../web/src/protocol/generated'
import { act, bots, desktop, goesOn, person, playNow, steps, untilMine, watchErrors, type Page } from './hands'
import { browser, server } from './house'

const moving = { ...desktop, reducedMotion: 'no-preference' as const }

/** What the page told the server it has shown, and what the server sent meanwhile. */
async function listen(page: Page): Promise<{ seen: number[]; came: number[] }> {
  const heard = { seen: [] as number[], came: [] as number[] }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { method, params } = JSON.parse(String(payload)) as { method: string; params: { seq: number } }
      if (method === 'seen') heard.seen.push(params.seq)
    })
    socket.on('framereceived', ({ payload }) => {
      const { method, params } = JSON.parse(String(payload)) as { method?: string; params?: Partial<Update> }
      const seq = params?.play?.seq ?? params?.changes?.play['seq']
      if (method === 'update' && params?.steps?.some(({ seat }) => seat !== 0) && seq !== undefined) {
        // Everything before a bot's step was seen when it came.
        heard.came.push(Number(seq) - 1 - Math.max(0, ...heard.seen))
      }
    })
  })
  return heard
}

/** Plays until a bot has the turn, or the game is over. */
async function untilOthers(page: Page): Promise<void> {
  const state = page.locator('header .state')
  const card = page.locator('[aria-modal=true] button').first()
  for (let n = 0; n < 60; n++) {
    if ((await untilMine(page)) === 'over') return
    await act(page, n)
    // What I drew is read first.
    for (;;) {
      await card.or(state.getByText(/Your turn|We wait for|plays|over/)).first().waitFor()
      if (!(await card.count())) break
      await card.click()
    }
    if (/We wait for|plays/.test(await state.innerText())) return
  }
}

describe('a bot', () => {
  it('waits until the page has shown what happened, and says what it does', async () => {
    const page = await person(browser, server.url, moving)
    const noErrors = watchErrors(page)
    const heard = await listen(page)
    await playNow(page)
    await untilOthers(page)
    const caption = page.getByRole('region', { name: /^What .* does$/ })
    await caption.waitFor()
    expect(await caption.innerText()).not.toMatch(/greedy|Bot\b|\{/)
    await untilMine(page)
    expect(heard.seen.length).toBeGreaterThan(1)
    expect(heard.came.filter((unseen) => unseen > 0)).toEqual([])
    noErrors()
  })

  it('does not wait for a page that nobody looks at', async () => {
    const page = await person(browser, server.url, moving)
    await playNow(page)
    await untilOthers(page)
    const before = await steps(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await goesOn(page, before)
  })
})

describe('the log', () => {
  it('is told by turns, and a line of what happened since my last one leads to its moment', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    await playNow(page)
    await bots(page, 'at once')
    const since = page.getByRole('region', { name: 'Since your last turn' })
    for (let n = 0; n < 60 && !(await since.count()); n++) {
      if ((await untilMine(page)) === 'over') break
      await act(page, n)
      await untilMine(page)
    }
    await since.getByRole('listitem').first().getByRole('button').click()
    await page.getByText(/You are looking at the past/).waitFor()
    // Scores and goal are those of the moment shown.
    await page.getByLabel('Step of the game').fill('0')
    await expect.poll(() => page.getByRole('region', { name: 'The goal' }).innerText()).toMatch(/Displaced people\s+0\b/)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.getByRole('tab', { name: 'Log' }).click()
    const turns = page.getByRole('tabpanel').locator('button[aria-expanded]')
    expect(await turns.count()).toBeGreaterThan(1)
    await turns.first().click()
    // A line leads to its moment, and the scrubber with it.
    const line = page.getByRole('tabpanel').locator('li li button').first()
    await line.click()
    await expect.poll(() => line.getAttribute('aria-current')).toBe('step')
    await expect.poll(() => page.getByLabel('Step of the game').inputValue()).not.toBe(String(await steps(page)))
    await page.getByRole('button', { name: 'Back to now' }).click()
    expect(await page.getByRole('tabpanel').innerText()).not.toMatch(/Guest|greedy|\{seat/)
    noErrors()
  })
})

describe('somebody new', () => {
  it('is asked for a name once, and is "you" without one', async () => {
    const page = await person(browser, server.url)
    await page.addInitScript(() => {
      if (localStorage['citybox.settings'] === '{"goals":false}') localStorage['citybox.settings'] = '{}'
    })
    const seats = page.locator('[aria-label=Seats]')
    const start = async (): Promise<void> => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Play now against bots', exact: true }).click()
      await page.getByRole('button', { name: 'Let us play' }).waitFor()
    }
    await start()
    expect(await seats.innerText()).toMatch(/You/)
    await page.getByRole('textbox', { name: 'What is your name?' }).fill('Ana')
    await page.getByRole('button', { name: 'Let us play' }).click()
    await seats.getByText('Ana').waitFor()
    await start()
    expect(await page.getByRole('dialog').getByRole('textbox').count()).toBe(0)
    expect(await seats.innerText()).toMatch(/Ana/)
  })
})
