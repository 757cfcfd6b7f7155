import { eventually } from '@debut/testing/eventually.ts'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import { openEdge } from './testing/open-edge.ts'
import { expectUsable } from './testing/usable.ts'
import { openVisitor } from './testing/visitor.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('the page of arrivals', () => {
  let world: World
  let browser: Browser
  let commandUrl: string
  let home: string
  let makers: string
  let query: Awaited<ReturnType<World['queryService']>>

  beforeAll(async () => {
    world = await startWorld()
    const services = await startServices(world)
    commandUrl = services.command.url
    query = services.query
    home = await openEdge(world, commandUrl, query.url)
    makers = `${home}/community/makers`
    browser = await sharedBrowser()
    for (const username of ['ines', 'tomasz', 'lukas']) await seen(await arrive(username))
  })
  afterAll(async () => {
    await world?.close()
  })

  const arrive = async (username: string): Promise<number> => {
    const { body, status } = await sendCommand(home, await world.token(world.person(username)), 'RegisterMember', { username })
    expect({ username, status }).toEqual({ username, status: 200 })
    return body.position ?? Number.NaN
  }
  const seen = (position: number) => fetch(`${home}/api/members?min-position=${position}`)

  const reader = (options: BrowserContextOptions = {}) => openVisitor(browser, options)
  const names = (page: Page) => page.getByRole('region', { name: 'Members, newest first' }).getByRole('listitem').allInnerTexts()
  const showsFirst = (page: Page, username: string) => eventually(async () => expect((await names(page))[0]).toContain(username))

  it('is whole before any script has run', async () => {
    const { page, context } = await reader({ javaScriptEnabled: false })
    const response = await page.goto(makers)
    expect(response?.status()).toBe(200)
    expect(await page.title()).toMatch(/Debut/)
    for (const username of ['ines', 'tomasz', 'lukas']) await page.getByText(username, { exact: true }).first().waitFor()
    await context.close()
  })

  it('shows members as they arrive, to everybody who looks, without a complaint from the browser', async () => {
    const [one, other] = await Promise.all([reader(), reader({ viewport: { width: 390, height: 844 } })])
    await Promise.all([one, other].map(({ page }) => page.goto(makers)))
    await Promise.all([one, other].map(({ page }) => page.getByText('Live', { exact: true }).waitFor()))
    await arrive('noor')
    await arrive('mika')
    for (const { page, context } of [one, other]) {
      await showsFirst(page, 'mika')
      expect((await names(page))[1]).toContain('noor')
      await context.close()
    }
  })

  it('catches up after an outage, in order and once, and says while it lasts that it is not live', async () => {
    asksFor(/^503 /, /api\/live' failed: .* (503|net::ERR_CONNECTION_REFUSED)/)
    const { page, context } = await reader()
    await page.goto(makers)
    await page.getByText('Live', { exact: true }).waitFor()
    const port = Number(new URL(query.url).port)
    await query.close()
    await page.getByText('Reconnecting').waitFor()
    const missed = ['aya', 'fernweh', 'kiln']
    for (const username of missed) await arrive(username)
    query = await world.queryService(commandUrl, { port })
    await showsFirst(page, 'kiln')
    const all = await names(page)
    expect(all.slice(0, 3).map((text, index) => text.includes(missed.toReversed()[index] ?? ''))).toEqual([true, true, true])
    expect(new Set(all).size).toBe(all.length)
    await page.getByText('Live', { exact: true }).waitFor()
    await context.close()
  })

  it('comes in the theme that was chosen, before its own script has come', async () => {
    const { page, context } = await reader({ colorScheme: 'light' })
    await page.goto(makers)
    await page.getByRole('radio', { name: /dark/i }).check()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.route(/client-entry.*\.js$/, (route) => route.abort())
    await page.reload()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await context.close()
  })

  it('has no place for what is not there', async () => {
    const { page, context } = await reader()
    const response = await page.goto(`${home}/nowhere/at-all`)
    expect(response?.status()).toBe(404)
    await page.getByText('Page not found: /nowhere/at-all').waitFor()
    await context.close()
  })

  it('can be used by everybody, wide and narrow, light and dark', async () => {
    const { page, context } = await reader({ bypassCSP: true })
    await page.goto(makers)
    await page.getByText('Live', { exact: true }).waitFor()
    await expectUsable(page, [1280, 390, 320])
    await context.close()
  })
})
