import { BUSY_MACHINE_MS } from '@debut/testing/waiting-times.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, dress } from './visitor.ts'

/** What has just arrived may still be on its way to its place and colour: what stays is looked at. */
const WHILE_IT_CHANGES = { timeout: BUSY_MACHINE_MS, interval: 500 }

/** Wide in the light and narrow in the dark: what is wrong with a colour or at a width shows in one of them. */
const LOOKS = [
  { width: 1280, scheme: 'light' },
  { width: 320, scheme: 'dark' },
] as const

/** The loaded page can be used by everybody at each width, in the light and in the dark, and never scrolls sideways. */
export const expectUsable = async (page: Page): Promise<void> => {
  const path = new URL(page.url()).pathname
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 860 })
    // What a script measures follows a moment later.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth, { message: `${path} scrolls sideways at ${width} px` }).toBeLessThanOrEqual(width)
    await dress(page, scheme)
    const rows = scheme === 'light' ? 'all' : 'first'
    const seen = async () => ({ path, width, scheme, barriers: await barriers(page, { rows }) })
    await expect.poll(seen, WHILE_IT_CHANGES).toEqual({ path, width, scheme, barriers: [] })
  }
}
