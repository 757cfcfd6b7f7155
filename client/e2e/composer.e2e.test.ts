import { eventually } from '@debut/testing/eventually.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { visitProduct } from './testing/product-visits.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'

const WIDE = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const title = (page: Page) => page.getByLabel('Title')
const text = (page: Page) => page.getByLabel('Text', { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/).waitFor()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c9a74' } })
    .png()
    .toBuffer()

const bothWidths = [
  ['wide', WIDE],
  ['narrow', PHONE],
] as const

describe('the composer', () => {
  const { at, member, open } = visitProduct()
  const NEW = '/community/drafts/new'

  it('takes a title of one line, and marks the text by keys and by buttons', async () => {
    const { page } = await open(NEW, { as: await member('keys') })
    const { keyboard } = page
    await title(page).focus()
    await keyboard.type('A calm')
    await keyboard.insertText(' day\nat sea')
    await keyboard.press('Enter')
    expect(await title(page).inputValue()).toBe('A calm day at sea')
    await page.getByText('17 of 160 in the title', { exact: true }).waitFor()
    await keyboard.type('No wind')
    await keyboard.press('Shift+Home')
    await keyboard.press('Control+b')
    expect(await text(page).inputValue()).toBe('**No wind**')
    await button(page, 'Bold').click()
    await button(page, 'Heading').click()
    expect(await text(page).inputValue()).toBe('## No wind')
    await keyboard.press('Control+z')
    expect(await text(page).inputValue()).toBe('No wind')
    await page.getByRole('radio', { name: 'Question' }).check()
    const shown = page.locator('.feed-preview')
    await eventually(async () =>
      expect((await shown.innerText()).split('\n')).toEqual(expect.arrayContaining(['question', 'A calm day at sea'])),
    )
  })

  it('suggests members and products while they are typed, in a post and in a comment', async () => {
    const { page } = await open(NEW, { as: await member('suggested') })
    const { keyboard } = page
    const list = page.getByRole('listbox')
    await text(page).focus()
    await keyboard.type('Thanks @make')
    await list.getByRole('option', { name: /^maker/ }).waitFor()
    expect(await list.getAttribute('data-used')).toBe('0 of 10 mentions used')
    expect(await text(page).getAttribute('aria-activedescendant')).not.toBeNull()
    await keyboard.press('Enter')
    await list.waitFor({ state: 'hidden' })
    await keyboard.type('for #harbor')
    await list
      .getByRole('option', { name: /harbor/i })
      .first()
      .waitFor()
    await keyboard.press('Tab')
    expect(await text(page).inputValue()).toMatch(/^Thanks @maker for \[[^\]]*harbor[^\]]*\]\(\/tool\/[a-z\d-]+\) $/i)
    await keyboard.type('and @make')
    await list.getByRole('option').first().waitFor()
    expect(await list.getAttribute('data-used')).toBe('1 of 10 mentions used')
    await keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await text(page).inputValue()).toMatch(/ and @make$/)

    await page.goto(at('/tool/harbor-department?tab=comments'))
    await settled(page)
    await button(page, 'Write about Harbor Department').click()
    const field = page.getByRole('textbox', { name: 'Write about Harbor Department' })
    await field.focus()
    const option = list.getByRole('option', { name: /^maker/ })
    // A reader may type on and choose before the next list has come: the last characters are a part of the name.
    let held = Promise.withResolvers<void>()
    await page.route('**/api/search*', async (route) => {
      await held.promise
      await route.continue()
    })
    for (const [begun, choose] of [
      ['Well done @mak', () => option.click()],
      ['Well done @maker and @mak', () => keyboard.press('Tab')],
    ] as const) {
      held.resolve()
      await keyboard.type(begun.slice((await field.inputValue()).length))
      await option.waitFor()
      held = Promise.withResolvers()
      await keyboard.type('e')
      await choose()
      expect(await field.inputValue()).toBe(`${begun}er `)
    }
    held.resolve()
  })

  it('puts a picture where the caret was, and says why another is not taken', async () => {
    asksFor(/^422 POST \/api\/drafts\/pictures/)
    const { page } = await open(NEW, { as: await member('pictured'), ...PHONE })
    await text(page).fill('Before\n\nAfter')
    await text(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7))
    const choose = async (name: string, width: number, height: number) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Picture').click()])
      await chooser.setFiles({ name, mimeType: 'image/png', buffer: await picture(width, height) })
    }
    await choose('routes-october.png', 900, 450)
    await button(page, 'Remove routes-october').waitFor()
    expect(await text(page).inputValue()).toMatch(
      /^Before\n!\[routes-october\]\(\/storage\/pictures\/[\da-f-]{36}\/[\da-f]{32}-900x450\.webp\)\nAfter$/,
    )
    await choose('tiny.png', 90, 45)
    await page.getByText('A picture in a post needs at least 64 pixels').waitFor()
    await button(page, 'Try again').click()
    await page.getByText('A picture in a post needs at least 64 pixels').waitFor()
    await button(page, 'Dismiss').click()
    await button(page, 'Remove routes-october').click()
    expect(await text(page).inputValue()).toBe('Before\nAfter')

    await choose('phone.png', 390, 844)
    await button(page, 'Remove phone').waitFor()
    await button(page, 'Preview').click()
    const screenshot = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'phone' })
    await eventually(async () => expect(await screenshot.getAttribute('data-loaded')).toBe(''))
    const { width = 0, height = 0 } = (await screenshot.boundingBox()) ?? {}
    expect(Math.abs(width / height - 390 / 844)).toBeLessThan(0.01)
    expect(height).toBeLessThanOrEqual(560)
  })

  it('takes a picture that is pasted, while its author types on', async () => {
    const { page } = await open(NEW, { as: await member('pasting') })
    await text(page).fill('Look: ')
    const bytes = [...(await picture(800, 400))]
    await text(page).evaluate((area, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(data)], 'chart.png', { type: 'image/png' }))
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, bytes)
    await page.keyboard.type('and so on')
    await button(page, 'Remove chart').waitFor()
    expect(await text(page).inputValue()).toMatch(/^Look: \n!\[chart\]\([^)]*\)\nand so on$/)
    await page.keyboard.type('!')
    expect(await text(page).inputValue()).toMatch(/and so on!$/)
  })

  it.each(bothWidths)('says that a post waits for a network, and publishes it then, %s', async (width, options) => {
    const { page, context } = await open(NEW, { as: await member(`waiting-${width}`), ...options })
    const name = `Out at sea, ${width}`
    await title(page).fill(name)
    await text(page).fill('No network for miles.')
    await saved(page)
    await context.setOffline(true)
    await button(page, 'Publish').click()
    await page.getByText('Your post will be published when you’re back').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const { page: reader } = await open('/community')
    await reader.getByRole('link', { name }).first().waitFor()
  })

  it.each(bothWidths)('goes on where it was, when its author signed out in another tab and is in again, %s', async (width, options) => {
    const { page, context } = await open(NEW, { as: await member(`two-tabs-${width}`), ...options })
    await title(page).fill('Begun in one tab')
    await saved(page)
    await text(page).fill('And left in another.')
    const other = await context.newPage()
    await other.goto(at('/'))
    await settled(other)
    await other
      .getByRole('banner')
      .getByRole('button', { name: /^Your account/ })
      .click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByText('You signed out in another tab').first().waitFor()
    await page.waitForURL(at('/login'))
    await eventually(async () => expect(await page.getByRole('listitem').getByRole('button', { name: 'Sign in' }).count()).toBe(0))
    await addSession(context, at('/'), await member(`two-tabs-${width}`))
    await page.reload()
    await page.waitForURL(/\/community\/drafts\/[0-9A-Z]{26}$/)
    await eventually(async () => expect(await text(page).inputValue()).toBe('And left in another.'))
    expect(await title(page).inputValue()).toBe('Begun in one tab')
  })

  it('can be used by everybody, wide and narrow', async () => {
    const { page } = await open(NEW, { as: await member('everybody'), bypassCSP: true })
    await title(page).fill('A calm day at sea')
    await text(page).fill('No **wind** at all.')
    await saved(page)
    await expectUsable(page)
  })

  it('keeps what is typed in a tab that is closed at once, and finds a new draft by its address', async () => {
    const { page, context } = await open(NEW, { as: await member('closing') })
    await text(page).fill('Typed, and closed')
    await page.close()
    const later = await context.newPage()
    await later.goto(at(NEW))
    await settled(later)
    await eventually(async () => expect(await text(later).inputValue()).toBe('Typed, and closed'))
    await saved(later)
    expect(new URL(later.url()).pathname).toMatch(/^\/community\/drafts\/[0-9A-Z]{26}$/)
    await later.reload()
    await settled(later)
    await eventually(async () => expect(await text(later).inputValue()).toBe('Typed, and closed'))
  })

  it('asks which to go on with where a draft was changed on two devices', async () => {
    const writer = await member('two-devices')
    const { page: here } = await open(NEW, { as: writer })
    await title(here).fill('One draft')
    await saved(here)
    const path = new URL(here.url()).pathname
    const { page: there } = await open(path, { as: writer })
    await text(there).fill('Written there')
    await saved(there)
    asksFor(/^409 PUT \/api\/post-drafts/)
    await text(here).fill('Written here')
    await here.getByRole('heading', { name: 'This draft was changed on another device' }).waitFor()
    expect(await button(here, 'Publish').isDisabled()).toBe(true)
    await here.getByRole('alert').getByText('Written there').waitFor()
    await button(here, 'Keep this one').click()
    await saved(here)
    await there.reload()
    await settled(there)
    await eventually(async () => expect(await text(there).inputValue()).toBe('Written here'))
  })
})
