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
    const { page: ines } = await open('/community/drafts/new', { as: author, bypassCSP: true })
    await ines.getByLabel('Title').fill('Three quiet launches')
    await ines.getByLabel('Text', { exact: true }).fill('See what we learned.')
    await button(ines, 'Publish').click()
    await ines.waitForURL(/\/posts\/[0-9A-Z]{26}$/)
    const path = new URL(ines.url()).pathname

    const { page: noor } = await open(path, { as: await member('noor-notifies') })
    await button(noor, /^Like/).first().click()
    await button(noor, 'Reply to ines-notified').click()
    await noor.getByRole('textbox', { name: 'Reply to ines-notified' }).fill('How long did it take?')
    await noor.keyboard.press('Control+Enter')

    await button(ines, 'Notifications, 2 unread').click()
    const panel = ines.getByRole('dialog', { name: 'Notifications' })
    const comment = panel.getByRole('link', { name: /noor-notifies commented on your post/ })
    await panel.getByRole('link', { name: /noor-notifies liked your post/ }).waitFor()
    expect(await panel.getByText('New', { exact: true }).count()).toBe(2)
    // A toast that fades has too little contrast for a moment.
    await expect.poll(() => barriers(ines)).toEqual([])
    await comment.click()
    await panel.waitFor({ state: 'detached' })
    expect(ines.url()).toContain(`${path}#comment-`)
    await button(ines, 'Notifications').waitFor()

    await ines.goto(at('/community/notifications'))
    await settled(ines)
    await ines.getByRole('heading', { name: 'Today' }).waitFor()
    await ines.getByText('0 unread').waitFor()
    await ines.getByText('Also by email').waitFor()
    // A toast that fades has too little contrast for a moment.
    await expect.poll(() => barriers(ines)).toEqual([])

    await ines.goto(at(path))
    await settled(ines)
    await button(ines, 'Reply to noor-notifies').click()
    await ines.getByRole('textbox', { name: 'Reply to noor-notifies' }).fill('A **fortnight**.')
    await ines.keyboard.press('Control+Enter')
    const mail = await mailTo(stack().mailbox.url, 'noor-notifies', /ines-notified replied to your comment/)
    expect(mail.Text).toContain('“A fortnight.”')
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
      await noor.goto(at('/settings/communication'))
      await settled(noor)
      expect(await noor.getByRole('switch', { name: 'Replies by email' }).isChecked()).toBe(false)
    })
  })
})
