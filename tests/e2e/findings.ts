import axe from 'axe-core'
import type { Page } from './hands'

/** At a table on a wide screen the parts scroll, never the page. */
function slips(): string[] {
  const isTable = document.querySelector('[aria-label="Your choices"]') !== null && innerWidth >= 900
  const { scrollHeight } = document.documentElement
  return isTable && scrollHeight > innerHeight ? [`the page is ${scrollHeight} high in a window of ${innerHeight}`] : []
}

/** What axe finds that would keep somebody out, and whether the page slips. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  const barriers = result.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`))
  return [...barriers, ...(await page.evaluate(slips))]
}
