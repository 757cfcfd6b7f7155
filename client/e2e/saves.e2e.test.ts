import { eventually } from '@debut/infra/local/testing/eventually.ts'
import type { StackFile } from '@debut/infra/local/stack-file.ts'
import { sharedBrowser } from '@debut/infra/local/testing/shared-browser.ts'
import { sharedProduct } from '@debut/infra/local/testing/shared-part.ts'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addSession, newMember } from './testing/members.ts'
import { openVisitor, settled } from './testing/visitor.ts'

describe('saving for later', () => {
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

  const at = (address: string) => new URL(address, stack.edge.url).href
  const reader = async (session?: Awaited<ReturnType<typeof newMember>>) => {
    const visitor = await openVisitor(browser)
    opened.push(visitor.context)
    visitor.context.setDefaultTimeout(8_000)
    if (session !== undefined) await addSession(visitor.context, stack.edge.url, session)
    return visitor
  }

  it('keeps what a member saves in a row and on a page to themselves, until they publish the list', async () => {
    const { page, context, complaints } = await reader(await newMember(stack, 'collector'))
    await page.goto(at('/categories/design'))
    await settled(page)
    const row = page.getByRole('button', { name: /^Save .* for later$/ }).nth(4)
    const label = (await row.getAttribute('aria-label')) ?? ''
    await row.click()
    await eventually(async () => expect(await row.getAttribute('aria-pressed')).toBe('true'))
    await page.goto(at('/tool/harbor-department'))
    await settled(page)
    await page.getByRole('button', { name: 'Save Harbor Department for later' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()

    await page.goto(at('/profile/collector/saved'))
    await settled(page)
    const list = page.getByRole('list', { name: 'Saved by collector' })
    expect(await list.getByRole('heading').allInnerTexts()).toEqual([
      'Harbor Department',
      label.slice('Save '.length, -' for later'.length),
    ])
    expect((await fetch(at('/profile/collector/saved'))).status).toBe(404)

    const other = await context.newPage()
    await other.goto(at('/profile/collector/saved'))
    await settled(other)
    await page.getByRole('switch', { name: 'Published' }).click()
    await other.getByText('Everybody can see this list').waitFor()
    await other.getByRole('button', { name: label }).click()
    await eventually(async () => expect(await page.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('false'))
    expect(complaints).toEqual([])

    const { page: visitors } = await reader()
    // What visitors are shown may be a second old.
    await eventually(async () => {
      await visitors.goto(at('/profile/collector'))
      await visitors.getByRole('link', { name: 'Saved' }).waitFor({ timeout: 500 })
    })
    await visitors.getByRole('link', { name: 'Saved' }).click()
    await visitors.getByRole('list', { name: 'Saved by collector' }).getByRole('link', { name: 'Harbor Department', exact: true }).waitFor()
  })

  it('asks visitors to sign in, and leads them back', async () => {
    const { page, context } = await reader()
    await page.goto(at('/tool/harbor-department'))
    await settled(page)
    await page.getByRole('link', { name: 'Save Harbor Department for later. Sign in to save' }).click()
    await page.waitForURL(at('/login'))
    const kept = (await context.cookies()).find(({ name }) => name === 'debut-return-to')
    expect(decodeURIComponent(kept?.value ?? '')).toBe('/tool/harbor-department')
  })
})
