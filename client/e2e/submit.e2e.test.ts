import { asksFor } from '@debut/testing/troubles.ts'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { expectUsable } from './testing/usable.ts'
import { barriers } from './testing/visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESCRIPTION = 'Finds the way **by rail**, with one ticket for all of it, and says what a flight would cost.'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c9a74' } })
    .png()
    .toBuffer()

describe('submitting a tool', () => {
  const { at, member, open } = visitProduct()
  const pathOf = (page: Page) => new URL(page.url()).pathname
  const openAs = async (username: string, path: string, options: BrowserContextOptions = {}) =>
    open(path, { as: await member(username), reducedMotion: 'reduce', ...options })
  const begin = async (page: Page, name: string, url: string) => {
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Website').fill(url)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Nothing was filled in').waitFor()
  }
  const saved = (page: Page) => page.locator('.saved-state[data-state=saved]').waitFor()
  const tabTo = async (page: Page, wanted: Locator) => {
    for (let presses = 0; presses < 120; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not get to ${String(wanted)}`)
  }

  it('leads by keyboard alone from the first page to the waiting line', async () => {
    asksFor(/^422 POST \/api\/drafts\/site/)
    const { page } = await openAs('keyboarder', '/')
    const { keyboard } = page
    const typeInto = async (wanted: Locator, text: string) => {
      await tabTo(page, wanted)
      await keyboard.type(text)
    }
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Submit a tool' }))
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'What will you put on stage?' }).waitFor()
    await typeInto(page.getByLabel('Name'), 'Rail First')
    await typeInto(page.getByLabel('Website'), '127.0.0.1:9')
    await keyboard.press('Enter')
    await page.getByText('Not everybody can open this address').waitFor()
    await keyboard.press('Control+A')
    // No site has this address.
    await keyboard.type('rail-first.invalid')
    await keyboard.press('Enter')
    await page.getByText('Nothing was filled in').waitFor()

    const choose = async () => {
      await tabTo(page, page.getByRole('button', { name: 'Add a logo' }))
      await keyboard.press('Enter')
    }
    // Waited for early: a browser that is busy learns too late that its own dialog is not wanted.
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose()])
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture(300, 200) })
    await tabTo(page, page.getByRole('button', { name: /^The part that is kept/ }))
    await keyboard.press('ArrowLeft')
    await tabTo(page, page.getByRole('button', { name: 'Use this part' }))
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Change the logo' }).waitFor()

    await typeInto(page.getByLabel('Tagline'), 'Plan a trip by train first, flights last')
    await tabTo(page, page.getByRole('radio', { name: 'Development' }))
    await keyboard.press('ArrowRight')
    await typeInto(page.getByRole('combobox', { name: 'Tags' }), 'Rail Travel')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove rail-travel' }).waitFor()
    await tabTo(page, page.getByRole('radio', { name: 'Free', exact: true }))
    await keyboard.press('Space')
    await typeInto(page.getByRole('textbox', { name: 'Description' }), DESCRIPTION)
    await page.getByRole('heading', { name: 'Ready for the line' }).waitFor()
    await saved(page)
    await tabTo(page, page.getByRole('button', { name: 'See the page' }))
    await keyboard.press('Enter')
    await page.getByRole('dialog').getByText('by rail', { exact: true }).waitFor()
    await keyboard.press('Escape')
    await tabTo(page, page.getByRole('button', { name: 'Join the line' }))
    await keyboard.press('Enter')
    await page.waitForURL(/\/edit\/waiting-line\/[0-9A-Z]{26}$/)
    await page.getByText('Rail First is in line').first().waitFor()
  })

  it('is filled in by thumb, published without a launch, changed under another address, and deleted', async () => {
    asksFor(/^422 POST \/api\/drafts\/(site|pictures)/)
    const { page } = await openAs('thumb', '/submit-a-tool', PHONE)
    await begin(page, 'Thumb Made', 'thumb-made.invalid')
    await page.locator('input[data-field=logo]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture(200, 200) })
    await page.getByRole('button', { name: 'Change the logo' }).waitFor()
    await page.getByLabel('Tagline').fill('Made with one hand, on a train')
    await page.getByRole('radio', { name: 'Marketing' }).tap()
    await page.getByRole('radio', { name: 'Freemium' }).tap()
    await page.getByRole('combobox', { name: 'Tags' }).fill('phones,')
    await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION)
    await page.locator('input[data-field=images]').setInputFiles([
      { name: 'small.png', mimeType: 'image/png', buffer: await picture(300, 300) },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(12 * 1024 * 1024) },
      {
        name: 'evil.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      },
    ])
    await page.getByText('A picture needs at least 640 pixels').waitFor()
    await page.getByText('This file has 12.0 MB').waitFor()
    await page.getByText('PNG, JPEG and WebP work').waitFor()
    await saved(page)
    await page.getByRole('button', { name: 'More ways on' }).tap()
    await page.getByRole('menuitem', { name: 'Publish in the directory without a launch' }).tap()
    await page.getByText('Thumb Made is in the directory').first().waitFor()

    await page.goto(at('/tool/thumb-made/edit'))
    await page.getByText('This is the page as it is.').waitFor({ state: 'attached' })
    await page.getByLabel('address of its page').fill('made-by-thumb')
    await page.getByText('The old address leads to the new one.').waitFor()
    await saved(page)
    await page.getByRole('button', { name: 'Publish changes' }).tap()
    await page.getByText('Your changes are public').first().waitFor()
    await page.goto(at('/tool/thumb-made/edit'))
    await page.waitForURL(at('/tool/made-by-thumb/edit'))
    await page.getByRole('button', { name: 'Unlist it' }).tap()
    await page.getByRole('button', { name: 'List it again' }).waitFor()
    await page.getByRole('button', { name: 'Delete this tool' }).tap()
    await page.getByLabel('Type Thumb Made to confirm').fill('Thumb Made')
    await page.getByRole('button', { name: 'Delete it for good' }).tap()
    await page.waitForURL(at('/your-tools'))
  })

  it('keeps what was typed when its tab is closed, and lets two tabs choose between what each has written', async () => {
    asksFor(/^422 POST \/api\/drafts\/site/, /^409 PUT \/api\/drafts\//)
    const { page, context } = await openAs('closer', '/submit-a-tool')
    await begin(page, 'Kept Words', 'kept-words.invalid')
    await saved(page)
    await page.getByLabel('Tagline').fill('Typed a moment before the tab was closed')
    const draft = page.url()
    await page.close()
    const second = await context.newPage()
    await second.goto(draft)
    await expect.poll(() => second.getByLabel('Tagline').inputValue()).toBe('Typed a moment before the tab was closed')
    await saved(second)

    const third = await context.newPage()
    await third.goto(draft)
    await saved(third)
    await third.getByLabel('Tagline').fill('Written in the third tab')
    await saved(third)
    await second.getByLabel('Tagline').fill('Written in the second tab')
    await second.getByText('This draft was saved somewhere else meanwhile').waitFor()
    await second.getByRole('button', { name: 'Go on with what is here' }).click()
    await saved(second)
    await third.reload()
    await expect.poll(() => third.getByLabel('Tagline').inputValue()).toBe('Written in the second tab')

    await third.getByLabel('address of its page').fill('harbor-department')
    await third.getByText('taken by another tool').waitFor()
    await third.goto(at('/submit-a-tool'))
    await third.getByRole('link', { name: 'Kept Words' }).click()
    await expect.poll(() => third.getByLabel('address of its page').inputValue()).toBe('harbor-department')
  })

  it('waits for a network with what was typed, and saves it once there is one', async () => {
    asksFor(/^422 POST \/api\/drafts\/site/)
    const { page, context } = await openAs('offliner', '/submit-a-tool')
    await begin(page, 'Without Net', 'without-net.invalid')
    await saved(page)
    await context.setOffline(true)
    await page.getByLabel('Tagline').fill('Typed where there was no network')
    await page.getByText('offline, kept on this device').waitFor()
    await context.setOffline(false)
    await saved(page)
  })

  it('can be used by everybody, each part of it', async () => {
    asksFor(/^422 POST \/api\/drafts\/site/)
    const { page } = await openAs('everybody', '/submit-a-tool', { bypassCSP: true })
    await expectUsable(page)
    await page.setViewportSize({ width: 1280, height: 860 })
    await begin(page, 'For Everybody', 'for-everybody.invalid')
    await page
      .locator('input[data-field=images]')
      .setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: await picture(900, 500) })
    await page.getByRole('button', { name: 'Change picture 1' }).waitFor()
    await page.getByLabel('Tagline').fill('short')
    await page.getByLabel('Tagline').blur()
    await page.getByText('At least 10 characters.').first().waitFor()
    await expectUsable(page)
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.getByRole('button', { name: 'Change picture 1' }).click()
    await page.getByRole('menuitem', { name: 'Choose a part of it' }).click()
    await page.getByRole('dialog', { name: 'Which part matters?' }).waitFor()
    expect(await barriers(page)).toEqual([])
  })

  it('shows the way to change a tool to its makers only', async () => {
    const { page } = await openAs('stranger', '/tool/harbor-department/edit')
    await page.getByText('Page Not Found: /tool/harbor-department/edit').first().waitFor()
    expect(pathOf(page)).toBe('/tool/harbor-department/edit')
    const visitor = await open('/tool/harbor-department/edit')
    expect(pathOf(visitor.page)).toBe('/login')
  })
})
