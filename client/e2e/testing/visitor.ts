import { clockShift } from '@debut/stack/clock-shift.ts'
import { shiftClock } from '@debut/testing/shift-clock.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Session } from '../../src/lib/session/session-cookie.ts'
import { sessionCookies } from '../../src/lib/session/testing/session-cookie.ts'
import { bringChecker } from './checker.ts'

let addresses = 0

/** An address that no other visitor of this run has, for products behind a proxy that passes it on: sign-ins and mails are limited for each. */
export const anAddress = (): string => {
  addresses += 1
  return `10.${(process.pid >> 8) & 255}.${process.pid & 255}.${addresses % 256}`
}

export interface VisitorOptions extends BrowserContextOptions {
  /** This is how far the clock of the opened product is ahead of this run's. */
  readonly shift?: number
}

/** Opens a separate browser session whose clock shows the same time as the product's. */
export const openVisitor = async (browser: Browser, { shift = 0, ...options }: VisitorOptions = {}) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
    ...options,
  })
  await shiftClock(context, clockShift() + shift)
  const page = await context.newPage()
  return { context, page }
}

/** Signed in as one of the demo world, as its sign-in page does it. */
export const signInAs = async (page: Page, url: string, username: string): Promise<void> => {
  const answer = await fetch(new URL('/auth/demo', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  if (!answer.ok) throw new Error(`Could not sign in as ${username}: ${answer.status}`)
  const session = (await answer.json()) as Session
  await page.context().addCookies(sessionCookies(session).map((cookie) => ({ ...cookie, url })))
}

/** The rules that look at colours, which are all that is another in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** They are made as those before them. */
const LATER_ROWS = [['li:nth-child(n+7)'], ['tr:nth-child(n+7)']]

/** What keeps somebody from using the page as it is now. The page's policy must be off, as the checker is a script of ours. */
export const barriers = async (
  page: Page,
  { of = 'any', rows = 'all' }: { readonly of?: 'any' | 'colours'; readonly rows?: 'all' | 'first' } = {},
): Promise<string[]> => {
  await bringChecker(page)
  // Only a rule that is off reads the style sheets.
  const options = { preload: false, resultTypes: ['violations'], ...(of === 'colours' && { runOnly: OF_COLOURS }) }
  return page.evaluate(
    `axe.run(${JSON.stringify({ exclude: rows === 'first' ? LATER_ROWS : [] })}, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ")))`,
  )
}

/** Light or dark, at once: colours that are still on their way from one to the other would be neither. */
export const dress = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}

/** The page is alive: its scripts have run, and what it shows no longer moves. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['awake'] !== undefined)
  await page.evaluate(() => document.fonts.ready)
}
