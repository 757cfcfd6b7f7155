import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, settled } from './testing/visitor.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

describe('a member whom a moderator suspends', () => {
  const { member, open } = visitProduct()

  it('reads why, appeals, and takes part again once the decision is overturned, as everyone can read in the log', async () => {
    const suspended = await member('advertiser')
    const { page: admin } = await open('/profile/advertiser', { as: 'admin', bypassCSP: true })
    await admin.getByText('No sanctions so far.').waitFor()
    await expect.poll(() => barriers(admin)).toEqual([])
    await button(admin, 'Suspend advertiser').click()
    await admin.getByLabel('Rule').selectOption({ label: 'Spam or advertising' })
    await admin.getByLabel('For how long').selectOption({ label: '3 days' })
    await admin.getByLabel('Note').fill('Twelve posts about one shop.')
    await expect.poll(() => barriers(admin)).toEqual([])
    await button(admin, 'Suspend them').click()
    await admin.getByText('Suspended: advertiser').first().waitFor()
    await button(admin, 'Lift the suspension of advertiser').waitFor()

    const { page } = await open('/community', { as: suspended, bypassCSP: true })
    await page.getByText('Your account is suspended until').waitFor()
    await page.getByText('Twelve posts about one shop.').waitFor()
    await expect.poll(() => barriers(page)).toEqual([])
    await button(page, 'Appeal').click()
    await page.getByLabel('Your appeal').fill('They were about twelve shops.')
    await button(page, 'Send appeal').click()
    await page.getByText('Your appeal is sent').first().waitFor()

    await admin.goto(new URL('/moderation/queue?queue=appeals', admin.url()).href)
    await settled(admin)
    await admin.getByText('They were about twelve shops.').waitFor()
    await expect.poll(() => barriers(admin)).toEqual([])
    await button(admin, 'Overturn advertiser’s appeal').click()
    await admin.getByLabel('Your answer').fill('You are right, we are sorry.')
    await button(admin, 'Overturn it').click()
    await admin.getByText('Overturned: advertiser’s appeal').first().waitFor()

    const { page: visitor } = await open('/moderation')
    await expect
      .poll(async () => {
        await visitor.reload()
        return visitor.getByText('Appeal answered: decision overturned').count()
      })
      .toBe(1)
    await visitor.getByText('Member suspended').first().waitFor()
    await expect
      .poll(async () => {
        await page.reload()
        await settled(page)
        return page.getByText('Your account is suspended until').count()
      })
      .toBe(0)
  })
})
