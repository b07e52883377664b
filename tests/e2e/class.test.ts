// A class in real browsers: a facilitator, a projector, pupils on phones.
import { describe, expect, it } from 'vitest'
import { eachOf } from '../../web/src/protocol/action'
import type { Choices } from '../../web/src/protocol/generated'
import { call, type Page, patience, person, phone, watchErrors } from './hands'
import { findings } from './findings'
import { browser, server } from './house'

const laptop = { viewport: { width: 1280, height: 720 } }
const beamer = { viewport: { width: 1280, height: 720 } }

interface Held {
  classroom: string
  token: string
}
interface You {
  code: string
  seat: number
}
interface Glimpse {
  info: { stop: string; pool?: { pool: number; event?: number }; tables: { number: number; line: number; seats: { name: string; bot: boolean }[] }[] }
  you: You
}

/** Which class this browser belongs to, and by which token. */
const keyOf = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const [classroom, key] = Object.entries(JSON.parse(localStorage['citybox.classes'] ?? '{}') as Record<string, { token: string }>)[0] ?? ['', { token: '' }]
    return { classroom, token: key.token }
  })

async function openClass(page: Page, game: string, name: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Run a class' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(game, { exact: true }).click()
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Open the room' }).click()
  await page.waitForURL(/\/c\/[A-Z]{6}$/)
  await page.getByRole('heading', { name: new RegExp(name), level: 1 }).waitFor()
  return page.url()
}

async function openScreen(page: Page): Promise<Page> {
  const screen = await page.context().newPage()
  await screen.setViewportSize(beamer.viewport)
  await screen.goto(`${page.url()}/screen`)
  return screen
}

async function join(address: string, name: string, options = phone): Promise<Page> {
  const page = await person(browser, server.url, options)
  await page.goto(address)
  await page.getByLabel('What is your name?').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${name}.`).waitFor()
  return page
}

/** What the class lays over a table, which has cards of its own. */
const overlay = (page: Page, title: string) => page.locator('dialog[open]').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** By one press each: who sits where, and off. */
async function start(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: /^Arrange/ }).click()
  await teacher.getByText('Table 1', { exact: true }).first().waitFor()
  await teacher.getByRole('button', { name: 'Start the class' }).click()
}

const atTable = (page: Page): Promise<void> => page.getByRole('group', { name: /The city/ }).waitFor()

interface Watched {
  play: { seq: number; deciders: number[]; legal: Record<string, Choices[]>; standing: { over: boolean } }
}

/** Nobody builds: what is asked of this pupil is answered in the shortest way. False: nothing is. */
async function idle(page: Page, you: You, { token }: Held): Promise<boolean> {
  const { play } = await call<Watched>(page, 'watch', { table: you.code, tokens: [token] })
  const choices = eachOf(play.legal[String(you.seat)] ?? [])
  if (!choices.length) return false
  const verbs = ['end', 'pass', 'let-be', 'vote-no']
  const action = verbs.map((verb) => choices.find((one) => one.verb === verb)).find(Boolean) ?? choices[0]
  return call(page, 'play', { table: you.code, token, seq: play.seq, action }).then(
    () => true,
    () => false,
  )
}

/** All of them answer what they are asked, until the class stands still or `enough` says so. */
async function playUntil(pages: Page[], enough: (now: Glimpse) => boolean): Promise<void> {
  const keys = await Promise.all(pages.map(keyOf))
  const first = pages[0]!
  for (let turn = 0; turn < 400; turn++) {
    const now = await call<Glimpse>(first, 'class_watch', keys[0]!)
    if (enough(now)) return
    for (const [i, page] of pages.entries()) {
      const { you } = await call<Glimpse>(page, 'class_watch', keys[i]!)
      while (await idle(page, you, keys[i]!)) {
        // As long as it is this pupil's decision.
      }
    }
  }
  throw new Error('The class did not get there.')
}

describe('a class of two tables', () => {
  it('comes in, plays under one sky, is paused, rolled back, given prizes and talked about', { timeout: 300_000 }, async () => {
    const teacher = await person(browser, server.url, laptop)
    const noErrors = [watchErrors(teacher)]
    const address = await openClass(teacher, 'Broken Cities', '7b')
    const screen = await openScreen(teacher)
    noErrors.push(watchErrors(screen))
    await screen.getByText('or scan this').waitFor()

    // The waiting room on a phone, and axe on each of the three views.
    const pupils: Page[] = []
    for (const name of ['Ana', 'Ben', 'Cem', 'Dina', 'Edo', 'Fay']) pupils.push(await join(address, name))
    for (const page of pupils) noErrors.push(watchErrors(page))
    const [ana, ben] = pupils as [Page, Page]
    await ana.getByText('6 of you').waitFor()
    await screen.getByText('Fay', { exact: true }).waitFor()
    for (const view of [teacher, screen, ana]) expect(await findings(view)).toEqual([])

    // Arranged by one press; each pupil reads where to sit.
    await teacher.getByRole('button', { name: /^Arrange/ }).click()
    await ana.getByText(/You are at table 1 with Ben and Cem/).waitFor()
    await teacher.getByRole('button', { name: 'Start the class' }).click()
    for (const page of pupils) await atTable(page)
    await screen.getByText('Round 1').first().waitFor()

    // A hand goes up and shows on the console.
    await ana.getByRole('button', { name: /hand/i }).first().tap()
    await teacher.getByRole('button', { name: 'Raised hands: 1' }).waitFor()

    // Pause is seen on every device and on the projector, and no key puts it away. A question can be answered meanwhile.
    const key = await keyOf(teacher)
    await call(teacher, 'class_ask', { ...key, question: 'What do you expect?', open: true })
    await teacher.getByRole('button', { name: 'Pause all' }).click()
    const still = (page: Page) => page.getByRole('dialog', { name: 'Look up for a moment' })
    for (const page of pupils) await still(page).waitFor()
    for (let i = 0; i < 3; i++) await ana.keyboard.press('Escape')
    expect(await still(ana).isVisible()).toBe(true)
    expect(await findings(ana)).toEqual([])
    await still(ben).getByLabel('What do you expect?').fill('More rain.')
    await still(ben).getByRole('button', { name: 'Answer' }).tap()
    await still(ben).getByText('That is what you wrote.').waitFor()
    await still(ana).getByLabel('What do you expect?').fill('Half a thought')
    await teacher.getByRole('button', { name: 'Go on' }).click()
    await still(ana).waitFor({ state: 'detached' })

    // What was begun is still there.
    await ana.getByRole('button', { name: 'Question' }).tap()
    expect(await ana.getByLabel('What do you expect?').inputValue()).toBe('Half a thought')
    await ana.keyboard.press('Escape')
    await call(teacher, 'class_ask', { ...key, question: 'What do you expect?', open: false })

    // Both tables fill one pool, until the first event stops everybody.
    await playUntil(pupils, ({ info }) => info.stop === 'event')
    await teacher.getByRole('heading', { name: 'Event 1 was reached: play has stopped' }).waitFor()
    for (const page of pupils) await page.getByRole('dialog', { name: 'Everybody looks up' }).waitFor()
    await screen.getByText('Event 1', { exact: true }).first().waitFor()
    expect(await findings(screen)).toEqual([])
    await teacher.getByText('Or choose one yourself').click()
    await teacher.getByRole('button', { name: /^Flood/ }).click()
    for (const page of pupils) await overlay(page, 'Flood').waitFor()
    await screen.getByRole('heading', { name: 'Flood' }).waitFor()
    for (const view of [teacher, screen, ben]) expect(await findings(view)).toEqual([])
    await teacher.getByRole('button', { name: 'Go on', exact: true }).click()
    await overlay(ana, 'Flood').waitFor({ state: 'detached' })

    // The judge takes a table back; what it added leaves the pool, and the card stays fallen.
    const before = (await call<Glimpse>(teacher, 'class_watch', key)).info.pool!.pool
    await teacher.getByRole('button', { name: /^Table 2/ }).first().click()
    const sheet = teacher.getByRole('dialog', { name: /^Table 2/ })
    await sheet.getByRole('button', { name: 'Back to here' }).last().waitFor()
    expect(await findings(teacher)).toEqual([])
    await sheet.getByRole('button', { name: 'Back to here' }).last().click()
    const sure = teacher.getByRole('dialog', { name: 'Roll table 2 back?' })
    await sure.getByRole('button', { name: /back/i }).last().click()
    await expect.poll(async () => (await call<Glimpse>(teacher, 'class_watch', key)).info.pool!.pool, { timeout: patience }).toBeLessThan(before)
    await teacher.keyboard.press('Escape')

    // The end: it asks first, then prizes are given everywhere.
    await teacher.getByRole('button', { name: 'End', exact: true }).click()
    await teacher.getByRole('dialog').getByRole('button', { name: /^End/ }).click()
    await teacher.getByRole('heading', { name: 'Prizes' }).waitFor()
    await ana.getByText(/Most green|prize/i).first().waitFor()
    for (const view of [teacher, ana]) expect(await findings(view)).toEqual([])

    // A question on the wall; the projector shows what was picked, and nothing else.
    await call(teacher, 'class_ask', { ...key, question: 'What would you change?' })
    await ana.getByLabel('What would you change?').fill('More parks, fewer shops.')
    await ana.getByRole('button', { name: /Send|Write|Answer/ }).last().tap()
    await teacher.getByText('More parks, fewer shops.').waitFor()
    expect(await screen.getByText('More parks, fewer shops.').count()).toBe(0)
    await teacher.getByRole('listitem').filter({ hasText: 'More parks, fewer shops.' }).getByRole('button').first().click()
    await screen.getByText('More parks, fewer shops.').first().waitFor()
    expect(await findings(screen)).toEqual([])

    // The debrief: charts, questions, and files to take along.
    await teacher.getByRole('link', { name: 'Open the debrief' }).click()
    await teacher.waitForURL(/\/debrief$/)
    await teacher.getByRole('heading', { name: /Emissions/ }).first().waitFor()
    expect(await findings(teacher)).toEqual([])
    const [file] = await Promise.all([teacher.waitForEvent('download'), teacher.getByRole('button', { name: /numbers/i }).first().click()])
    expect(file.suggestedFilename()).toMatch(/^broken-cities-[A-Z]{6}-numbers\.csv$/)
    for (const check of noErrors) check()
  })

  it('a dropped pupil comes back to the same seat on another device, and a bot sat there meanwhile', { timeout: 240_000 }, async () => {
    const teacher = await person(browser, server.url, laptop)
    const address = await openClass(teacher, 'Broken Cities', '8c')
    const key = await keyOf(teacher)
    await call(teacher, 'class_configure', { ...key, bot_after: 2 })
    const pupils: Page[] = []
    for (const name of ['Ana', 'Ben', 'Cem']) pupils.push(await join(address, name))
    await start(teacher)
    for (const page of pupils) await atTable(page)
    const { classroom } = await keyOf(pupils[0]!)

    // Who owes the first decision drops out.
    const owing = await Promise.all(pupils.map(async (page) => {
      const held = await keyOf(page)
      const { you } = await call<Glimpse>(page, 'class_watch', held)
      const { play } = await call<Watched>(page, 'watch', { table: you.code, tokens: [held.token] })
      return play.deciders.includes(you.seat)
    }))
    const dropped = owing.indexOf(true)
    const name = ['Ana', 'Ben', 'Cem'][dropped]!
    await pupils[dropped]!.context().close()
    const seat = async () => (await call<Glimpse>(teacher, 'class_watch', key)).info.tables[0]!.seats.find((one) => one.name === name)
    await expect.poll(async () => (await seat())?.bot, { timeout: patience }).toBe(true)

    // Back with a code, though the door is closed.
    await call(teacher, 'class_door', { ...key, on: false })
    const way = await call<{ code: string }>(teacher, 'class_return_code', { ...key, pupil: dropped + 1 })
    const again = await person(browser, server.url, phone)
    const heard: string[] = []
    again.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    await again.goto('/')
    await again.getByPlaceholder('Code').fill(classroom)
    await again.getByRole('button', { name: 'Join with a code' }).tap()
    await again.getByRole('link', { name: 'I am in a class: come back with a code' }).tap()
    await again.getByRole('heading', { name: 'The door is closed' }).waitFor()
    await again.getByPlaceholder('Six letters').fill(way.code.toLowerCase())
    await again.getByRole('button', { name: 'Come back' }).tap()
    await atTable(again)
    await expect.poll(async () => (await seat())?.bot, { timeout: patience }).toBe(false)

    // Once more in the same window: the seat has another key, and moves still arrive.
    const old = await keyOf(again)
    const more = await call<{ code: string }>(teacher, 'class_return_code', { ...key, pupil: dropped + 1 })
    heard.length = 0
    await again.evaluate((code) => (location.hash = `#return=${code}`), more.code)
    await expect.poll(async () => (await keyOf(again)).token, { timeout: patience }).not.toBe(old.token)
    await atTable(again)
    await expect.poll(() => heard.some((text) => /"result":.*"play":/.test(text)), { timeout: patience }).toBe(true)
    heard.length = 0
    const keys = await Promise.all(pupils.map((page, i) => keyOf(i === dropped ? again : page)))
    const moved = async (): Promise<boolean> => {
      for (const held of keys) if (await idle(teacher, (await call<Glimpse>(teacher, 'class_watch', held)).you, held)) return true
      return false
    }
    expect(await moved()).toBe(true)
    await expect.poll(() => heard.some((text) => text.includes('"method":"update"')), { timeout: patience }).toBe(true)

    // The console goes along into another browser.
    await teacher.getByRole('button', { name: 'More', exact: true }).click()
    await teacher.getByRole('button', { name: 'Take the console along' }).click()
    await teacher.getByRole('button', { name: /^Show the link/ }).click()
    expect(await findings(teacher)).toEqual([])
    const link = await teacher.getByLabel('Link', { exact: true }).inputValue()
    const colleague = await person(browser, server.url, laptop)
    await colleague.goto(link)
    await colleague.getByRole('heading', { name: /8c/, level: 1 }).waitFor()
    await colleague.getByRole('button', { name: 'Pause all' }).waitFor()
  })

  it('keeps the key of who runs it, though the server does not know it', async () => {
    const teacher = await person(browser, server.url, laptop)
    await teacher.goto('/')
    await teacher.evaluate(() => {
      const kept = { QQQQQQ: { role: 'facilitator', token: 'none', name: '7b', game: 'sustain', tables: [], touched: 1 } }
      localStorage['citybox.classes'] = JSON.stringify(kept)
    })
    await teacher.goto('/c/QQQQQQ')
    await teacher.getByRole('heading', { name: 'The class is not to be had just now' }).waitFor()
    expect(await findings(teacher)).toEqual([])
    await teacher.getByRole('button', { name: 'Try again' }).click()
    await teacher.getByText('Still not there.').waitFor()
    expect((await keyOf(teacher)).classroom).toBe('QQQQQQ')
    await teacher.getByRole('button', { name: 'Forget it' }).click()
    await teacher.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click()
    await teacher.getByRole('heading', { name: 'You are not in a class now' }).waitFor()
    expect((await keyOf(teacher)).classroom).toBe('')
  })

  it('goes on where it was after the server was killed', { timeout: 240_000 }, async () => {
    const teacher = await person(browser, server.url, laptop)
    const address = await openClass(teacher, 'Broken Cities', '9a')
    const pupils: Page[] = []
    for (const name of ['Ana', 'Ben', 'Cem']) pupils.push(await join(address, name))
    await start(teacher)
    for (const page of pupils) await atTable(page)
    await teacher.getByRole('button', { name: 'Pause all' }).click()
    await pupils[0]!.getByRole('dialog', { name: 'Look up for a moment' }).waitFor()
    await server.kill()
    await server.run()
    await teacher.getByRole('button', { name: 'Go on' }).click()
    for (const page of pupils) await page.getByRole('dialog', { name: 'Look up for a moment' }).waitFor({ state: 'detached' })
    await playUntil(pupils, ({ info }) => info.pool!.pool > 0)
  })
})

describe('a demonstration', () => {
  it.each(['City Roots', 'CrashCity', 'Build It Back', 'SUSTAIN'])('of %s plays by itself, on the console and on the projector', async (game) => {
    const teacher = await person(browser, server.url, laptop)
    const noErrors = watchErrors(teacher)
    await teacher.goto('/')
    await teacher.getByRole('button', { name: 'Run a class' }).click()
    const dialog = teacher.getByRole('dialog')
    await dialog.getByText(game, { exact: true }).click()
    await dialog.getByRole('button', { name: /demonstration/ }).click()
    await teacher.waitForURL(/\/c\/[A-Z]{6}$/)
    const screen = await openScreen(teacher)
    await teacher.getByRole('button', { name: 'Start the class' }).click()
    const key = await keyOf(teacher)
    await expect.poll(async () => Math.min(...(await call<Glimpse>(teacher, 'class_watch', key)).info.tables.map(({ line }) => line)), { timeout: patience }).toBeGreaterThan(1)
    await screen.locator('svg').first().waitFor()
    for (const view of [teacher, screen]) expect(await findings(view)).toEqual([])
    noErrors()
  })
})
