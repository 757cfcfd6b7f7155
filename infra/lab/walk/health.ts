import type { Page } from 'playwright-core'
import type { Network } from './network.ts'

const ANSWERS_WITHIN = 20_000
/** A page whose code was lost is reloaded, and not again within ten seconds. */
const SHOWS_WITHIN = 20_000

const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))'

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether the page still draws. A document that gives way to another is asked again. */
export const responds = async (page: Page): Promise<boolean> => {
  const end = Date.now() + ANSWERS_WITHIN
  while (Date.now() < end) {
    const asked = page.evaluate(TWO_FRAMES).then(
      () => 'answered' as const,
      () => 'left' as const,
    )
    const answer = await Promise.race([asked, sleep(end - Date.now()).then(() => 'silent' as const)])
    if (answer === 'answered') return true
    if (answer === 'left') await sleep(50)
  }
  return false
}

const headingOf = (page: Page) => page.evaluate(() => document.querySelector('h1')?.textContent?.trim() ?? '').catch(() => '')

const within = async (holds: () => Promise<boolean>): Promise<boolean> => {
  const end = Date.now() + SHOWS_WITHIN
  while (Date.now() < end) {
    if (await holds()) return true
    await sleep(100)
  }
  return false
}

/** The error page may be shown for as long as the page needs to notice that the network is back. */
export const recovers = async (page: Page, network: Network): Promise<boolean> =>
  network.isOffline() || (await within(async () => network.isOffline() || !/^500\b/.test(await headingOf(page))))

/** What an error page says of its cause. */
export const wordsOf = (page: Page) => page.evaluate(() => document.querySelector('h1')?.parentElement?.innerText ?? '').catch(() => '')

/** Whatever was opened last may still be on its way. */
const closeWhatLiesOver = async (page: Page) => {
  for (let open = 0; open < 3 && (await page.locator('[role=dialog], [role=menu], [role=listbox]').count()) > 0; open++) {
    await page.keyboard.press('Escape')
    await sleep(250)
  }
}

/** Whether a click on "Pricing" still leads there; true where a page has no such link in sight. */
export const leadsToPricing = async (page: Page): Promise<boolean> => {
  const link = page.locator('header a[href="/pricing"], nav[aria-label="Bottom bar"] a[href="/pricing"]').filter({ visible: true }).first()
  if ((await link.count()) === 0) return true
  // A page that is just being reloaded has no link for a moment.
  return within(async () => {
    await closeWhatLiesOver(page)
    await link.click({ timeout: 2_000 }).catch(() => undefined)
    for (let tries = 0; tries < 20; tries++) {
      if (new URL(page.url()).pathname === '/pricing' && /pric/i.test(await headingOf(page))) return true
      await sleep(100)
    }
    return false
  })
}
