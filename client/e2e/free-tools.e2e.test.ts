import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'

describe('the free tools', () => {
  const { member, open } = visitProduct()

  it('show what a page says of itself, only once their reader wants it, and begin a draft with that', async () => {
    const { page } = await open('/free-tools', { as: await member('curious'), bypassCSP: true })
    await page.getByRole('link', { name: 'Website scraping' }).press('Enter')
    await page.waitForURL('**/free-tools/website-scraping')
    await page.goto(`${page.url()}?url=fernweh.example`)
    await settled(page)
    const address = page.getByRole('textbox', { name: 'Address of a page' })
    expect(await page.getByRole('region', { name: 'Title and description' }).count()).toBe(0)
    await address.press('Enter')
    const facts = page.getByRole('region', { name: 'Title and description' })
    await expect.poll(() => facts.textContent()).toContain('Fernweh: Plan a trip by train first')
    expect(await facts.textContent()).toContain('No hreflang for the German page')
    expect(new URL(page.url()).searchParams.get('url')).toBe('https://fernweh.example/')
    await expectUsable(page)

    await address.fill('ftp://fernweh.example')
    await address.press('Enter')
    await expect.poll(() => page.getByRole('alert').allTextContents()).toContain('Enter an address that begins with http:// or https://.')
    expect(await address.inputValue()).toBe('ftp://fernweh.example')
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await facts.count()).toBe(1)

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).press('Enter')
    expect((await saved).suggestedFilename()).toBe('fernweh.example.csv')

    await page.getByRole('link', { name: 'Start a draft' }).press('Enter')
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Fernweh')
    expect(await page.getByRole('textbox', { name: 'Website' }).inputValue()).toBe('https://fernweh.example/')
  })
})
