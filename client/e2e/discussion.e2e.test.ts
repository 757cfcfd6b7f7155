import { Feed } from '@debut/events/discussion/post-answers.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, settled } from './testing/visitor.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

describe('the community', () => {
  const { at, member, open } = visitProduct()

  /** Publishes a post, and returns its path. */
  const publish = async (page: Page, title: string, text: string): Promise<string> => {
    await page.goto(at('/community/drafts/new'))
    await settled(page)
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Text', { exact: true }).fill(text)
    await button(page, 'Publish').click()
    await page.waitForURL(/\/posts\/[0-9A-Z]{26}$/)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    return new URL(page.url()).pathname
  }

  it('keeps what is typed as a draft, publishes it, and lets its author change and delete it', async () => {
    const { page } = await open('/community', { as: await member('writer') })
    await page.getByRole('link', { name: /What are you working on/ }).click()
    await page.waitForURL(at('/community/drafts/new'))
    await page.getByLabel('Title').fill('A rainy launch')
    await page.getByLabel('Text', { exact: true }).fill('It **rained** all day, and @maker called.')
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor()
    await page.goto(at('/community/drafts'))
    await settled(page)
    await page.getByRole('link', { name: 'A rainy launch' }).click()
    await eventually(async () => expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('**rained**'))
    await page.getByRole('radio', { name: 'Learning' }).click()
    await button(page, 'Preview').click()
    expect(await page.getByRole('region', { name: 'Preview' }).locator('strong').innerText()).toBe('rained')
    await button(page, 'Publish').click()
    await page.waitForURL(/\/posts\/[0-9A-Z]{26}$/)
    await page.getByRole('heading', { level: 1, name: 'A rainy launch' }).waitFor()
    await page.getByRole('link', { name: '@maker' }).waitFor()

    await page.getByRole('link', { name: 'Edit' }).click()
    await eventually(async () =>
      expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('It **rained** all day, and @maker called.'),
    )
    await page.getByLabel('Title').fill('A dry launch')
    await button(page, 'Save').click()
    await page.getByRole('heading', { level: 1, name: 'A dry launch' }).waitFor()

    const path = page.url()
    await eventually(async () => {
      await page.goto(at('/community/drafts'))
      await settled(page)
      await page.getByRole('heading', { name: 'You have no drafts' }).waitFor({ timeout: 2_000 })
    })
    await page.goto(path)
    await button(page, 'Delete your post').click()
    // The note does not wait for its reader.
    const note = page.getByText('Your post is deleted', { exact: true }).waitFor()
    await Promise.all([note, button(page, 'Delete').click(), page.waitForURL(at('/community'))])
  })

  it('lets two members talk: a reply comes to the other’s page, is liked, edited and deleted, and notifies until then; an edited post changes there too, and replies outlast it', async () => {
    const { page: ines } = await open('/community', { as: await member('ines-talks') })
    const path = await publish(ines, 'How do you price a quiet tool?', 'Monthly feels greedy, and yearly feels long.')
    const { page: noor } = await open(path, { as: await member('noor-talks') })
    await button(noor, 'Reply to ines-talks').click()
    await noor.getByRole('textbox', { name: 'Reply to ines-talks' }).fill('We sell packs of five.')
    await noor.keyboard.press('Control+Enter')
    await noor.getByText('We sell packs of five.').waitFor()

    await button(ines, '1 new reply').click()
    await ines.getByText('We sell packs of five.').waitFor()
    await button(ines, /^Like noor-talks’s comment/).click()
    await button(ines, 'Reply to noor-talks').click()
    await ines.getByRole('textbox', { name: 'Reply to noor-talks' }).fill('Do they expire?')
    await button(ines, 'Reply').click()
    await ines.getByText('Do they expire?').waitFor()
    await button(noor, '1 new reply').click()
    await noor.getByText('Do they expire?').waitFor()

    await button(ines, /^Notifications/).click()
    await ines.getByText('commented on your post').first().waitFor()

    await button(noor, 'Edit your comment').click()
    await noor.getByRole('textbox', { name: 'Edit your comment' }).fill('We sell packs of ten.')
    await button(noor, 'Save').click()
    await noor.getByText('We sell packs of ten.').waitFor()
    await button(noor, 'Delete your comment').click()
    await button(noor, 'Delete').click()
    await noor.getByText('This comment was deleted.').waitFor()

    await noor.getByText('Monthly feels greedy').waitFor()
    await ines.keyboard.press('Escape')
    await ines.getByRole('link', { name: 'Edit', exact: true }).click()
    await ines.getByLabel('Text', { exact: true }).fill('Monthly feels greedy, and yearly feels like a promise.')
    await button(ines, 'Save').click()
    await noor.getByText('yearly feels like a promise').waitFor()

    await eventually(async () => {
      await ines.goto(at(path))
      await settled(ines)
      await ines.getByText('This comment was deleted.').waitFor({ timeout: 2_000 })
    })
    await button(ines, /^Notifications/).click()
    await ines.getByText('No notifications yet').waitFor()
    await ines.keyboard.press('Escape')

    await button(ines, 'Delete your post').click()
    await Promise.all([button(ines, 'Delete').click(), ines.waitForURL(at('/community'))])
    await eventually(async () => {
      await noor.goto(at(path))
      await settled(noor)
      await noor.getByRole('heading', { level: 1, name: 'This post was deleted' }).waitFor({ timeout: 2_000 })
    })
    await noor.getByText('Do they expire?').waitFor()
    expect(await button(noor, /^Reply/).count()).toBe(0)
  })

  it('takes comments on a product', async () => {
    const { page } = await open('/tool/harbor-department?tab=comments', { as: await member('commenter') })
    await button(page, 'Write about Harbor Department').click()
    await page.getByRole('textbox', { name: 'Write about Harbor Department' }).fill('Does it run on a small server?')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Does it run on a small server?').waitFor()
    await eventually(async () => {
      const answer = await fetch(at('/tool/harbor-department?tab=comments&sort=newest'))
      expect(await answer.text()).toContain('Does it run on a small server?')
    })
  })

  it('shows an admin what an edited post said before, and others nothing of it', async () => {
    const { posts } = Feed.parse(await (await fetch(at('/api/posts?limit=50'))).json())
    const found = posts.find(({ edited }) => edited)
    if (found === undefined) throw new Error('no post of the demo world is edited')
    const { postId, author } = found
    const edits = `Edits of ${author.username}’s post`
    const { page: visitor } = await open(`/posts/${postId}`)
    await visitor.getByText('· edited').waitFor()
    expect(await button(visitor, edits).count()).toBe(0)
    const { page: admin } = await open(`/posts/${postId}`, { as: 'admin', bypassCSP: true })
    await button(admin, edits).click()
    const dialog = admin.getByRole('dialog', { name: edits })
    await dialog.getByRole('heading', { name: /^First written/ }).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(1)
    expect((await dialog.locator('ins').first().innerText()).trim()).not.toBe('')
    expect(await barriers(admin)).toEqual([])
  })

  it('keeps what is typed where its post was changed on another device, and replaces that when saved again', async () => {
    asksFor(/^409 POST \/api\/commands/)
    const author = await member('devices')
    const { page: phone } = await open('/community', { as: author })
    const path = await publish(phone, 'On two devices', 'Written on the phone.')
    const { page: desk } = await open(`${path}?edit=1`, { as: author })
    await desk.getByLabel('Text', { exact: true }).fill('Changed at the desk.')
    await phone.getByRole('link', { name: 'Edit' }).click()
    await phone.getByLabel('Text', { exact: true }).fill('Changed on the phone.')
    await button(phone, 'Save').click()
    await phone.waitForURL(at(path))

    await button(desk, 'Save').click()
    await desk.getByText('This post was changed somewhere else since you opened it.').waitFor()
    expect(await desk.getByLabel('Text', { exact: true }).inputValue()).toBe('Changed at the desk.')
    await eventually(async () => {
      await button(desk, 'Save').click()
      await desk.waitForURL(at(path), { timeout: 2_000 })
    })
    await desk.getByRole('paragraph').getByText('Changed at the desk.').waitFor()
    await button(desk, 'Delete your post').click()
    await button(desk, 'Delete').click()
    await desk.waitForURL(at('/community'))
  })

  it('asks visitors to sign in, and leads them back', async () => {
    const { page, context } = await open('/community')
    await page.getByRole('link', { name: /Sign in to write a post/ }).click()
    await page.waitForURL(at('/login'))
    const kept = (await context.cookies()).find(({ name }) => name === 'debut-return-to')
    expect(decodeURIComponent(kept?.value ?? '')).toBe('/community')
  })

  it('is there without scripts, and can be used by everybody, wide and narrow', async () => {
    const { page: plain } = await open('/community?sort=top&period=month', { javaScriptEnabled: false })
    await plain.getByRole('article').first().getByRole('link').nth(1).waitFor()
    for (const width of [1280, 390]) {
      const { page } = await open('/community', { viewport: { width, height: 860 }, bypassCSP: true })
      expect(await barriers(page)).toEqual([])
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /repl(y|ies)$/ })
        .click()
      await page.waitForURL(/\/posts\//)
      await page.getByRole('heading', { name: /repl(y|ies)$/i }).waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  })

  it('says that there is no post where there is none', async () => {
    asksFor(/^404 GET \/api\/posts/)
    const { response, page } = await open('/posts/01M7W4K9DA7AM9JD1WGDRE08P8')
    expect(response?.status()).toBe(404)
    await page.getByText('Page Not Found: /posts/01M7W4K9DA7AM9JD1WGDRE08P8').or(page.getByText('There is no such post')).first().waitFor()
  })
})
