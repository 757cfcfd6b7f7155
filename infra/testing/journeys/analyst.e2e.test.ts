import { writtenAt } from '@debut/client/lib/clock/written-at.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { bothHands, type Hands } from './hands.ts'
import { visitAtTen } from './journey.ts'

/** To a moment before noon, as each hand does it. */
const moveBack = async ({ name }: Hands, page: Page) => {
  const slider = page.getByRole('slider', { name: 'Moment of the day' })
  if (name === 'keyboard') {
    await eventually(async () => expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true))
    await slider.press('Home')
    // A step of this key is a tenth of the day.
    await slider.press('PageUp')
    await slider.press('PageUp')
    return
  }
  await slider.waitFor()
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
  await slider.tap({ position: { x: width * 0.45, y: height / 2 } })
}

const HOUR = 3_600_000

describe('an analyst', () => {
  const { now, open, openAs, go } = visitAtTen()
  /** What each row of the board says, points included. */
  const board = (page: Page) => page.locator('main [data-key]').evaluateAll((rows) => rows.map((row) => row.textContent))
  const upvotes = (page: Page) => page.getByRole('button', { name: /^Upvote/ })

  it.each(bothHands)('replays a day, whose moment others find at its address, by $name', async (hands) => {
    const { page } = await openAs(hands, 'analyst', '/')
    await hands.press(page.getByRole('link', { name: 'Yesterday' }))
    await page.waitForURL(/\?start=/)
    await page.getByRole('heading', { level: 1, name: 'Yesterday' }).waitFor()
    const atTheEnd = await board(page)
    await hands.press(page.getByRole('button', { name: 'Replay the day' }))
    await moveBack(hands, page)
    await page.waitForURL(/asOf=/)
    const atThatMoment = await board(page)
    expect(atThatMoment).not.toEqual(atTheEnd)

    const other = await open(hands, page.url())
    await other.page.getByText('as it stood at').waitFor()
    expect(await board(other.page)).toEqual(atThatMoment)

    await hands.press(page.getByRole('link', { name: 'Back to the end' }))
    await eventually(async () => expect(await board(page)).toEqual(atTheEnd))
  })

  it.each(bothHands)('reads the board of a week as of a moment, at which there is no voting, by $name', async (hands) => {
    const { page } = await openAs(hands, 'analyst', '/weekly')
    const before = `/weekly?${new URLSearchParams({ asOf: writtenAt(now() - 4 * HOUR) })}`
    const latest = await board(page)
    await go(page, before)
    await page.getByText('as it stood on').waitFor()
    expect(await upvotes(page).count()).toBe(0)
    const earlier = await board(page)
    expect(earlier.length).toBeGreaterThan(0)
    expect(earlier).not.toEqual(latest)

    const other = await open(hands, before)
    expect(await board(other.page)).toEqual(earlier)
  })

  it('rebuilds a projection by keyboard, finds no differences, and sees an admin swap it in by touch', async () => {
    const [keyboard, touch] = bothHands
    if (keyboard === undefined || touch === undefined) throw new Error('two hands are needed')
    const projection = 'tags'
    const { page } = await openAs(keyboard, 'analyst', '/admin/projections')
    await keyboard.press(page.getByRole('button', { name: 'Rebuild…' }))
    await page.getByLabel('Projection', { exact: true }).selectOption(projection)
    await keyboard.press(page.getByRole('button', { name: 'Start the rebuild' }))
    const build = page.getByRole('article', { name: new RegExp(`^${projection} v`) })
    await build.getByText('No differences').waitFor()
    expect(await build.getByRole('button', { name: /^Swap to/ }).count()).toBe(0)

    const { page: admin } = await openAs(touch, 'admin', '/admin/projections')
    await touch.press(admin.getByRole('button', { name: new RegExp(`^Swap to v\\d+ of ${projection}$`) }))
    await touch.press(admin.getByRole('button', { name: 'Swap', exact: true }))
    await admin
      .getByRole('button', { name: new RegExp(`of ${projection}$`) })
      .and(admin.getByRole('button', { name: /^Swap back/ }))
      .waitFor()
    await build.waitFor({ state: 'detached' })
    await page.getByText(new RegExp(`^${projection} v\\d+ replaced v\\d+ on .* No differences`)).waitFor()
  })

  it('ranks yesterday by another rule, by keyboard, and saves that for an admin, who reads it on a phone', async () => {
    const [hands, phone] = bothHands as [Hands, Hands]
    const { press, write } = hands
    const { page } = await openAs(hands, 'analyst', '/')
    await press(page.getByRole('link', { name: 'Yesterday' }))
    await page.waitForURL(/\?start=/)
    await press(page.getByRole('link', { name: 'What if?' }))
    await page.getByRole('heading', { level: 1, name: 'What if?' }).waitFor()
    await press(page.getByRole('radio', { name: 'One person, one vote' }))
    await press(page.getByRole('button', { name: 'Re-rank' }))
    await page.getByText(/votes? recounted in/).waitFor()
    const places = page.getByRole('grid', { name: /^Not official: .* with one vote per person$/ })
    const ranked = await places.getByRole('row').allTextContents()
    expect(ranked.length).toBeGreaterThan(3)

    await press(page.getByRole('button', { name: 'Save', exact: true }))
    const dialog = page.getByRole('dialog')
    await write(dialog.getByLabel('Name'), 'One vote each')
    await press(dialog.getByRole('button', { name: 'Save', exact: true }))
    await page.getByText('Saved as One vote each').waitFor()

    const admin = await openAs(phone, 'admin', '/analysis')
    await phone.press(admin.page.getByRole('link', { name: 'One vote each' }))
    const found = admin.page.getByRole('grid', { name: /^Not official/ })
    await found.waitFor()
    expect(await found.getByRole('row').allTextContents()).toEqual(ranked)
    expect(await admin.page.title()).toContain('Not official')
  })
})
