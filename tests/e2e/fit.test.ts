// On my turn the decision is on the screen: what I am asked, what a choice would do, and the button, without scrolling.
// Over a recorded position of every phase of every game, at five sizes, with a mouse and with fingers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Page, person, phone } from './hands'
import { browser, server } from './house'
import { laidTable, phaseOf, phasesOf, type Recorded } from './laid'

const games = ['city-roots', 'broken-cities', 'crash-city', 'build-back', 'sustain']
const sizes: [number, number][] = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [844, 390],
]

/** Everything that is wrong with what the window shows now, in words. */
function amiss(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth - innerWidth} px too wide`)
    if (scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight - innerHeight} px too high`)
    const bar = document.querySelector('[aria-label="Your choices"]')!
    /** Is all of it in the window, and not scrolled away in what holds it? */
    const inSight = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) return false
      const slack = 2
      let top = 0
      let bottom = innerHeight
      let right = innerWidth
      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        const { overflowY } = getComputedStyle(holder)
        if (overflowY === 'visible') continue
        const edge = holder.getBoundingClientRect()
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
        right = Math.min(right, edge.right)
      }
      if (box.top < top - slack || box.bottom > bottom + slack || box.right > right + slack) return false
      // Nor does anything lie over it.
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return there !== null && (element.contains(there) || there.contains(element) || (element.closest('svg') !== null && there.closest('svg') === element.closest('svg')))
    }
    const now = document.querySelector('header .now')
    if (!now || !inSight(now)) wrong.push('the instruction is out of sight')
    const preview = document.querySelector('.preview')
    if (!preview || !inSight(preview)) wrong.push('the preview is out of sight')
    const offered = [...bar.querySelectorAll('.choices button:not(.chip, :disabled), .choices [role=button]')].filter((one) => one.getClientRects().length > 0 && !one.closest('details'))
    const main = [...bar.querySelectorAll('.choices .primary')].filter((one) => one.getClientRects().length > 0)
    for (const button of main) if (!inSight(button)) wrong.push(`“${button.textContent?.trim()}” is out of sight`)
    const places = [...document.querySelectorAll('.board [data-space][aria-disabled=false]')]
    const advice = document.querySelector('.advice')
    const proposed = [...document.querySelectorAll('.board :is(g.advised > .edge, [data-advised]), .choices .advised')].filter((one) => !one.closest('details:not([open])'))
    if (!main.length && offered.length && !inSight(offered[0]!) && !proposed.some(inSight)) wrong.push(`“${offered[0]!.textContent?.trim().slice(0, 40)}” is out of sight`)
    // While it is read, what is said may lie over the board.
    const reading = advice !== null && innerWidth < 900 && !advice.matches('.folded')
    if (places.length && !reading && !places.some(inSight)) wrong.push('no place of the board that may be chosen is in sight')
    if (!offered.length && !places.length) wrong.push('there is nothing to choose')
    // Of cards one is whole: what it is, what it does, what it costs.
    const cards = [...bar.querySelectorAll('.choices .offer')].filter((one) => one.getClientRects().length > 0)
    if (cards.length && innerWidth < 900 && !cards.some(inSight)) wrong.push('no card is wholly in sight')
    // The buttons of the bar stand side by side.
    const tools = [...bar.querySelectorAll('.tools > button')].map((button) => button.getBoundingClientRect())
    tools.forEach((box, i) => {
      const next = tools[i + 1]
      if (box.right > innerWidth || (next && box.top < next.bottom && next.top < box.bottom && box.right > next.left + 1)) wrong.push(`the bar’s buttons overlap after ${i + 1}`)
    })
    // What a coach says is there as a whole, or its title; what it proposes can be seen once its words are folded.
    if (advice) {
      const parts = [...advice.querySelectorAll('h2, .words p, .foot button')].filter((one) => one.getClientRects().length > 0)
      for (const part of parts) if (!inSight(part)) wrong.push(`of the coach “${part.textContent?.trim().slice(0, 30)}” is out of sight`)
      if (advice.matches('.folded') && proposed.length && !proposed.some(inSight)) wrong.push('what the coach proposes is out of sight')
    }
    const goal = document.querySelector('.goal .text')
    const line = goal?.closest('button')
    if (goal && line && (goal.scrollWidth > goal.clientWidth || goal.getBoundingClientRect().height > line.clientHeight + 1)) wrong.push('the goal is cut')
    const tracks = document.querySelector('.goal .tracks')
    if (tracks && innerWidth >= 1280 && (tracks.scrollHeight > tracks.clientHeight || tracks.scrollWidth > tracks.clientWidth)) wrong.push('not all tracks of the goal are in sight')
    const board = document.querySelector('.board')!.getBoundingClientRect()
    if (board.height < 150 || board.width < 150) wrong.push(`the board is ${Math.round(board.width)}×${Math.round(board.height)} px`)
    return wrong
  })
}

/** The same when the window has come to rest: boards measure their room, and what depends on it is drawn anew. */
async function settled(page: Page): Promise<string[]> {
  let wrong = await amiss(page)
  for (let i = 0; wrong.length && i < 12; i++) {
    await page.waitForTimeout(40)
    wrong = await amiss(page)
  }
  return wrong
}

/** What of this position a finger can press first: a place on the board and a choice under it. */
const targets = ['.board [data-space][aria-disabled=false]', '[aria-label="Your choices"] .choices :is(.cards button, .row > button, button.primary):not(.chip, :disabled, [aria-disabled=true])']

describe.each(games)('%s', (game) => {
  const phases = phasesOf(game)

  describe('with a coach', () => {
    let page: Page
    let lay: (step: Recorded) => Promise<void>
    beforeAll(async () => {
      page = await person(browser, server.url, phone)
      page.setDefaultTimeout(8000)
      ;({ lay } = await laidTable(page, game, { coach: true }))
    })
    afterAll(() => page.context().close())

    it.each(sizes.slice(-2))('%i×%i: the words and the decision are on the screen', async (width, height) => {
      await page.setViewportSize({ width, height })
      const wrong: string[] = []
      for (const step of phases) {
        await lay(step)
        const coach = page.getByRole('region', { name: 'The coach' })
        await coach.getByText('nobody else has put any').waitFor()
        wrong.push(...(await settled(page)).map((what) => `${phaseOf(step)}: ${what}`))
        await coach.getByRole('button', { name: 'Show me' }).tap()
        wrong.push(...(await settled(page)).map((what) => `${phaseOf(step)}, shown: ${what}`))
      }
      expect(wrong).toEqual([])
    })
  })

  describe('at a table of a class', () => {
    let page: Page
    let lay: (step: Recorded) => Promise<void>
    beforeAll(async () => {
      page = await person(browser, server.url)
      page.setDefaultTimeout(8000)
      ;({ lay } = await laidTable(page, game, { inClass: true }))
    })
    afterAll(() => page.context().close())

    it.each(sizes)('%i×%i: the decision is on the screen, and the class beside it', async (width, height) => {
      await page.setViewportSize({ width, height })
      const wrong: string[] = []
      for (const step of phases) {
        await lay(step)
        wrong.push(...(await settled(page)).map((what) => `${phaseOf(step)}: ${what}`))
        const bar = await page.getByRole('region', { name: 'The class' }).boundingBox()
        if (!bar || bar.x !== 0 || bar.y !== 0 || Math.min(bar.height, bar.width) > 48) wrong.push(`${phaseOf(step)}: the class takes too much room`)
        for (const button of await page.getByRole('region', { name: 'The class' }).getByRole('button').all()) {
          const box = await button.boundingBox()
          if (!box || box.x < 0 || box.x + box.width > width || box.y + box.height > height) wrong.push(`${phaseOf(step)}: a button of the class is out of sight`)
        }
      }
      expect(wrong).toEqual([])
    })
  })

  describe.each([
    ['a mouse', false],
    ['fingers', true],
  ] as const)('with %s', (_, touch) => {
    let page: Page
    let lay: (step: Recorded) => Promise<void>
    let played: unknown[]
    let kept = 0
    beforeAll(async () => {
      page = await person(browser, server.url, { viewport: { width: 1440, height: 900 }, hasTouch: touch, isMobile: touch })
      page.setDefaultTimeout(8000)
      ;({ lay, played } = await laidTable(page, game))
    })
    afterAll(() => page.context().close())

    it.each(sizes)('%i×%i: the decision is on the screen', async (width, height) => {
      await page.setViewportSize({ width, height })
      const wrong: string[] = []
      for (const step of phases) {
        await lay(step)
        wrong.push(...(await settled(page)).map((what) => `${phaseOf(step)}: ${what}`))
      }
      expect(wrong).toEqual([])
    })

    it.skipIf(touch)('nothing moves where a pointer rests', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      const wrong: string[] = []
      // As they are laid out: a button may lift itself a little.
      const boxes = (): Promise<number[]> => page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.board, [aria-label="Your choices"], [aria-label="Your choices"] .choices :is(.cards > button, button.primary)')].flatMap((one) => [one.offsetTop, one.offsetHeight]))
      for (const step of phases) {
        await lay(step)
        await settled(page)
        await page.mouse.move(2, 2)
        for (const button of await page.locator('[aria-label="Your choices"] .choices :is(.cards > button, button.primary):visible').all()) {
          const name = await button.innerText()
          await button.scrollIntoViewIfNeeded()
          // What came into sight has found its place.
          let before = await boxes()
          await expect.poll(async () => {
            const then = before
            before = await boxes()
            return before.every((edge, i) => edge === then[i])
          }, { interval: 50 }).toBe(true)
          await button.hover({ force: true })
          await page.waitForTimeout(140)
          const after = await boxes()
          if (after.some((edge, i) => Math.abs(edge - before[i]!) > 2)) wrong.push(`${phaseOf(step)}: “${name.replaceAll('\n', ' ')}” moves what is seen`)
          await page.mouse.move(2, 2)
          await page.waitForTimeout(20)
        }
      }
      expect(wrong).toEqual([])
    })

    it.runIf(touch).each(phases.map((step) => [phaseOf(step), step] as const))('%s: the first tap shows, and only the second commits', async (_phase, step) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const selector of targets) {
        await lay(step)
        // This very one: the first tap may bring others before it.
        const target = (await page.locator(`${selector}:visible`).elementHandles())[0]
        if (!target) continue
        await settled(page)
        // A piece on the board may lift itself, but the board and the button keep their places.
        const at = (): Promise<number> => target.evaluate((one) => ((one as Element).closest('.board') ?? (one as Element)).getBoundingClientRect().top)
        const before = await at()
        await target.tap()
        // Taking up a piece promises nothing; what is shown as a choice does.
        const promised = await page
          .getByText('Tap again to do it.')
          .waitFor({ timeout: 300 })
          .then(() => true, () => false)
        expect(played).toEqual([])
        if (!promised) continue
        expect(Math.abs((await at()) - before), 'what was tapped stays under the finger').toBeLessThan(12)
        await target.tap()
        await expect.poll(() => played.length).toBe(1)
        kept++
      }
    })

    it('the rules fit their panel', async () => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await lay(phases[0]!)
        const drawer = page.getByRole('button', { name: /^Table/ })
        if (await drawer.count()) await drawer.click()
        await page.getByRole('tab', { name: 'Rules' }).click()
        const panel = page.getByRole('tabpanel')
        await panel.getByRole('searchbox').waitFor()
        const spare = await panel.evaluate((node) => [node.clientWidth - node.scrollWidth, innerWidth - Math.ceil(node.getBoundingClientRect().right), innerHeight - Math.floor(node.getBoundingClientRect().bottom)])
        expect(Math.min(...spare), `${width}×${height}`).toBeGreaterThanOrEqual(0)
        const close = page.getByRole('button', { name: 'Back to the board' })
        if (await close.count()) await close.click()
      }
    })

    it.runIf(touch)('a choice that was shown is made by the second tap', () => expect(kept).toBeGreaterThan(1))
  })
})
