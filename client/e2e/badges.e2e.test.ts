import { eventually } from '@debut/testing/eventually.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'

const BADGES = '/tool/harbor-department/badges'

describe('the badges of a tool', () => {
  const { at, open } = visitProduct()
  /** Its label covers the whole card. */
  const choose = (page: Page, kind: string) => page.getByRole('main').locator('label', { hasText: kind }).click()
  const preview = (page: Page) => page.getByRole('img', { name: /Harbor Department: .+ on Debut/ })
  /** Once the browser has drawn it. */
  const sizeOf = (page: Page) =>
    preview(page).evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))

  it('are chosen by its makers, seen as they will be, and copied', async () => {
    const { page } = await open('/tool/harbor-department', { as: 'maker', permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('link', { name: 'Badges for your site' }).click()
    await page.waitForURL(at(BADGES))
    await choose(page, 'Listed')
    expect(await preview(page).getAttribute('src')).toBe('/badges/harbor-department/listed.svg?theme=light')
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check()
    expect(await preview(page).getAttribute('src')).toBe('/badges/harbor-department/listed.svg?theme=dark')
    expect(await sizeOf(page)).toEqual([250, 54])

    /** The button of what was copied before says so, and is called otherwise. */
    const copyNext = async () => {
      const count = await page.getByRole('button', { name: 'Copied' }).count()
      await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
      await eventually(async () => expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(count + 1))
      return page.evaluate(() => navigator.clipboard.readText())
    }
    const [image, link] = [at('/badges/harbor-department/listed.svg?theme=dark'), at('/r/harbor-department?badge=listed')]
    const words = 'Harbor Department: Listed on Debut'
    const html = await copyNext()
    expect(html).toBe(`<a href="${link}"><img src="${image}" alt="${words}" width="250" height="54"></a>`)
    expect(await copyNext()).toBe(`[![${words}](${image})](${link})`)

    // As it stands on a page of theirs.
    await page.goto('about:blank')
    await page.setContent(html)
    expect(await sizeOf(page)).toEqual([250, 54])
    await preview(page).click()
    await page.waitForURL(at('/tool/harbor-department'))
  })

  it('are shown to no other member, and to a maker who signs in on the way', async () => {
    const { page: others, response } = await open(BADGES, { as: 'demo' })
    expect(response?.status()).toBe(404)
    await others.getByText(`Page Not Found: ${BADGES}`).waitFor()
    const { page } = await open(BADGES)
    await page.waitForURL(at('/login'))
    await settled(page)
    await page.getByRole('button', { name: /^maker/ }).click()
    await page.waitForURL(at(BADGES))
    await page.getByRole('radio', { name: 'Listed' }).waitFor()
  })

  it('can be chosen by everybody, wide and narrow, light and dark', async () => {
    const { page } = await open(BADGES, { as: 'maker', bypassCSP: true })
    await expectUsable(page)
  })
})
