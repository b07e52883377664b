import axe from 'axe-core'
import type { Page } from './hands'

/** What axe finds that would keep somebody out. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return result.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`))
}
