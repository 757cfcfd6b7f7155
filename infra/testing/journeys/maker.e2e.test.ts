import { expect, describe, it } from 'vitest'
import type { Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { plainPicture } from '../plain-picture.ts'
import { asksFor } from '../troubles.ts'
import { bothHands, type Hands } from './hands.ts'
import { visitAtTen } from './journey.ts'

const DESCRIPTION = 'Finds the way by rail, with one ticket for all of it, and says what a flight would cost.'
const LAUNCHED = { name: 'Harbor Department', path: '/tool/harbor-department' }

describe('a maker', () => {
  const { at, site, open, openAs, go, attempt } = visitAtTen()
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
    // What visitors are shown may be a second old.
    await eventually(async () => {
      await go(other.page, LAUNCHED.path)
      expect(await other.page.getByText(tagline).count()).toBeGreaterThan(0)
    })
  })
})
