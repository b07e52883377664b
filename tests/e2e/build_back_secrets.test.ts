import { describe, expect, it } from 'vitest'
import { changed } from '../../web/src/net/change'
import type { BuildBack, LogLine, Step, Update, Watched } from '../../web/src/protocol/generated'
import { goesOn, type Page, person, setSeats, sit, steps, untilMine, watchErrors } from './hands'
import { browser, server } from './house'

const spaces = '[aria-label="Your mat"] [data-space][aria-disabled=false]'
const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true })

async function lobby(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends to Build It Back' }).click()
  await page.waitForURL(/\/t\/[A-Z]{6}$/)
  await setSeats(page, 2)
  return page.url()
}

/** The words of all tiles and cards there are: everybody gets them, whoever holds what. */
let words: BuildBack.Vocabulary | undefined

/** Everything the server sends to this page, from the first word on, but for those words. */
function listen(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = String(payload)
      const given = (JSON.parse(frame) as { result?: Partial<BuildBack.Vocabulary> }).result
      // The first page asks for other games' words too.
      if (given?.objectives) words = given as BuildBack.Vocabulary
      if (!given?.words) frames.push(frame)
    }),
  )
  return frames
}

async function leader(page: Page, n: number): Promise<void> {
  const before = await steps(page)
  await page.locator(spaces).nth(n).click()
  await goesOn(page, before)
  await page.locator(`${spaces}, button.primary[aria-disabled=false]`).first().waitFor()
}

interface Secrets {
  special: string
  objective: string
  names: string[]
}

/** What a seat holds, as its own page was told. */
function secretsOf(frames: readonly string[], seat: number): Secrets {
  for (const view of viewsOf(frames.map((frame) => JSON.parse(frame) as Frame))) {
    if (!view?.summary.you.some((one) => one.seat === seat)) continue
    const { special, objective } = view.state.players[seat]!
    return { special, objective, names: [words!.objectives[objective]!.name, words!.tiles[special]!.name] }
  }
  throw new Error('The page was not told its own secrets.')
}

interface Frame {
  result?: Partial<Watched>
  params?: Partial<Update>
}
type View = { state: BuildBack.State; summary: BuildBack.Summary }
const wholeView = (frame: Frame): View | undefined => (frame.result?.play ?? frame.params?.play)?.view as View | undefined

/** What the page sees after each frame. */
function* viewsOf(frames: readonly Frame[]): Generator<View | undefined> {
  let view: View | undefined
  for (const frame of frames) {
    view = wholeView(frame) ?? view
    const change = frame.params?.changes?.play['view']
    if (view && change) view = changed(view, change) as View
    yield view
  }
}

/** What a page was told of actions, and of which events. */
function toldIn({ result, params }: Frame): { deed: Step | LogLine; kinds: string[]; sentences: string[] }[] {
  const steps = (params?.steps ?? []).map((deed) => ({
    deed,
    kinds: deed.events.map((told) => told.event.kind),
    sentences: deed.events.map((told) => told.sentence),
  }))
  const lines = (result?.log?.lines ?? []).map((deed) => ({ deed, kinds: (deed.events ?? []).map(({ kind }) => kind), sentences: deed.sentences }))
  return [...steps, ...lines]
}

/** No word of what `seat` hides in anything that another page received. */
function expectNothingOf(secrets: Secrets, seat: number, frames: readonly string[]): void {
  expect(frames.length).toBeGreaterThan(0)
  const parsed = frames.map((frame) => JSON.parse(frame) as Frame)
  const views = [...viewsOf(parsed)]
  for (const [i, frame] of frames.entries()) {
    for (const word of [secrets.special, secrets.objective, ...secrets.names]) expect(frame).not.toContain(word)
    const state = views[i]?.state
    if (state) {
      expect(state.players[seat]!.special).toBe('face-down')
      expect(state.players[seat]!.objective).toBe('face-down')
      if (state.task === 'leaders') expect(state.players[seat]!.mat.some((space) => space.leader)).toBe(false)
    }
    for (const { deed, kinds, sentences } of toldIn(parsed[i]!)) {
      if (deed.seat !== seat) continue
      expect(deed.action?.verb).not.toBe('leader')
      expect(kinds).not.toContain('leader-placed')
      for (const sentence of sentences) expect(sentence).not.toMatch(/sends} a Leader/)
    }
  }
}

describe('secrets of Build It Back', () => {
  it('never reach the other browser; a choice may be taken back until all are in', async () => {
    const ana = await person(browser, server.url)
    const ben = await person(browser, server.url)
    const heard = { ana: listen(ana), ben: listen(ben) }
    const noErrors = [watchErrors(ana), watchErrors(ben)]
    const address = await lobby(ana)
    await sit(ana, 1, 'Ana')
    await ben.goto(address)
    await sit(ben, 2, 'Ben')
    await ana.getByText('Ben', { exact: true }).waitFor()
    await ana.getByRole('button', { name: 'Start the game' }).click()
    for (const page of [ana, ben]) await page.getByRole('group', { name: /The city/ }).waitFor()
    const secrets = { ana: secretsOf(heard.ana, 0), ben: secretsOf(heard.ben, 1) }
    expect(secrets.ana).not.toEqual(secrets.ben)

    await untilMine(ana)
    await leader(ana, 0)
    await leader(ana, 0)
    await ready(ana).click()
    await ben.getByRole('list', { name: 'Who is ready' }).getByText('✓ ready').waitFor()
    // Ana thinks again.
    await ana.getByRole('button', { name: 'Take back my choice' }).click()
    await ready(ana).waitFor()
    await ben.getByRole('list', { name: 'Who is ready' }).getByText('✓ ready').waitFor({ state: 'detached' })
    for (let n = 0; (await ready(ana).getAttribute('aria-disabled')) === 'true'; n++) await leader(ana, n)
    await ready(ana).click()
    await ben.getByRole('list', { name: 'Who is ready' }).getByText('✓ ready').waitFor()
    await leader(ben, 2)
    await leader(ben, 2)
    expectNothingOf(secrets.ana, 0, heard.ben)
    expectNothingOf(secrets.ben, 1, heard.ana)

    // The last one is in: both see all of it at once.
    await ready(ben).click()
    for (const page of [ana, ben]) {
      const reveal = page.getByRole('dialog', { name: 'The Leaders are out' })
      const leaders = reveal.getByRole('region', { name: 'Where the Leaders are' })
      await leaders.getByText('Ana', { exact: true }).waitFor()
      await leaders.getByText('Ben', { exact: true }).waitFor()
      await reveal.getByRole('button', { name: 'Go on' }).click()
    }
    // Some markers, some looks at what might be done, and still nothing.
    for (let n = 0; n < 6; n++) {
      const page = n % 2 ? ben : ana
      await untilMine(page)
      const before = await steps(page)
      await page.locator(spaces).first().hover()
      await page.locator(spaces).nth(n % 3).click()
      await goesOn(page, before)
    }
    await ben.reload()
    await ben.getByRole('group', { name: /The city/ }).waitFor()
    await ben.getByRole('tab', { name: 'Log' }).click()
    const leaks = (frames: string[], { special, objective, names }: Secrets) => frames.filter((frame) => [special, objective, ...names].some((word) => frame.includes(word)))
    expect(leaks(heard.ben, secrets.ana)).toEqual([])
    expect(leaks(heard.ana, secrets.ben)).toEqual([])
    for (const check of noErrors) check()
  })

  it('stay hidden at one screen until the device is passed', async () => {
    const page = await person(browser, server.url)
    const noErrors = watchErrors(page)
    const frames = listen(page)
    await lobby(page)
    await sit(page, 1, 'Ana')
    await sit(page, 2, 'Ben')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('heading', { name: 'Pass the device to Ana' }).waitFor()
    expect(frames.some((frame) => frame.includes('"you":[{"seat"'))).toBe(false)

    await page.getByRole('button', { name: 'I am Ana' }).click()
    const mine = page.getByRole('region', { name: 'Only you see this' })
    await mine.waitFor()
    const anas = secretsOf(frames, 0)
    const objective = await mine.locator('article strong').innerText()
    expect(anas.names).toContain(objective)
    await leader(page, 0)
    await leader(page, 0)
    await ready(page).click()

    await page.getByRole('heading', { name: 'Pass the device to Ben' }).waitFor()
    for (const name of anas.names) expect(await page.content()).not.toContain(name)
    const from = frames.length
    await page.getByRole('button', { name: 'I am Ben' }).click()
    await mine.waitFor()
    const bens = secretsOf(frames.slice(from), 1)
    expect(await mine.locator('article strong').innerText()).toBe(bens.names[0])
    for (const name of anas.names) expect(await page.content()).not.toContain(name)
    // Ben sees that Ana is ready, not where her Leaders stand.
    await page.getByRole('list', { name: 'Who is ready' }).getByText('✓ ready').waitFor()
    expectNothingOf(anas, 0, frames.slice(from))
    await leader(page, 1)
    await leader(page, 1)
    await ready(page).click()
    await page.getByRole('dialog', { name: 'The Leaders are out' }).getByRole('button', { name: 'Go on' }).click()

    // The markers go round with all looking on: nothing that only one may see is there.
    const seen: string[] = []
    for (let n = 0; n < 4; n++) {
      await untilMine(page)
      await page.getByRole('button', { name: /^Look at what only/ }).waitFor()
      seen.push((await page.locator('header .state').innerText()).split(',')[0] ?? '')
      for (const word of [...anas.names, ...bens.names]) expect(await page.content()).not.toContain(word)
      const before = await steps(page)
      await page.locator(spaces).first().click()
      await goesOn(page, before)
    }
    expect(new Set(seen)).toEqual(new Set(['Ana', 'Ben']))
    // Who wants to look takes the device, and it is closed again afterwards.
    await untilMine(page)
    await page.getByRole('button', { name: /^Look at what only/ }).click()
    const pass = page.getByRole('heading', { name: /^Pass the device to/ })
    await pass.waitFor()
    await page.getByRole('region', { name: 'What just happened' }).getByRole('listitem').first().waitFor()
    const name = (await pass.innerText()).replace('Pass the device to ', '')
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await mine.waitFor()
    const [own, other] = name === 'Ana' ? [anas, bens] : [bens, anas]
    expect(own.names).toContain(await mine.locator('article strong').innerText())
    for (const word of other.names) expect(await page.content()).not.toContain(word)
    await page.getByRole('button', { name: 'Hide it again' }).click()
    await page.getByRole('button', { name: /^Look at what only/ }).waitFor()
    for (const word of own.names) expect(await page.content()).not.toContain(word)
    noErrors()
  })
})
