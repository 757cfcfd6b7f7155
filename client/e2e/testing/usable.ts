import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, dress } from './visitor.ts'

/** What has just arrived may still be on its way to its place and colour: what stays is looked at. */
const WHILE_IT_CHANGES = { timeout: 40_000, interval: 500 }

/** The loaded page can be used by everybody at each width, in the light and in the dark, and never scrolls sideways. */
export const expectUsable = async (page: Page, widths: readonly number[] = [1280, 320]): Promise<void> => {
  const path = new URL(page.url()).pathname
  for (const width of widths) {
    const isFirst = width === widths[0]
    await page.setViewportSize({ width, height: 860 })
    // What a script measures follows a moment later.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth, { message: `${path} scrolls sideways at ${width} px` }).toBeLessThanOrEqual(width)
    await dress(page, 'light')
    const inTheLight = async () => ({ path, width, barriers: await barriers(page, { rows: isFirst ? 'all' : 'first' }) })
    await expect.poll(inTheLight, WHILE_IT_CHANGES).toEqual({ path, width, barriers: [] })
    // Nothing but colours is another in the dark, and they are the same at each width.
    if (!isFirst) continue
    await dress(page, 'dark')
    const inTheDark = async () => ({ path, width, inTheDark: await barriers(page, { of: 'colours', rows: 'first' }) })
    await expect.poll(inTheDark, WHILE_IT_CHANGES).toEqual({ path, width, inTheDark: [] })
  }
}
