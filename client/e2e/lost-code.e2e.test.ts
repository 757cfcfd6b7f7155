import { eventually } from '@debut/testing/eventually.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import { describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'

describe('code that did not come the first time', () => {
  const { at, member, openVisitor, stack } = visitProduct()

  it('comes with a new document, and what it is for works', async () => {
    asksFor(/ERR_FAILED/)
    asksFor(/Failed to fetch dynamically imported module/)
    const { page, context } = await openVisitor()
    const session = await member('lost-code')
    await addSession(context, stack().edge.url, session)
    const html = await (await fetch(at('/'))).text()
    const lost = new Set<string>()
    await context.route(/\/assets\/.*\.js/, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (html.includes(pathname) || lost.has(pathname)) return route.continue()
      lost.add(pathname)
      return route.abort('failed')
    })
    await page.goto(at('/'))
    await eventually(() => expect(lost.size).toBeGreaterThan(5))
    // Only a new document fetches the code again.
    await page.waitForEvent('load')
    await settled(page)
    const vote = page
      .getByRole('main')
      .getByRole('button', { name: /^Upvote / })
      .first()
    await vote.click()
    const votes = async () => {
      const headers = { authorization: `Bearer ${session.access_token}` }
      const answer = await fetch(at('/api/own-page'), { headers })
      return ((await answer.json()) as { daily: { count: number } }).daily.count
    }
    await eventually(async () => expect(await votes()).toBe(1))
    // The new document loses code as well, and the page may be reloaded again after ten seconds.
    await eventually(async () => {
      await page.getByRole('button', { name: /^Your account/ }).click({ timeout: 2_000 })
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor({ timeout: 2_000 })
    })
  })

  it('comes also while a dialog has the focus in which nothing is written', async () => {
    asksFor(/ERR_FAILED/)
    const { page, context } = await openVisitor()
    await page.goto(at('/for-sale'))
    await settled(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard' }).click()
    await page.waitForURL(at('/streaks-leaderboard'))
    // This document never gets the code of the page before, however early it asks for it.
    let lost = 0
    let isOld = true
    await context.route(/\/assets\/for-sale-page.*\.js/, (route) => {
      if (!isOld) return route.continue()
      lost += 1
      return route.abort('failed')
    })
    await page.reload()
    page.on('request', (request) => (isOld &&= !request.isNavigationRequest()))
    await settled(page)
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    const loaded = page.waitForEvent('load')
    await page.goBack()
    await loaded
    expect(lost).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1, name: 'For sale' }).waitFor()
  })
})
