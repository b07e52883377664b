// Following a game: bots wait for the page, their turns are told, and what happened since can be seen again.
import { describe, expect, it } from 'vitest'
import { act, bots, desktop, person, playNow, steps, untilMine, watchErrors, type Page } from './hands'
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
      const { method, params } = JSON.parse(String(payload)) as { method?: string; params?: { play?: { seq: number }; steps?: unknown[] } }
      if (method === 'update' && params?.steps && params.play) {
        // Everything before this step was seen when it came.
        heard.came.push(params.play.seq - 1 - Math.max(0, ...heard.seen))
      }
    })
  })
  return heard
}

/** Plays until a bot has the turn, or the game is over. */
async function untilOthers(page: Page): Promise<void> {
  const state = page.locator('header .state')
  for (let n = 0; n < 60; n++) {
    if ((await untilMine(page)) === 'over') return
    await act(page, n)
    await page.waitForTimeout(400)
    if (!/your turn/i.test(await state.innerText())) return
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
    await page.waitForFunction((was) => Number(document.querySelector('[aria-label="Look back over the game"] .number')?.textContent?.split('/')[1]) > was, before)
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
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.getByRole('tab', { name: 'Log' }).click()
    const turns = page.getByRole('tabpanel').locator('button[aria-expanded]')
    expect(await turns.count()).toBeGreaterThan(1)
    await turns.first().click()
    expect(await page.getByRole('tabpanel').innerText()).not.toMatch(/Guest|greedy|\{seat/)
    noErrors()
  })
})
