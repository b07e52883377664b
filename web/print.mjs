// node print.mjs SERVER GAME WISH FOLDER: the sheets and the rulebook of a game as PDF files. See script/print.
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const [server, game, wish, folder] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--headless', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, colorScheme: 'light', reducedMotion: 'reduce', baseURL: server })
  for (const [address, name] of [
    [`/print/${game}${wish ? `?${wish}` : ''}`, game],
    [`/print/${game}/rules`, `${game}-rules`],
  ]) {
    await page.goto(address)
    const ready = page.locator('.pages[data-ready=true]')
    const trouble = page.getByRole('alert').or(page.getByText('We know no such game.'))
    await ready.or(trouble).first().waitFor({ state: 'attached', timeout: 60_000 })
    if (await trouble.count()) throw new Error(await trouble.first().innerText())
    const path = join(folder, `${name}.pdf`)
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
    console.log(path)
  }
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
} finally {
  await browser.close()
}
