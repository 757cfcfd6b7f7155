import { settled } from '@debut/client/e2e/testing/visitor.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { asksFor } from '../troubles.ts'
import { bothHands } from './hands.ts'
import { visitAtTen } from './journey.ts'

const REVIEWS = '/tool/cratewright?tab=reviews&sort=newest'
const TEXT = 'It packed my whole kitchen, and not one of the forty glasses broke.'
/** A journey that begins again writes this: a moderator has to look at what several members say alike. */
const OTHER_TEXT = 'Two weeks on a ferry, three cranes and a staircase later all cups can still be drunk from.'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

describe('two members who talk', () => {
  const { at, open, openAs, go, mail, status, attempt } = visitAtTen()

  it.each(bothHands)(
    'write, mention, notify, reply, like, block, review and report, until an admin hides a post, by $name',
    async (hands) => {
      asksFor(/^404 GET \/api\/posts\//)
      asksFor(/^422 POST \/api\/commands/)
      const { press, write } = hands
      const review = attempt(hands) === hands.name ? TEXT : OTHER_TEXT
      const [one, other] = [`wilma-${attempt(hands)}`, `remo-${attempt(hands)}`]
      const { page: reader } = await open(hands, '/', other)
      const { page: writer } = await open(hands, '/', one)

      const ways = writer.getByRole('navigation', { name: hands.name === 'touch' ? 'Bottom bar' : 'Main' })
      await press(ways.getByRole('link', { name: 'Community' }))
      await press(writer.getByRole('link', { name: /What are you working on/ }))
      await write(writer.getByLabel('Title'), `Boxes by ${one}`)
      await write(writer.getByLabel('Text', { exact: true }), `Ask @${other} how many. `)
      await press(button(writer, 'Publish'))
      await writer.waitForURL(/\/posts\/[0-9A-Z]{26}$/)
      const { pathname: post } = new URL(writer.url())
      await writer.getByRole('link', { name: `@${other}` }).waitFor()

      // The mention comes live, and by mail to one who has not looked yet. It leads its reader to the post.
      const sent = await mail(other, new RegExp(`${one} mentioned you`))
      await press(reader.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' }))
      const mention = reader.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: `${one} mentioned you` })
      await mention.getByText(`Ask @${other} how many.`).waitFor()
      await press(mention)
      await reader.getByRole('heading', { level: 1, name: `Boxes by ${one}` }).waitFor()
      expect(reader.url()).toBe(at(post))
      const like = button(reader, new RegExp(`^Like ${one}’s post`))
      await like.dblclick()
      await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
      await press(button(reader, `Reply to ${one}`))
      await write(reader.getByRole('textbox', { name: `Reply to ${one}` }), 'Forty, and a spare one.')
      await press(button(reader, 'Reply'))
      await press(button(writer, '1 new reply'))
      await writer.getByText('Forty, and a spare one.').waitFor()

      // What was unread stays in its list, with its words, when looking at it has marked it as read.
      await go(writer, '/community/notifications?unread=yes')
      const notified = writer.getByRole('main').getByRole('listitem')
      await notified
        .filter({ hasText: `${other} commented on your post` })
        .getByText('Forty, and a spare one.')
        .waitFor()
      await notified
        .filter({ hasText: `${other} liked your post` })
        .getByText(`Boxes by ${one}`)
        .waitFor()
      await writer.getByText('0 unread').waitFor()
      expect(await notified.filter({ hasText: 'New' }).count()).toBe(2)

      const unsubscribe = /\/unsubscribe\/\S+/.exec(sent.Text)?.[0] ?? ''
      await go(reader, unsubscribe)
      await press(button(reader, 'Unsubscribe'))
      await reader.getByText('Done. We won’t email you about mentions of you any more.').waitFor()
      await reader.reload()
      await settled(reader)
      await press(button(reader, 'Unsubscribe'))
      await reader.getByText('You had already unsubscribed').waitFor()

      await go(writer, post)
      await go(reader, post)
      // A blocked member keeps what they wrote. Their next reply is refused without a reason.
      await press(button(writer, `More about ${other}’s comment`))
      await press(writer.getByRole('menuitem', { name: `Block ${other}` }))
      const folded = writer.getByText('A comment by someone you blocked')
      await folded.waitFor()
      await press(button(reader, `Reply to ${one}`))
      const again = reader.getByRole('textbox', { name: `Reply to ${one}` })
      await write(again, `Are they packed yet, @${one}? `)
      await press(button(reader, 'Reply'))
      await reader.getByText('You can’t reply here.').waitFor()
      expect(await again.inputValue()).toContain('Are they packed yet')
      await go(reader, `/profile/${one}`)
      await reader.getByRole('heading', { level: 1, name: one }).waitFor()
      await button(reader, 'Follow').waitFor({ state: 'detached' })
      await go(writer, post)
      await folded.waitFor()
      expect(await folded.count()).toBe(1)
      expect(await writer.getByText(/Forty, and|Are they packed/).count()).toBe(0)
      await go(writer, '/community/notifications')
      await writer.getByText('commented on your post').waitFor()
      expect(await writer.getByText(/mentioned you|replied to/).count()).toBe(0)

      await go(writer, REVIEWS)
      await press(writer.getByRole('radio', { name: '5 stars' }))
      await write(writer.getByRole('textbox', { name: 'Your review of Cratewright' }), review)
      await press(button(writer, 'Post review'))
      await writer.getByRole('heading', { name: 'Your review' }).waitFor()
      await eventually(async () => {
        await go(reader, REVIEWS)
        await reader
          .getByRole('article', { name: `Review by ${one}` })
          .getByText(review)
          .waitFor({ timeout: 2_000 })
      })

      await go(reader, post)
      await press(button(reader, `Report ${one}’s post`))
      await press(reader.getByRole('dialog').getByRole('radio', { name: 'Something else' }))
      await write(reader.getByRole('dialog').getByLabel('Anything we should know?'), 'It counts the boxes of my neighbour.')
      await press(reader.getByRole('dialog').getByRole('button', { name: 'Report' }))
      await reader.getByRole('heading', { name: 'Thanks for your report' }).waitFor()
      await press(button(reader, 'Done'))
      await go(writer, post)
      await press(writer.getByRole('link', { name: 'Edit', exact: true }))
      await write(writer.getByLabel('Title'), `Crates by ${one}`)
      await press(button(writer, 'Save'))
      await writer.getByRole('heading', { level: 1, name: `Crates by ${one}` }).waitFor()
      // It changes on the page that its reader has open.
      await reader.getByRole('heading', { level: 1, name: `Crates by ${one}` }).waitFor()

      const { page: admin } = await openAs(hands, 'admin', '/moderation/queue?queue=texts')
      const row = admin.getByRole('article', { name: `${one}’s post` })
      await row.getByText('Edited since').waitFor()
      await row.getByRole('region', { name: 'As it was reported' }).getByText(`Boxes by ${one}`).waitFor()
      await press(button(admin, `Hide ${one}’s post`))
      // The reported reason is preselected, and `other` needs a sentence because it says nothing.
      expect(await admin.getByLabel('Reason').inputValue()).toBe('other')
      expect(await button(admin, 'Hide it').isDisabled()).toBe(true)
      await write(admin.getByLabel('A sentence to the author'), 'It tells strangers what your neighbour owns.')
      await press(button(admin, 'Hide it'))
      await admin.getByText(`Hidden: ${one}’s post`).first().waitFor()
      // The note may be there before the button is no longer busy, and a busy button does nothing.
      const undo = button(admin, `Undo for ${one}’s post`)
      await expect.poll(() => undo.getAttribute('aria-busy')).toBeNull()
      await press(undo)
      await undo.waitFor({ state: 'detached' })
      await eventually(async () => {
        await go(reader, post)
        await reader.getByRole('heading', { level: 1, name: `Crates by ${one}` }).waitFor({ timeout: 2_000 })
      })

      // On the post's page, a toast offers the same.
      await eventually(async () => {
        await go(admin, post)
        await button(admin, `Hide ${one}’s post`).waitFor({ timeout: 2_000 })
      })
      await press(button(admin, `Hide ${one}’s post`))
      await admin.getByLabel('Reason').selectOption({ label: 'Off topic' })
      await press(button(admin, 'Hide it'))
      await press(button(admin, 'Undo'))
      await admin.getByText(`Undone: ${one}’s post`).first().waitFor()
      await admin.getByRole('heading', { level: 1, name: `Crates by ${one}` }).waitFor()
      expect(await status(post)).toBe(200)
      await press(button(admin, `Hide ${one}’s post`))
      await admin.getByLabel('Reason').selectOption({ label: 'Something else' })
      await write(admin.getByLabel('A sentence to the author'), 'It tells strangers what your neighbour owns.')
      await press(button(admin, 'Hide it'))
      await eventually(async () => expect(await status(post)).toBe(404))
      // Its author gets a mail that leads there, where they can appeal.
      const decided = async () => (await mail(one, /^Your post “Crates by .*” was hidden$/)).Text
      await go(writer, hands.name === 'keyboard' ? (/\/posts\/\S+/.exec(await decided())?.[0] ?? '') : post)
      await writer.getByText('A moderator hid your post').waitFor()
      expect(writer.url()).toBe(at(post))
      await writer.getByText('A moderator adds: “It tells strangers what your neighbour owns.”').waitFor()

      // The public log leads staff to the text, but shows none of it to others.
      await go(reader, '/moderation')
      expect(await reader.getByText(`Crates by ${one}`).count()).toBe(0)
      expect(await reader.getByRole('link', { name: 'Text and reports' }).count()).toBe(0)
      await go(admin, '/moderation')
      await press(admin.getByRole('listitem').filter({ hasText: 'Post hidden' }).first().getByRole('link', { name: 'Text and reports' }))
      const text = admin.getByRole('article', { name: `${one}’s post` })
      await text.getByText('Crates by', { exact: false }).first().waitFor()
      await text.getByText('It counts the boxes of my neighbour.').waitFor()

      // The author is warned from the row, next to what was decided about them before.
      await go(admin, `/moderation/queue?queue=hidden&q=${one}`)
      await text.waitFor()
      await press(text.getByText(`History of ${one}`))
      await text.getByText('No sanctions so far.').waitFor()
      await press(button(admin, `Warn ${one}`))
      await admin.getByLabel('Rule').selectOption({ label: 'Shows somebody’s private data' })
      await press(button(admin, 'Warn them'))
      await writer.getByRole('region', { name: 'About your account' }).getByText('A moderator has warned you').waitFor()

      // The post is shown again without an appeal.
      await press(button(admin, `Show again: ${one}’s post`))
      await admin.getByLabel('Reason').selectOption({ label: 'We looked at it again' })
      await press(button(admin, 'Show it'))
      await eventually(async () => {
        await go(reader, post)
        await reader.getByRole('heading', { level: 1, name: `Crates by ${one}` }).waitFor({ timeout: 2_000 })
      })
    },
  )
})
