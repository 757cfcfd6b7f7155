import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'

describe('the blog', () => {
  const { at, open } = visitProduct()

  it('is searched by keyboard, read from post to post, and found in the palette', async () => {
    const { page } = await open('/blog', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const titles = () => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
    expect((await titles()).length).toBeGreaterThan(5)
    const field = page.getByRole('searchbox', { name: 'Search the blog' })
    await field.focus()
    await page.keyboard.type('zeppelin')
    await page.keyboard.press('Enter')
    await page.getByText('No post matches “zeppelin”.').waitFor()
    // The text of one post has this word, and no title or excerpt.
    await field.fill('fingerprints')
    await page.keyboard.press('Enter')
    await page.getByText('1 post matches “fingerprints”.').waitFor()
    expect(await titles()).toEqual(['Votes you can audit'])

    await page.getByRole('link', { name: 'Votes you can audit' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Votes you can audit' }).waitFor()
    await page.locator('summary', { hasText: 'On this page' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Your receipt' }).click()
    expect(page.url()).toBe(at('/blog/votes-you-can-audit#your-receipt'))
    const next = page.getByRole('link', { name: /^Next post/ })
    const title = (await next.innerText()).split('\n').at(-1) ?? ''
    await next.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('twenty-four hours')
    await page.getByRole('option', { name: 'Twenty-four hours on stage' }).click()
    await page.waitForURL(at('/blog/launch-day/twenty-four-hours-on-stage'))
  })

  it('is searched without a script', async () => {
    const { page } = await open('/blog', { javaScriptEnabled: false })
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('fingerprints')
    await page.keyboard.press('Enter')
    await page.waitForURL(at('/blog?q=fingerprints'))
    await page.getByText('1 post matches “fingerprints”.').waitFor()
  })
})
