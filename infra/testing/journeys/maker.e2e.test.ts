import { expect, describe, it } from 'vitest'
import type { Page } from 'playwright-core'
import { closeWelcome, PASSWORD } from '@debut/client/e2e/testing/accounts.ts'
import { linkIn } from '@debut/client/e2e/testing/mailbox.ts'
import { eventually } from '../eventually.ts'
import { plainPicture } from '../plain-picture.ts'
import { asksFor } from '../troubles.ts'
import { bothHands, type Hands } from './hands.ts'
import { visitAtTen } from './journey.ts'

const DESCRIPTION = 'Finds the way by rail, with one ticket for all of it, and says what a flight would cost.'
const LAUNCHED = { name: 'Harbor Department', path: '/tool/harbor-department' }

describe('a maker', () => {
  const { at, site, open, openAs, go, mail, attempt } = visitAtTen()
  const saved = (page: Page) => page.locator('.saved-state[data-state=saved]').waitFor()

  const begin = async ({ press, write }: Hands, page: Page, name: string, url: string) => {
    await write(page.getByLabel('Name'), name)
    await write(page.getByLabel('Website'), url)
    await press(page.getByRole('button', { name: 'Continue' }))
  }
  /** What no site says of itself. */
  const complete = async ({ press, write }: Hands, page: Page) => {
    await press(page.getByRole('radio', { name: 'Development' }))
    await press(page.getByRole('radio', { name: 'Free', exact: true }))
    const tags = page.getByRole('combobox', { name: 'Tags' })
    await write(tags, 'travel')
    await tags.press('Enter')
    await page.getByRole('button', { name: 'Remove travel' }).waitFor()
    // What is offered lies over the next field until its reader goes on.
    await tags.press('Tab')
    await write(page.getByRole('textbox', { name: 'Description' }), DESCRIPTION)
    await page.getByRole('heading', { name: 'Ready for the line' }).waitFor()
    await saved(page)
  }

  it.each(bothHands)('submits from a URL, invites a maker and joins the line, by $name', async (hands) => {
    const { press, write } = hands
    const friend = await open(hands, '/', `friend-${attempt(hands)}`)
    const { page } = await open(hands, '/submit-a-tool', `mara-${attempt(hands)}`)
    await begin(hands, page, `Fernweh ${attempt(hands)}`, `${site()}/${attempt(hands)}`)
    await page.getByText(/^From your site: /).waitFor()
    expect(await page.getByLabel('Tagline').inputValue()).toBe('Plan a trip by train first, flights last')
    await page.getByRole('button', { name: 'Change the logo' }).waitFor()
    await complete(hands, page)
    await write(page.getByLabel('Who made it with you?'), `friend-${attempt(hands)}`)
    await page.getByLabel('Who made it with you?').press('Enter')
    await page.getByText(`@friend-${attempt(hands)}`).waitFor()
    await saved(page)
    await press(page.getByRole('button', { name: 'Join the line' }))
    await page.waitForURL(/\/edit\/waiting-line\/[0-9A-Z]{26}$/)
    await page
      .getByText(`Fernweh ${attempt(hands)} is in line`)
      .first()
      .waitFor()

    const accept = friend.page.getByRole('button', { name: `Accept to be a maker of Fernweh ${attempt(hands)}` })
    await eventually(async () => {
      await go(friend.page, '/your-tools')
      expect(await accept.count()).toBe(1)
    })
    await press(accept)
    await friend.page
      .getByRole('link', { name: `Fernweh ${attempt(hands)}`, exact: true })
      .first()
      .waitFor()
  })

  it.each(bothHands)('submits by hand where no site answers, by $name', async (hands) => {
    asksFor(/^422 POST \/api\/drafts\/site/)
    const { press, write } = hands
    const { page } = await open(hands, '/submit-a-tool', `hanno-${attempt(hands)}`)
    await begin(hands, page, `By Hand ${attempt(hands)}`, `by-hand-${attempt(hands)}.invalid`)
    await page.getByText('Nothing was filled in').waitFor()
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: plainPicture(256) }
    await page.locator('input[data-field=logo]').setInputFiles(logo)
    await page.getByRole('button', { name: 'Change the logo' }).waitFor()
    await write(page.getByLabel('Tagline'), 'Written down without any help')
    await complete(hands, page)
    await press(page.getByRole('button', { name: 'Join the line' }))
    await page.waitForURL(/\/edit\/waiting-line\/[0-9A-Z]{26}$/)
    await page
      .getByText(`By Hand ${attempt(hands)} is in line`)
      .first()
      .waitFor()
  })

  it.each(bothHands)('edits a launched tool and takes its badge, by $name', async (hands) => {
    const { press, write } = hands
    const { page, context } = await openAs(hands, 'maker', `${LAUNCHED.path}/edit`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const tagline = `Every ship in the harbour, by ${attempt(hands)}`
    await write(page.getByLabel('Tagline'), tagline)
    await saved(page)
    await press(page.getByRole('button', { name: 'Publish changes' }))
    await page.getByText('Your changes are public').first().waitFor()

    await go(page, LAUNCHED.path)
    await press(page.getByRole('link', { name: 'Badges for your site' }))
    await page.waitForURL(at(`${LAUNCHED.path}/badges`))
    await press(page.getByRole('button', { name: 'Copy', exact: true }).first())
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(at('/r/harbor-department?badge='))

    const other = await open(hands, LAUNCHED.path)
    // Visitors may be shown a page that is up to a second old.
    await eventually(async () => {
      await go(other.page, LAUNCHED.path)
      expect(await other.page.getByText(tagline).count()).toBeGreaterThan(0)
    })
  })

  it.each(bothHands)('invites a member by name, who learns of it and declines, and learns of the answer, by $name', async (hands) => {
    const { press, write } = hands
    const guest = `guest-${attempt(hands)}`
    const friend = await open(hands, '/', guest)
    const { page } = await openAs(hands, 'maker', `${LAUNCHED.path}/edit`)
    await write(page.getByLabel('Invite a maker'), guest)
    await press(page.getByRole('button', { name: 'Invite', exact: true }))
    await page.getByRole('button', { name: `Take back the invitation of ${guest}` }).waitFor()

    const { Text: text } = await mail(`${guest}@debut.local`, /^maker invited you as a maker of the product Harbor Department$/)
    expect(text).toContain('Unsubscribe')
    await friend.page.getByRole('button', { name: /Notifications.*1/ }).waitFor()
    await go(friend.page, '/community/notifications')
    await press(friend.page.getByRole('link', { name: /maker invited you as a maker of the product Harbor Department/ }))
    await friend.page.getByRole('heading', { name: 'You’ve been invited as a maker' }).waitFor()
    await press(friend.page.getByRole('button', { name: `Decline to be a maker of ${LAUNCHED.name}` }))
    await friend.page.getByText('You have declined').first().waitFor()
    await eventually(async () => expect(await friend.page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN'))

    await go(page, '/community/notifications')
    await page.getByRole('link', { name: new RegExp(`${guest} declined your invitation to be a maker of the product`) }).waitFor()
    await go(friend.page, '/settings/communication')
    await press(friend.page.getByRole('switch', { name: 'Invitations by email' }))
    await eventually(async () => {
      await go(friend.page, '/settings/communication')
      expect(await friend.page.getByRole('switch', { name: 'Invitations by email' }).isChecked()).toBe(false)
    })
  })

  it.each(bothHands)(
    'invites a person without an account, who signs up, finds the invitation and becomes a maker, by $name',
    async (hands) => {
      const { press, write } = hands
      // The list of invitations shows two characters of an address: those of each attempt are its own.
      const begun = attempt(hands)
      const initials = `${begun.at(0)}${begun.at(-1)}`
      const name = `${initials}-nina`
      const email = `${name}@debut.example`
      const { page } = await openAs(hands, 'maker', `${LAUNCHED.path}/edit`)
      const field = page.getByLabel('Invite a maker')
      const send = page.getByRole('button', { name: 'Invite', exact: true })
      asksFor(/^400 POST \/api\/invitations/)
      await write(field, 'nina@debut')
      await press(send)
      await page.getByText('Enter an email address, such as name@example.com').waitFor()
      await write(field, email)
      await press(send)
      const takeBack = page.getByRole('button', { name: `Take back the invitation of ${initials}…@debut.example` })
      await takeBack.waitFor()
      await eventually(async () => expect(await field.inputValue()).toBe(''))

      const list = Promise.withResolvers<void>()
      await page.route(/\/api\/invitations\//, async (route) => {
        await list.promise
        await route.continue()
      })
      await go(page, `${LAUNCHED.path}/edit`)
      await write(field, 'some')
      expect(await takeBack.count()).toBe(0)
      list.resolve()
      await takeBack.waitFor()
      expect(await field.inputValue()).toBe('some')

      const { Text: invitation } = await mail(email, /^maker invited you as a maker of Harbor Department on Debut$/)
      expect(invitation).toContain('Don’t invite me again')
      const newcomer = await open(hands, '/')
      await go(newcomer.page, '/signup')
      await write(newcomer.page.getByLabel('Email'), email)
      await write(newcomer.page.getByLabel('Password', { exact: true }), PASSWORD)
      await write(newcomer.page.getByLabel('Name'), name)
      await press(newcomer.page.getByRole('button', { name: 'Create account' }))
      await newcomer.page.getByText(`Check your mail: ${email}`).waitFor()
      const tab = await newcomer.context.newPage()
      await tab.goto(linkIn(await mail(email, /Confirm/)))
      await closeWelcome(tab)

      const learned = tab.getByRole('link', { name: /maker invited you as a maker of the product Harbor Department/ })
      await eventually(async () => {
        await go(tab, '/community/notifications')
        expect(await learned.count()).toBe(1)
      })
      await press(learned)
      await press(tab.getByRole('button', { name: `Accept to be a maker of ${LAUNCHED.name}` }))
      await tab.getByText('You are one of its makers now').first().waitFor()
      await tab.getByRole('link', { name, exact: true }).first().waitFor()

      await go(page, '/community/notifications')
      await page.getByRole('link', { name: new RegExp(`${name} accepted your invitation to be a maker of the product`) }).waitFor()

      // The link in one invitation's mail ends all other invitations to the same address.
      const stranger = `stranger-${attempt(hands)}@debut.example`
      await go(page, `${LAUNCHED.path}/edit`)
      await write(field, stranger)
      await press(send)
      const [, stop = ''] = /Don’t invite me again:\s+(\S+)/.exec((await mail(stranger, /invited you as a maker/)).Text) ?? []
      const visitor = await open(hands, new URL(stop).pathname)
      await press(visitor.page.getByRole('button', { name: 'Don’t invite me again' }))
      await visitor.page.getByText('We won’t email invitations to this address again').waitFor()
    },
  )
})
