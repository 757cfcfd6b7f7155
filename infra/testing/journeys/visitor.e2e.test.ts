import { account, closeWelcome, PASSWORD } from '@debut/client/e2e/testing/accounts.ts'
import { linkIn } from '@debut/client/e2e/testing/mailbox.ts'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bothHands } from './hands.ts'
import { visitAtTen } from './journey.ts'

const Board = z.object({ tools: z.array(z.object({ name: z.string(), slug: z.string(), points: z.number() })) })

/** Far enough down that the page has to be scrolled. */
const ROW = { keyboard: 8, touch: 9 }

describe('a visitor', () => {
  const { at, open, go, ask, mail, attempt } = visitAtTen()

  it.each(bothHands)('reads, searches with a typo, votes, signs up by email and finds the vote cast, by $name', async (hands) => {
    const { press, write } = hands
    const { page, context } = await open(hands, '/')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    const { tools } = Board.parse(await ask('/api/boards/day'))
    const wanted = tools[ROW[hands.name]]
    if (wanted === undefined) throw new Error('The board of the day is too short')

    await press(page.getByRole('banner').getByRole('link', { name: 'Search' }))
    await page.getByPlaceholder('Search products, people, tags and pages').fill(misspelt(wanted.name))
    await page.getByRole('option', { name: wanted.name }).first().waitFor()
    if (hands.name === 'touch') await page.getByRole('option', { name: wanted.name }).first().tap()
    else await page.keyboard.press('Enter')
    await main.getByRole('heading', { level: 1, name: wanted.name }).waitFor()

    await go(page, '/')
    const button = main.getByRole('region', { name: 'Launches' }).getByRole('link', { name: new RegExp(`^Upvote ${wanted.name}, `) })
    await button.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await press(button)
    await page.getByRole('heading', { name: `Sign in to vote for ${wanted.name}` }).waitFor()
    await press(page.getByRole('link', { name: 'Create an account' }))
    await page.getByRole('heading', { name: `Create an account to vote for ${wanted.name}` }).waitFor()
    const email = `vera-${attempt(hands)}@debut.example`
    await write(page.getByLabel('Email'), email)
    await write(page.getByLabel('Password', { exact: true }), PASSWORD)
    await write(page.getByLabel('Name'), `Vera ${attempt(hands)}`)
    await press(page.getByRole('button', { name: 'Create account' }))
    await page.getByText(`Check your mail: ${email}`).waitFor()

    // The mail's link opens in another tab, as it does from a mailbox.
    const tab = await context.newPage()
    const link = linkIn(await mail(email, /Confirm/))
    // The note does not wait for its reader.
    await Promise.all([tab.getByText(`You voted for ${wanted.name}`).first().waitFor(), tab.goto(link), closeWelcome(tab)])
    await tab.waitForURL(at('/'))
    await account(tab, `vera-${attempt(hands)}`).waitFor()
    const cast = tab.getByRole('region', { name: 'Launches' }).getByRole('button', { name: new RegExp(`^Upvote ${wanted.name}, `) })
    await expect.poll(() => cast.getAttribute('aria-pressed')).toBe('true')
    // The page is where they left it, or has followed the row to its new place.
    await expect.poll(() => isOnScreen(cast)).toBe(true)

    const other = await open(hands, `/tool/${wanted.slug}`)
    const points = async () => Number(/, ([\d,]+) points?/.exec((await upvoteOf(other.page, wanted.name)) ?? '')?.[1])
    await expect.poll(points).toBeGreaterThan(wanted.points)

    // It is cast once: a reload takes nothing back, and casts nothing again.
    await tab.reload()
    await expect.poll(() => cast.getAttribute('aria-pressed')).toBe('true')
    expect(await tab.evaluate(() => localStorage.getItem('debut-pending-vote'))).toBeNull()
  })

  it.each(bothHands)('finds a free tool by the menus, and names that another person sees at their address, by $name', async (hands) => {
    const { press, write } = hands
    const { page } = await open(hands, '/faqs')
    if (hands.name === 'touch') {
      await press(page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('button', { name: 'More' }))
      await press(page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Free Tools' }))
    } else await press(page.getByRole('contentinfo').getByRole('link', { name: 'Free tools' }))
    await press(page.getByRole('main').getByRole('link', { name: 'Startup name generator' }))
    await write(page.getByLabel('Words about your product'), 'night trains')
    await press(page.getByRole('button', { name: 'Make names' }))
    const names = page.getByRole('region', { name: 'Names' })
    await names.getByText(/^24 plain names/).waitFor()
    const listed = await names.getByRole('heading', { level: 3 }).allTextContents()

    const { pathname, search } = new URL(page.url())
    const other = await open(hands, pathname + search)
    const found = other.page.getByRole('region', { name: 'Names' }).getByRole('heading', { level: 3 })
    expect(await found.allTextContents()).toEqual(listed)
  })
})

const upvoteOf = (page: Awaited<ReturnType<ReturnType<typeof visitAtTen>['open']>>['page'], name: string) =>
  page
    .getByRole('link', { name: new RegExp(`^Upvote ${name}, `) })
    .first()
    .getAttribute('aria-label')

const isOnScreen = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && scrollY > 0
  })

/** As somebody writes it who is in a hurry: two characters of the longest word change places. */
const misspelt = (name: string): string => {
  const [longest = name] = name.split(' ').toSorted((one, other) => other.length - one.length)
  const middle = Math.floor(longest.length / 2)
  const swapped = longest.slice(0, middle - 1) + longest.charAt(middle) + longest.charAt(middle - 1) + longest.slice(middle + 1)
  return name.replace(longest, swapped)
}
