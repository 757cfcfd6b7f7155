import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'

/** Light and dark aside, these have nothing in common but that somebody could not use a page for want of them. */
describe('for everybody', () => {
  const { member, open } = visitProduct()

  it.each(['/', '/for-sale', '/community/makers', '/free-tools/website-scraping', '/faqs', '/login', '/nowhere'])(
    'the skip link of %s leads to its content, past what is beside it',
    async (path) => {
      const { page } = await open(path)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
      await page.keyboard.press('Tab')
      const isFirst = () => {
        const control = document.querySelector('main :is(a[href], button:not(:disabled), input, textarea, select, summary)')
        const { activeElement } = document
        return control === null
          ? activeElement?.closest('nav, header') === null
          : control === activeElement && control.closest('.side-nav') === null
      }
      expect(await page.evaluate(isFirst)).toBe(true)
    },
  )

  it('a vote and the votes that are left are announced, as is that it was taken back', async () => {
    const { page } = await open('/', { as: await member('listener') })
    const vote = page
      .getByRole('main')
      .getByRole('button', { name: /^Upvote / })
      .first()
    await vote.click()
    await page
      .getByRole('status')
      .filter({ hasText: /^You voted for .+\. 2 votes left today\.$/ })
      .waitFor({ state: 'attached' })
    await vote.click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Your vote for .+ is withdrawn\. 3 votes left today\.$/ })
      .waitFor({ state: 'attached' })
  })

  it.each([
    ['a visitor', undefined],
    ['a maker', 'maker'],
    ['an admin', 'admin'],
  ])('the header shows %s all that is in it, however wide it is', async (_, as) => {
    const { page } = await open('/', as === undefined ? {} : { as })
    if (as !== undefined) await page.getByRole('button', { name: /^Your account/ }).waitFor()
    const cutOff: string[] = []
    for (let width = 768; width <= 1_280; width += 16) {
      await page.setViewportSize({ width, height: 860 })
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('header a, header button, header img')]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
          .map((element) => element.getAttribute('aria-label') ?? element.textContent),
      )
      cutOff.push(...beyond.map((what) => `${what} at ${width}`))
    }
    expect(cutOff).toEqual([])
  })

  it('who chose colours of their own sees a cast vote, the votes left and the bars', async () => {
    const { page } = await open('/', { as: await member('high-contrast'), forcedColors: 'active', reducedMotion: 'reduce' })
    const colours = (of: string) =>
      page.locator(of).evaluateAll((found) => new Set(found.map((element) => getComputedStyle(element).backgroundColor)).size)
    const vote = page.getByRole('main').getByRole('button', { name: /^Upvote / })
    await vote.first().click()
    await page.locator('main .vote-button[data-mine=true]').first().waitFor()
    await expect.poll(() => colours('main .vote-button')).toBe(2)
    await expect.poll(() => colours('.vote-pip')).toBe(2)
    await page.goto(new URL('/tool/harbor-department', page.url()).href)
    const bar = page.locator('.bar-chart-bar').first()
    await bar.waitFor({ state: 'attached' })
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await bar.evaluate((element) => getComputedStyle(element).fill)).not.toBe(canvas)
  })

  it('the welcome gives the focus to the page when it is closed', async () => {
    const { page } = await open('/', { as: await member('new-here', { isWelcomed: false }) })
    const welcome = page.getByRole('dialog', { name: /Welcome/ })
    await welcome.getByRole('button', { name: 'Close' }).click()
    await welcome.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('numbers that stand beside each other say what they count', async () => {
    const { page } = await open('/your-tools', { as: 'maker' })
    await page
      .getByRole('listitem')
      .filter({ hasText: /#[1-9]\d* · [\d,]+ points?$/ })
      .first()
      .waitFor()
    await page
      .getByRole('heading', { name: /^Last \d+ days$/ })
      .first()
      .waitFor()

    await page.goto(new URL('/categories/development', page.url()).href)
    await page.getByText('Points are from launch days.').waitFor()
    await page
      .getByRole('main')
      .getByLabel(/^Upvote .+, [\d,]+ points? from launch days/)
      .first()
      .waitFor()

    await page.goto(new URL('/profile/maker', page.url()).href)
    await page.getByText('Tiers stay earned after a streak ends.').waitFor()
  })
})
