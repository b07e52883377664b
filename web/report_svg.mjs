// node report_svg.mjs REPORT.html FOLDER: presses every "SVG" of a report, and keeps what comes. See script/report_svg.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const [report, folder, theme = 'light'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--headless', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: theme === 'dark' ? 'dark' : 'light', acceptDownloads: true })
await page.goto(pathToFileURL(resolve(report)).href)
const buttons = page.getByRole('button', { name: /^SVG of / })
await buttons.first().waitFor()
for (const button of await buttons.all()) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  console.log(file)
}
await browser.close()
