import { eventually } from '@debut/testing/eventually.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, dress } from './testing/visitor.ts'

describe('the search', () => {
  const { at, open } = visitProduct()
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
  const options = (page: Page) => page.getByRole('dialog').getByRole('option')
  const chosen = (page: Page) => page.getByRole('dialog').locator('[role=option][aria-selected=true]')
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const expectNoBarriers = async (page: Page, what: string) => {
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    await dress(page, 'light')
    expect({ what, barriers: await barriers(page) }).toEqual({ what, barriers: [] })
    await dress(page, 'dark')
    expect({ what, inTheDark: await barriers(page, { of: 'colours' }) }).toEqual({ what, inTheDark: [] })
  }

  it('finds with the keyboard alone, in spite of typos, and remembers where its reader went', async () => {
    const { page } = await open('/faqs', { bypassCSP: true, reducedMotion: 'reduce' })
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByText('Popular products').waitFor()
    await expectNoBarriers(page, 'before anything is typed')
    await page.keyboard.type('harbor dep')
    await eventually(async () => expect(await chosen(page).innerText()).toMatch(/^Harbor Department/))
    // The page may show first what it found for the first words alone.
    await eventually(async () =>
      expect(await chosen(page).locator('mark').allInnerTexts()).toEqual(expect.arrayContaining(['Harbor', 'Dep'])),
    )
    await expectNoBarriers(page, 'with results')
    await page.keyboard.press('Enter')
    await heading(page, 'Harbor Department').waitFor()

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByText('Recent', { exact: true }).waitFor()
    expect(await options(page).first().innerText()).toBe('Harbor Department')
    await page.keyboard.type('harbr departmnet')
    await eventually(async () => expect(await chosen(page).innerText()).toMatch(/^Harbor Department/))
    // Until then it shows what was found for the words before.
    await page.getByRole('option', { name: 'All results for “harbr departmnet”' }).waitFor()
    await page
      .getByRole('status')
      .getByText(/^[1-9]\d* results?$/)
      .waitFor({ state: 'attached' })
    await eventually(async () => {
      await page.keyboard.press('ArrowDown')
      expect(await chosen(page).innerText()).toMatch(/^All results/)
    })
    await page.keyboard.press('Enter')
    await page.waitForURL(at('/search?q=harbr+departmnet'))
    await page.getByText('No match for “harbr departmnet”.').waitFor()
  })

  it('finds people, tags, pages and actions, and says what to do where there is nothing', async () => {
    const { page } = await open('/faqs')
    const groups = () => page.getByRole('dialog').locator('[cmdk-group-heading]').allInnerTexts()
    await page.keyboard.press('Control+k')
    await field(page).fill('design')
    await eventually(async () => expect(await groups()).toEqual(expect.arrayContaining(['Products', 'Tags', 'Products'])))
    await field(page).fill('maker')
    await eventually(async () => expect(await groups()).toEqual(expect.arrayContaining(['People', 'Community'])))
    await field(page).fill('toggle')
    await page.getByRole('option', { name: 'Toggle light and dark' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.keyboard.press('Control+k')
    await field(page).fill('quixotically')
    await page.getByText('No product, person, tag or post for “quixotically”.').waitFor()
    await page.getByRole('dialog').getByText('Popular products').waitFor()
  })

  it('is under the thumb as well', async () => {
    const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true, reducedMotion: 'reduce' } as const
    const { page } = await open('/faqs', narrow)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
    await field(page).fill('harbor department')
    const found = page.getByRole('option', { name: /^Harbor Department/ }).first()
    await found.waitFor()
    await expectNoBarriers(page, 'at 390 px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await found.tap()
    await heading(page, 'Harbor Department').waitFor()
  })

  it('is a page that needs no script', async () => {
    const { page } = await open('/faqs', { javaScriptEnabled: false })
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.waitForURL(at('/search'))
    await page.getByRole('heading', { name: 'Popular products' }).waitFor()
    await page.getByRole('searchbox').fill('design')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(at('/search?q=design'))
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    const names = () => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
    const first = await names()
    expect(first).toHaveLength(20)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(at('/search?q=design&page=2'))
    expect((await names()).some((name) => first.includes(name))).toBe(false)
    await page.getByRole('searchbox').fill('quixotically')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Nothing for “quixotically”' }).waitFor()
    await page.getByRole('link', { name: 'All tags' }).waitFor()
  })

  it('keeps its page while it goes to the next, and returns', async () => {
    const { page } = await open('/search?q=harbor')
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('searchbox').fill('paper')
    await page.keyboard.press('Enter')
    await heading(page, 'Search results for paper').waitFor()
    await page.goBack()
    await heading(page, 'Search results for harbor').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('harbor')
    expect(await page.title()).toContain('“harbor”')
    expect(loads).toBe(0)
  })
})
