import { checkerUrl } from '@debut/infra/local/testing/shared-part.ts'
import type { Page } from 'playwright-core'

/** The rules that look at colours, which are all that is another in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What keeps somebody from using the page as it is now. The page's policy must be off, as the checker is a script of ours. */
export const barriers = async (page: Page, kind: 'any' | 'of colours' = 'any'): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.addScriptTag({ url: checkerUrl() })
  const options = { resultTypes: ['violations'], ...(kind === 'of colours' && { runOnly: OF_COLOURS }) }
  return page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ")))`,
  )
}
