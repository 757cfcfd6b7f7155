import { eventually } from '@debut/testing/eventually.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'

describe('the directory', () => {
  const { at, open, member } = visitProduct()
  const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

  it('is read, sorted and paged without a script', async () => {
    const { page } = await open('/categories', { javaScriptEnabled: false })
    await page.getByRole('heading', { name: 'Development' }).getByRole('link').click()
    await page.waitForURL(at('/categories/development'))
    const best = await names(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(at('/categories/development?page=2'))
    await page.getByText(/^25 to 48 of /).waitFor()
    expect(await names(page)).not.toEqual(best)
    await page.getByRole('link', { name: 'Newest' }).click()
    await page.waitForURL(at('/categories/development?sort=newest'))
    expect(await names(page)).not.toEqual(best)
    const lastYear = page
      .getByRole('complementary', { name: 'Around the listing' })
      .getByRole('link', { name: /^20\d\d$/ })
      .nth(1)
    const year = await lastYear.innerText()
    await lastYear.click()
    await page.waitForURL(at(`/categories/development?year=${year}&sort=newest`))
    const days = await page.getByRole('main').locator('ol time').allInnerTexts()
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => !day.endsWith(year))).toEqual([])
  })

  it('keeps to what its reader chose, and has it again on the way back', async () => {
    const { page } = await open('/tags')
    await page.getByRole('link', { name: '#AI', exact: true }).click()
    await page.waitForURL(at('/tags/ai'))
    await page.getByText(/^1 to 24 of /).waitFor()
    const all = await names(page)
    await page.getByRole('navigation', { name: 'Price and kind' }).getByRole('link', { name: 'Paid' }).click()
    await page.waitForURL(at('/tags/ai?price=paid'))
    const prices = page
      .getByRole('main')
      .getByRole('listitem')
      .getByText(/^(free|freemium|paid)$/)
    await eventually(async () => expect(new Set(await prices.allInnerTexts())).toEqual(new Set(['paid'])))
    await page.goBack()
    await eventually(async () => expect(await names(page)).toEqual(all))
    await page.getByRole('link', { name: 'All time' }).click()
    await page.getByRole('heading', { name: 'Best #AI products', level: 1 }).waitFor()
  })

  it('compares what is for sale without a script', async () => {
    const { page } = await open('/for-sale', { javaScriptEnabled: false })
    await page.getByText('1 to 24 of 30 products').waitFor()
    await page.getByRole('link', { name: 'Lowest' }).click()
    await page.waitForURL(at('/for-sale?sort=cheapest'))
    const asked = (await page.locator('dt:text-is("Asked") + dd').allInnerTexts()).map((amount) => Number(amount.replaceAll(/\D/g, '')))
    expect(asked).toEqual(asked.toSorted((one, other) => one - other))
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(at('/for-sale?sort=cheapest&page=2'))
    await page.getByText('25 to 30 of 30 products').waitFor()
    await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Design' }).click()
    await page.waitForURL(at('/for-sale?category=design&sort=cheapest'))
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await page.getByText(/^For sale for [$€£]/).waitFor()
  })

  it('takes a vote in a row, which is there on the tool’s own page', async () => {
    const { page } = await open('/categories/marketing?sort=newest', { as: await member('row-voter') })
    const vote = page.getByRole('button', { name: /^Upvote / }).first()
    const name = /^Upvote (.*), /.exec((await vote.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await vote.click()
    await eventually(async () => expect(await vote.getAttribute('aria-pressed')).toBe('true'))
    await page.getByLabel('2 votes left today').first().waitFor()
    await page.getByRole('heading', { level: 2, name }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.getByRole('button', { name: /^Upvote / }).getAttribute('aria-pressed')).toBe('true')
  })

  it('says that a time has nothing, and where there is something', async () => {
    const { page } = await open('/best-products-by-tag/ai/2020')
    await page.getByText('Nothing of this kind, or in this time').waitFor()
    await page.getByRole('link', { name: 'Show all of them' }).click()
    await page.waitForURL(at('/best-products-by-tag/ai'))
    await page.getByText(/^1 to 24 of /).waitFor()
  })

  it('leads from a product to what is like it', async () => {
    const { page } = await open('/categories/design')
    page.setDefaultTimeout(5_000)
    await page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first().getByRole('link').click()
    const first = page.getByRole('heading', { name: 'Similar products' }).locator('..').getByRole('link').first()
    const name = await first.innerText()
    await first.click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
  })
})
