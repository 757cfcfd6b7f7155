import { eventually } from '@debut/testing/eventually.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, settled } from './testing/visitor.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

describe('a post with many links by a new member', () => {
  const { at, member, open } = visitProduct()

  it('is held: its author reads why and appeals, and others don’t find it until an admin shows it, which notifies those whom it mentions', async () => {
    asksFor(/^404 GET \/api\/posts\//)
    const mentioned = await member('in-a-held-post')
    const { page: author } = await open('/community/drafts/new', { as: await member('links') })
    await author.getByLabel('Title').fill('Two sites of mine')
    await author.getByLabel('Text', { exact: true }).fill('See https://one.example and https://two.example, @in-a-held-post')
    await button(author, 'Publish').click()
    await author.waitForURL(/\/posts\/[0-9A-Z]{26}$/)
    await author.getByText('Your post is held, because of its links').waitFor()
    const { pathname: path } = new URL(author.url())
    await author.goto(at('/profile/links/posts'))
    await settled(author)
    const listed = author
      .getByRole('list', { name: 'Your posts that others can’t read' })
      .getByRole('article', { name: 'Two sites of mine' })
    await listed.getByText('Held for a moderator').waitFor()
    expect(await author.getByText('No posts yet').count()).toBe(0)
    await listed.getByRole('link', { name: 'Open the post' }).click()
    await author.getByText('Your post is held, because of its links').waitFor()
    await author.getByRole('heading', { level: 1, name: 'Two sites of mine' }).waitFor()
    expect((await fetch(at(path))).status).toBe(404)
    await button(author, 'Delete your post').waitFor()
    await button(author, 'Appeal the decision about your post').click()
    await author.getByLabel('Your appeal').fill('Both sites are mine.')
    await button(author, 'Send appeal').click()
    await author.getByText('Your appeal waits for a moderator’s answer.').waitFor()
    await button(author, 'Appeal the decision about your post').waitFor({ state: 'detached' })

    const { page: admin } = await open('/moderation/queue', { as: 'admin', bypassCSP: true })
    const row = admin
      .getByRole('list', { name: 'Texts that need a decision' })
      .getByRole('listitem')
      .filter({ hasText: 'Two sites of mine' })
    await row.getByText('Held: too many links').waitFor()
    await admin.getByText('Both sites are mine.').waitFor()
    expect(await barriers(admin)).toEqual([])
    await button(admin, 'Show again: links’s post').click()
    await admin.getByLabel('Reason').selectOption({ label: 'We looked at it again' })
    await button(admin, 'Show it').click()
    await admin.getByText('Shown again: links’s post').waitFor()
    await row.waitFor({ state: 'detached' })
    await admin.getByText('Both sites are mine.').waitFor({ state: 'detached' })
    await eventually(async () => expect((await fetch(at(path))).status).toBe(200))

    const { page: reader } = await open(path, { as: mentioned })
    await button(reader, /^Notifications, 1 unread/).click()
    await reader.getByRole('dialog', { name: 'Notifications' }).getByText('mentioned you').waitFor()
  })
})
