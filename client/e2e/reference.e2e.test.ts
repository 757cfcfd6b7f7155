import type { StackFile } from '@debut/infra/local/stack-file.ts'
import { sharedBrowser } from '@debut/infra/local/testing/shared-browser.ts'
import { sharedProduct } from '@debut/infra/local/testing/shared-part.ts'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openVisitor, settled } from './testing/visitor.ts'

describe('the reference of the API', () => {
  let stack: StackFile
  let browser: Browser
  const opened: BrowserContext[] = []

  beforeAll(async () => {
    stack = await sharedProduct()
    browser = await sharedBrowser()
  }, 120_000)
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })

  const open = async (path: string, options: BrowserContextOptions = {}) => {
    const visitor = await openVisitor(browser, options)
    opened.push(visitor.context)
    await visitor.page.goto(new URL(path, stack.edge.url).href)
    if (options.javaScriptEnabled !== false) await settled(visitor.page)
    return visitor
  }
  const at = (address: string) => new URL(address, stack.edge.url).href

  it('is read without a script, down to the fields of an answer', async () => {
    const { page } = await open('/developers', { javaScriptEnabled: false })
    await page.getByRole('link', { name: '/api/boards/{period}' }).click()
    await page.waitForURL(at('/developers/voting#getBoardsByPeriod'))
    const entry = page.getByRole('region', { name: '/api/boards/{period}' })
    await entry.getByText('Fields of the answer').click()
    await entry.getByText('When time alone changes the answer next.').waitFor()
    await entry.getByText('Example', { exact: true }).click()
    await entry.getByText('"launchId": "01K9').waitFor()
  })

  it('leads to a command, from there to another group, and back to where one was', async () => {
    const { page, complaints } = await open('/developers')
    await page.getByRole('main').getByRole('link', { name: 'CastVote' }).click()
    await page.waitForURL(at('/developers/voting#CastVote'))
    const command = page.getByRole('heading', { name: 'CastVote' })
    await command.waitFor()
    await page.getByRole('navigation', { name: 'Reference' }).getByRole('link', { name: 'Follows' }).click()
    await page.getByRole('heading', { level: 1, name: 'Follows' }).waitFor()
    await page.goBack()
    await command.waitFor()
    expect(complaints).toEqual([])
  })

  it('hands the document to whoever wants all of it', async () => {
    const { page } = await open('/developers')
    const [document] = await Promise.all([
      page.waitForResponse(at('/api/openapi.json')),
      page.getByRole('link', { name: '/api/openapi.json', exact: true }).click(),
    ])
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
  })
})
