// The pictures of docs/images (script/pictures). Not a test: without a folder to draw into nothing is done.
import { writeFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { type BrowserContext, type Page, phone } from './hands'
import { browser, server } from './house'

const folder = process.env.PICTURES ?? ''
const quality = 80
const screens = {
  '': { viewport: { width: 1280, height: 800 } },
  '-phone': { ...phone, deviceScaleFactor: 2 },
}
/** After how many decisions of mine a turn is worth a picture. */
const games = { 'city-roots': 7, 'broken-cities': 12, 'crash-city': 34, 'build-back': 22, sustain: 16 }

interface Answer {
  result?: Record<string, unknown>
  error?: { message: string }
}
type Call = (method: string, params: object) => Promise<Record<string, unknown>>

/** Somebody who plays by the hints, without a page that would have to be watched. */
async function lineTo(page: Page): Promise<Call> {
  await page.goto('/healthz')
  await page.evaluate(async () => {
    const socket = new WebSocket(`ws://${location.host}/ws`)
    const waiting = new Map<number, (answer: Answer) => void>()
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer & { id?: number }
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    }
    let id = 0
    Object.assign(window, {
      ask: (method: string, params: object) =>
        new Promise<Answer>((resolve) => {
          waiting.set(++id, resolve)
          socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
        }),
    })
    await new Promise((open) => (socket.onopen = open))
  })
  return async (method, params) => {
    const { result, error } = await page.evaluate(
      ([m, p]) => (window as unknown as { ask: (method: string, params: object) => Promise<Answer> }).ask(m, p),
      [method, params] as const,
    )
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
}

interface Laid {
  code: string
  token: string
  host: string
}

async function lay(call: Call, game: string): Promise<Laid> {
  const hello = (await call('hello', {})) as unknown as { games: { id: string; play_now: { seats: number; options: Record<string, string> } }[] }
  const { seats, options } = hello.games.find(({ id }) => id === game)!.play_now
  const { table, host } = (await call('create', { game, seats, options })) as { table: string; host: string }
  const { token } = (await call('sit', { table, seat: 0, name: 'Ana' })) as { token: string }
  await call('start', { table, token: host })
  await call('pace', { table, token, ms: 0 })
  return { code: table, token, host }
}

/** Plays on by the hints, so many decisions or to the end. */
async function playOn(call: Call, { code, token }: Laid, most: number): Promise<void> {
  for (let mine = 0; ; ) {
    const { play } = (await call('watch', { table: code, tokens: [token] })) as { play: { seq: number; deciders: number[]; standing: { over: boolean } } }
    if (play.standing.over) return
    if (!play.deciders.includes(0)) {
      await new Promise((later) => setTimeout(later, 25))
      continue
    }
    if (mine++ >= most) return
    const { action } = await call('hint', { table: code, token })
    await call('play', { table: code, token, action, seq: play.seq })
  }
}

/** The person of this table, at a screen of this kind. */
async function comeBack(screen: object, game: string, { code, token, host }: Laid): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', baseURL: server.url, ...screen })
  await context.addInitScript(
    ([table, of, mine, ours]) => {
      localStorage['citybox.settings'] = '{"goals":false,"name":"Ana"}'
      localStorage['citybox.tables'] = JSON.stringify({ [table]: { game: of, seats: { 0: mine }, host: ours, touched: Date.now() } })
    },
    [code, game, token, host] as const,
  )
  return { page: await context.newPage(), context }
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1200)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'))
}

describe.runIf(folder)('pictures', () => {
  it.each(Object.entries(games))('of %s', { timeout: 240_000 }, async (game, some) => {
    const call = await lineTo(await browser.newPage({ baseURL: server.url }))
    const laid = await lay(call, game)
    for (const [moment, decisions] of [
      ['start', 0],
      ['turn', some],
      ['end', Infinity],
    ] as const) {
      await playOn(call, laid, decisions)
      for (const [suffix, screen] of Object.entries(screens)) {
        const { page, context } = await comeBack(screen, game, laid)
        await page.goto(`/t/${laid.code}`)
        await page.locator('.board svg, .board .generic').first().waitFor()
        if (moment === 'end') await page.getByRole('dialog').locator('.position svg').first().waitFor()
        await take(page, `${game}-${moment}${suffix}`)
        await context.close()
      }
    }
  })
})
