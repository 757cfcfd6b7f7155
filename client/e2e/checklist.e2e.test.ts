import { systemClock } from '@debut/adapters/clock.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'

describe('the launch checklist', () => {
  const { at, member, open } = visitProduct()
  const PATH = '/free-tools/product-launch-checklist'

  const task = (page: Page, name: string) => page.getByRole('checkbox', { name })
  const launchDay = (page: Page) => page.getByRole('textbox', { name: 'Launch day' })

  it('keeps what a visitor ticks and adds, and takes it to their account and to a second device', async () => {
    const { page, context } = await open(PATH)
    await task(page, 'Write a one-line tagline').check()
    await launchDay(page).fill('2126-12-03')
    await launchDay(page).blur()
    await page.getByText(/^That’s more than two years ahead/).waitFor()
    const day = `${systemClock().year + 1}-06-15`
    await launchDay(page).fill(day)
    await page.getByText(/^\d+ days to go\. Nothing is due until /).waitFor()
    await page.getByRole('button', { name: 'Add a task to: Four weeks before' }).press('Enter')
    await page.getByRole('textbox', { name: 'Task' }).fill('x'.repeat(10_000))
    await page.keyboard.press('Enter')
    await page.getByText(/this one has 10,000\./).waitFor()
    await page.getByRole('textbox', { name: 'Task' }).fill('Ask Maria for a quote')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Add a task to: Four weeks before')
    await page.getByRole('button', { name: 'Change Ask Maria for a quote' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.getByRole('button', { name: 'Change Put up a landing page' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await page.getByText('Task removed').first().waitFor()
    await task(page, 'Put up a landing page').waitFor({ state: 'detached' })
    expect(await focused()).toBe('Change Collect email addresses')

    const expectAll = async (shown: Page) => {
      await task(shown, 'Ask Maria for a quote').waitFor()
      expect(await task(shown, 'Write a one-line tagline').isChecked()).toBe(true)
      expect(await launchDay(shown).inputValue()).toBe(day)
      const names = await shown
        .getByRole('region', { name: /^Four weeks before/ })
        .getByRole('checkbox')
        .all()
      expect(
        await Promise.all(names.slice(-2).map((box) => box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText))),
      ).toEqual(['Ask Maria for a quote', 'Fix what your testers stumbled over'])
    }
    await page.reload()
    await settled(page)
    await page.getByText(/^Kept in this browser\. Sign in/).waitFor()
    await expectAll(page)

    const session = await member('planner')
    await addSession(context, at('/'), session)
    await page.reload()
    await page.getByText('Saved to your account.').waitFor()
    await expectAll(page)

    const { page: second } = await open(PATH, { as: session })
    await second.getByText('Saved to your account.').waitFor()
    await expectAll(second)
  })

  it('takes the day of a launch in the waiting line, and follows it when the line moves it', async () => {
    const { page } = await open(PATH, { as: 'maker' })
    const offer = page.getByRole('listitem').filter({ hasText: / launches on / })
    await offer.getByRole('button', { name: 'Use this day' }).first().click()
    await page.getByRole('button', { name: 'Stop following' }).waitFor()
    await page.getByText('Saved to your account.').waitFor()
    const day = await launchDay(page).inputValue()
    const later = addDays(day, 2)
    await page.route(/your-tools/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(`"boardDate":"${day}"`, `"boardDate":"${later}"`) })
    })
    await page.reload()
    await page.getByText(/^Your launch moved from /).waitFor()
    expect(await launchDay(page).inputValue()).toBe(later)
  })
})
