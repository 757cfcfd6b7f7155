import { eventually } from '@debut/testing/eventually.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, dress, settled } from './testing/visitor.ts'

const REVIEWS = '/tool/cratewright?tab=reviews'
const NEWEST = `${REVIEWS}&sort=newest`
const TEXT = 'I packed eleven boxes with it, and for once knew which one the kettle was in.'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your review of Cratewright' })
const reviewBy = (page: Page, username: string) => page.getByRole('article', { name: `Review by ${username}` })

describe('the reviews of a product', () => {
  const { at, member, open } = visitProduct()

  /** Others see a change a moment later, once it is in the tables. */
  const eventuallyAt = (page: Page, path: string, sees: () => Promise<unknown>) =>
    eventually(async () => {
      await page.goto(at(path))
      await settled(page)
      await sees()
    })

  const review = async (page: Page, stars: number, text: string) => {
    await page.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true }).check()
    await field(page).fill(text)
    await button(page, 'Post review').click()
    await page.getByRole('heading', { name: 'Your review' }).waitFor()
  }

  it('takes a member’s review, which another person finds helpful and reports; its author edits it, reads why an admin hid it, and deletes it', async () => {
    const { page: aya } = await open(NEWEST, { as: await member('aya-reviews') })
    await review(aya, 4, TEXT)
    await reviewBy(aya, 'aya-reviews').getByRole('img', { name: '4 of 5 stars' }).waitFor()

    const { page: noor } = await open(NEWEST, { as: await member('noor-reads-reviews') })
    await eventuallyAt(noor, NEWEST, () => reviewBy(noor, 'aya-reviews').getByText(TEXT).waitFor({ timeout: 2_000 }))
    const helpful = button(noor, /^Helpful.*: aya-reviews’s review/)
    await helpful.click()
    await eventually(async () => expect(await helpful.getAttribute('aria-pressed')).toBe('true'))
    await button(noor, 'Report aya-reviews’s review').click()
    await noor.getByRole('radio', { name: 'Something else' }).check()
    await noor.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
    await noor.getByRole('heading', { name: 'Thanks for your report' }).waitFor()

    await button(aya, 'Edit your review').click()
    await aya.getByRole('radio', { name: '2 stars' }).check()
    await field(aya).fill('It lost the list of the eleventh box, and with it the kettle.')
    await button(aya, 'Save').click()
    await aya.getByRole('heading', { name: 'Your review' }).waitFor()
    await reviewBy(aya, 'aya-reviews').getByRole('img', { name: '2 of 5 stars' }).waitFor()
    const { page: admin } = await open(NEWEST, { as: 'admin' })
    await eventuallyAt(admin, NEWEST, () => reviewBy(admin, 'aya-reviews').getByText('lost the list').waitFor({ timeout: 2_000 }))
    await button(admin, 'Hide aya-reviews’s review').click()
    await admin.getByLabel('Reason').selectOption('spam')
    await button(admin, 'Hide it').click()
    await reviewBy(admin, 'aya-reviews').waitFor({ state: 'detached' })
    await eventuallyAt(aya, NEWEST, () => aya.getByText('A moderator hid your review').waitFor({ timeout: 2_000 }))
    await aya.getByText('The reason is: spam or advertising.').waitFor()

    await button(aya, 'Delete your review').click()
    await button(aya, 'Delete').click()
    await aya.getByText('Your review is deleted', { exact: true }).waitFor()
    await field(aya).waitFor()
    await eventually(async () => expect(await (await fetch(at(NEWEST))).text()).not.toContain('lost the list'))
  })

  it('says what is missing, and keeps what was typed on the device', async () => {
    const { page } = await open(REVIEWS, { as: await member('hasty-reviewer') })
    await page.getByText('At least 30 characters').waitFor()
    await field(page).fill('Good boxes.')
    await page.getByText('19 characters to go').waitFor()
    await button(page, 'Post review').click()
    await page.getByText('A review has at least 30 characters. Write 19 more.').waitFor()
    await page.getByText('Choose how many stars you give it.').waitFor()

    await page.getByRole('radio', { name: '3 stars' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await page.reload()
    await settled(page)
    await eventually(async () => expect(await field(page).inputValue()).toBe('Good boxes.'))
    expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
  })

  it('lets a maker answer, change the answer and take it back, and write no review', async () => {
    const { page: reader } = await open(REVIEWS, { as: await member('asks-makers') })
    await review(reader, 5, 'The labels stick, also on the damp ones from the cellar. Will there be smaller ones?')
    const { page: maker } = await open(NEWEST, { as: 'maker' })
    await eventuallyAt(maker, NEWEST, () => button(maker, 'Answer asks-makers’s review').waitFor({ timeout: 2_000 }))
    expect(await field(maker).count()).toBe(0)
    await button(maker, 'Answer asks-makers’s review').click()
    await maker.getByRole('textbox', { name: 'Answer asks-makers’s review' }).fill('There will, in March.')
    await maker.keyboard.press('Control+Enter')
    await reviewBy(maker, 'asks-makers').getByText('There will, in March.').waitFor()
    await button(maker, 'Edit your answer to asks-makers').click()
    await maker.getByRole('textbox', { name: 'Answer asks-makers’s review' }).fill('There will, in April.')
    await button(maker, 'Save').click()
    await reviewBy(maker, 'asks-makers').getByText('There will, in April.').waitFor()
    await eventuallyAt(reader, NEWEST, () => reviewBy(reader, 'asks-makers').getByText('There will, in April.').waitFor({ timeout: 2_000 }))
    await button(maker, 'Delete your answer to asks-makers').click()
    await button(maker, 'Delete').click()
    await button(maker, 'Answer asks-makers’s review').waitFor()
  })

  it('asks visitors to sign in, and leads them back', async () => {
    const { page, context } = await open(REVIEWS)
    await page.getByRole('link', { name: 'Sign in to review' }).click()
    await page.waitForURL(at('/login'))
    const kept = (await context.cookies()).find(({ name }) => name === 'debut-return-to')
    expect(decodeURIComponent(kept?.value ?? '')).toBe(REVIEWS)
  })

  it('is there without scripts and for search engines, and can be used by everybody, wide and narrow, light and dark', async () => {
    const { page: plain } = await open('/tool/quiet-beacon?tab=reviews', { javaScriptEnabled: false })
    await reviewBy(plain, 'nils-l').getByRole('img', { name: '5 of 5 stars' }).waitFor()
    await plain.getByRole('link', { name: 'Newest' }).click()
    await plain.waitForURL(/sort=newest/)
    const described = await plain.locator('script[type="application/ld+json"]').allTextContents()
    expect(described.join('')).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":\d/)

    const as = await member('tries-to-review')
    for (const width of [1280, 390]) {
      const { page } = await open('/tool/quiet-beacon?tab=reviews', { as, viewport: { width, height: 860 }, bypassCSP: true })
      await page.getByRole('textbox', { name: 'Your review of Quiet Beacon' }).waitFor()
      for (const light of ['light', 'dark'] as const) {
        await dress(page, light)
        expect({ width, light, barriers: await barriers(page) }).toEqual({ width, light, barriers: [] })
      }
      const star = await page.locator('.star-option').first().boundingBox()
      expect(Math.min(star?.width ?? 0, star?.height ?? 0)).toBeGreaterThanOrEqual(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  })
})
