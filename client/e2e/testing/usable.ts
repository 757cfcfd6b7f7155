import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, dress } from './visitor.ts'

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
    expect({ path, width, barriers: await barriers(page, { rows: isFirst ? 'all' : 'first' }) }).toEqual({ path, width, barriers: [] })
    // Nothing but colours is another in the dark, and they are the same at each width.
    if (!isFirst) continue
    await dress(page, 'dark')
    expect({ path, width, inTheDark: await barriers(page, { kind: 'of colours', rows: 'first' }) }).toEqual({ path, width, inTheDark: [] })
  }
}
