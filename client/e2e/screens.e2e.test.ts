import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'

/** For readers who use a keyboard, a screen reader, colours of their own or a window of any width. */
describe('a page', () => {
  const { member, open } = visitProduct()

  it.each(['/', '/for-sale', '/community/makers', '/free-tools/website-scraping', '/faqs', '/login', '/nowhere'])(
    'has a skip link past the side bar to its content: %s',
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

  it('announces a vote, the votes that are left, and that a vote was taken back', async () => {
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
    // A second click within half a second is the same one.
    await page.waitForTimeout(600)
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
  ])('shows %s the whole header at every width', async (_, as) => {
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

  it('shows a cast vote, the votes left and the bars in colours that its reader chose', async () => {
    const { page } = await open('/', { as: await member('high-contrast'), forcedColors: 'active', reducedMotion: 'reduce' })
    const colours = (of: string) =>
      page.locator(of).evaluateAll((found) => new Set(found.map((element) => getComputedStyle(element).backgroundColor)).size)
    const vote = page.getByRole('main').getByRole('button', { name: /^Upvote / })
    await vote.first().click()
    await page.locator('main .vote-button[data-mine=true]').first().waitFor()
    await expect.poll(() => colours('main .vote-button')).toBe(2)
    await expect.poll(() => colours('.vote-pip')).toBe(2)
    // In the first hours of a day its launches have no bars: the best of a year was hardly launched today.
    await page.goto(new URL('/yearly', page.url()).href)
    await page.getByRole('main').locator('li a[href^="/tool/"]').first().click()
    const bar = page.locator('.bar-chart-bar').first()
    await bar.waitFor({ state: 'attached' })
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await bar.evaluate((element) => getComputedStyle(element).fill)).not.toBe(canvas)
  })

  it('has the focus once the welcome is closed', async () => {
    const { page } = await open('/', { as: await member('new-here', { isWelcomed: false }) })
    const welcome = page.getByRole('dialog', { name: /Welcome/ })
    await welcome.getByRole('button', { name: 'Close' }).click()
    await welcome.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('says of its numbers what they count', async () => {
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
    await page.getByText('Points are from each product’s latest finished launch day.').waitFor()
    await page
      .getByRole('main')
      .getByLabel(/^Upvote .+, [\d,]+ points? from its launch day/)
      .first()
      .waitFor()

    await page.goto(new URL('/profile/maker', page.url()).href)
    await page.getByRole('heading', { name: 'Streak rewards' }).waitFor()
  })
})
