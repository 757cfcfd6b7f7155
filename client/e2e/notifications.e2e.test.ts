import { asksFor } from '@debut/testing/troubles.ts'
import { eventually } from '@debut/testing/eventually.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mailTo } from './testing/mailbox.ts'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, settled } from './testing/visitor.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

describe('notifications', () => {
  const { at, member, open, stack } = visitProduct()

  it('come live, are read and clicked, and go by email until the link in one ends that', async () => {
    asksFor(/^400 POST \/unsubscribe\//)
    const author = await member('ines-notified')
    const { page: ines, context } = await open('/community/drafts/new', { as: author, bypassCSP: true })
    await ines.getByLabel('Title').fill('Three quiet launches')
    await ines.getByLabel('Text', { exact: true }).fill('See what we learned.')
    await button(ines, 'Publish').click()
    await ines.waitForURL(/\/posts\/[0-9A-Z]{26}$/)
    const path = new URL(ines.url()).pathname
    await button(ines, 'Write about Three quiet launches')
      .or(ines.getByRole('button', { name: /^(Write|Comment)/ }))
      .first()
      .click()
    await ines.keyboard.type('Ask me anything.')
    await ines.keyboard.press('Control+Enter')
    await ines.getByText('Ask me anything.').waitFor()

    const { page: noor } = await open(path, { as: await member('noor-notifies') })
    await button(noor, /^Like/).first().click()
    await button(noor, 'Reply to ines-notified').last().click()
    await noor.keyboard.type('How **long** did it take?')
    await noor.keyboard.press('Control+Enter')

    await button(ines, 'Notifications, 2 unread').click()
    const panel = ines.getByRole('dialog', { name: 'Notifications' })
    const reply = panel.getByRole('link', { name: /replied to your comment/ })
    await panel.getByRole('link', { name: /noor-notifies liked your post/ }).waitFor()
    expect(await panel.getByText('New', { exact: true }).count()).toBe(2)
    expect(await barriers(ines)).toEqual([])
    await button(ines, 'Notifications').waitFor({ state: 'attached' })
    await reply.click()
    await panel.waitFor({ state: 'detached' })
    expect(ines.url()).toContain(`${path}#comment-`)

    await ines.goto(at('/community/notifications'))
    await settled(ines)
    await ines.getByRole('heading', { name: 'Today' }).waitFor()
    await ines.getByText('0 unread').waitFor()
    await ines.getByText('Also by email').waitFor()
    expect(await barriers(ines)).toEqual([])

    const mail = await mailTo(stack().mailbox.url, 'ines-notified@', /noor-notifies replied to your comment/)
    expect(mail.Text).toContain('“How long did it take?”')
    const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail.Text)?.[0] ?? ''
    const { page: reader } = await open(new URL(link).pathname)
    await button(reader, 'Unsubscribe').click()
    await reader.getByText('Done. We won’t email you about replies to your comments any more.').waitFor()
    await reader.reload()
    await settled(reader)
    await button(reader, 'Unsubscribe').click()
    await reader.getByText('You had already unsubscribed').waitFor()
    await reader.goto(at(`${new URL(link).pathname.slice(0, -2)}AA`))
    await settled(reader)
    await button(reader, 'Unsubscribe').click()
    await reader.getByText('This unsubscribe link is incomplete or was changed.').waitFor()
    await eventually(async () => {
      await ines.goto(at('/settings/communication'))
      await settled(ines)
      expect(await ines.getByRole('switch', { name: 'Replies by email' }).isChecked()).toBe(false)
    })
    await context.close()
  })
})
