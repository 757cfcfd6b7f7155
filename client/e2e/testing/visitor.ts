import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Session } from '../../src/lib/session/session-cookie.ts'
import { sessionCookies } from '../../src/lib/session/testing/session-cookie.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A reader of their own, and whatever their browser complained of. */
export const openVisitor = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}

/** Signed in as one of the demo world, as its sign-in page does it. */
export const signInAs = async (page: Page, url: string, username: string): Promise<void> => {
  const answer = await fetch(new URL('/auth/demo', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  if (!answer.ok) throw new Error(`Nobody could sign in as ${username}: ${answer.status}`)
  const session = (await answer.json()) as Session
  await page.context().addCookies(sessionCookies(session).map((cookie) => ({ ...cookie, url })))
}

/** What keeps somebody from using the page as it is now. The page's policy must be off, as the checker is a script of ours. */
export const barriers = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.addScriptTag({ content: axe })
  return page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ")))',
  )
}

/** The page is alive: its scripts have run, and what it shows no longer moves. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['awake'] !== undefined)
  await page.evaluate(() => document.fonts.ready)
}
