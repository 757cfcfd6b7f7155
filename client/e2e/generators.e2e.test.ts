import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plainPicture } from '@debut/testing/plain-picture.ts'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'

/** The first chunk of a PNG says how large it is. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

const saved = async (page: Page, save: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), save()])
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) }
}

describe('the generators among the free tools', () => {
  const { open } = visitProduct()

  it('make names by keyboard, keep favourites, and answer nonsense with what was typed in place', async () => {
    const { page } = await open('/free-tools/startup-name-generator')
    const field = page.getByLabel('Words about your product')
    await field.focus()
    await page.keyboard.type('harbor department')
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: 'Names' })
    await list.getByText(/^24 plain names, /).waitFor()
    expect(new URL(page.url()).search).toBe('?words=harbor+department')

    const first = (await list.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await list.getByText(/^24 playful names/).waitFor()
    await page.keyboard.press('ArrowLeft')
    await list.getByText(/^24 plain names/).waitFor()
    await list.getByRole('link', { name: 'More names' }).press('Enter')
    await page.getByRole('heading', { name: 'Names, list 2' }).waitFor()
    const second = page.getByRole('region', { name: 'Names, list 2' }).getByRole('heading', { level: 3 }).first()
    const name = (await second.textContent()) ?? ''
    expect(name).not.toBe(first)
    await page.getByRole('button', { name: `Keep ${name} as a favourite` }).press('Enter')
    await page
      .getByRole('region', { name: /^Favourites/ })
      .getByText(name, { exact: true })
      .waitFor()

    await field.fill('xqzrt')
    await field.press('Enter')
    await page.getByText('That’s hard to say: “xqzrt”.').waitFor()
    await page.getByRole('heading', { name: 'Names for “harbor department”, list 2' }).waitFor()
    await page.reload()
    await settled(page)
    expect(await field.inputValue()).toBe('xqzrt')
    await page
      .getByRole('region', { name: /^Favourites/ })
      .getByText(name, { exact: true })
      .waitFor()
  })

  it('make the names of an address without a script', async () => {
    const { page } = await open('/free-tools/startup-name-generator?words=night+trains&tone=elegant&seed=4', { javaScriptEnabled: false })
    expect(await page.getByRole('region', { name: 'Names, list 4' }).getByRole('heading', { level: 3 }).count()).toBe(24)
    await page.getByLabel('Words about your product').fill('🚀')
    await page.getByRole('button', { name: 'Make names' }).click()
    await page.getByText('Names can’t hold emoji.').waitFor()
  })

  it('draw a chart by keyboard, keep it, and save it in two sizes', async () => {
    const { page } = await open('/free-tools/fake-analytics-generator', { permissions: ['clipboard-read', 'clipboard-write'] })
    const hand = page.getByRole('slider', { name: 'Draw the chart' })
    await hand.focus()
    await page.keyboard.press('Home')
    const before = Number(await hand.getAttribute('aria-valuenow'))
    await page.keyboard.press('PageUp')
    expect(Number(await hand.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await hand.focus()
    expect(Number(await hand.getAttribute('aria-valuenow'))).toBe(before)

    await page.getByText('Paste your own data').press('Enter')
    await page.getByLabel('Values').fill('Day,Visitors\n1,120\n2,oops')
    await page.getByRole('button', { name: 'Use these values' }).press('Enter')
    await page.getByText('Line 3 isn’t a number: “oops”.').waitFor()
    await page.evaluate(() => navigator.clipboard.writeText(Array.from({ length: 10_000 }, (_, index) => 100 + (index % 50)).join('\n')))
    await page.getByLabel('Values').press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+V')
    await page.getByRole('button', { name: 'Use these values' }).press('Enter')
    await page.getByText('10,000 days').waitFor()
    const png = await saved(page, () => page.getByRole('button', { name: 'PNG at 2×' }).press('Enter'))
    expect({ name: png.name, ...sizeOf(png.file) }).toEqual({ name: 'visitors@2x.png', width: 1920, height: 1080 })
    const svg = await saved(page, () => page.getByRole('button', { name: 'SVG' }).press('Enter'))
    expect(svg.file.toString()).toMatch(/^<svg [^]*>Illustration<\/text>[^]*<\/svg>$/)

    await page.reload()
    await settled(page)
    await page.getByText('10,000 days').waitFor()
  })

  it('make a notification on a phone, with a picture that stays there, and save it', async () => {
    const { page } = await open('/free-tools/fake-notification-generator', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.getByLabel('Look').selectOption({ label: 'An order' })
    const only = page.getByRole('group', { name: 'Notification 1' })
    await only.getByLabel('Title').fill('طلب جديد 🎉')
    await only.getByRole('radio', { name: 'Picture' }).tap()
    await only
      .getByLabel('Picture', { exact: true })
      .last()
      .setInputFiles({ name: 'logo.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await only.getByText('Your browser can’t read this file as a picture.').waitFor()
    await only
      .getByLabel('Picture', { exact: true })
      .last()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(plainPicture(256)) })
    await only.getByText('Your browser can’t read this file as a picture.').waitFor({ state: 'hidden' })
    const shown = page.getByRole('img', { name: /^An order\. Kiln shop, طلب جديد 🎉/ })
    const drawn = await shown.evaluate((canvas: HTMLCanvasElement) => ({ width: canvas.width / 2, height: canvas.height / 2 }))
    const png = await saved(page, () => page.getByRole('button', { name: 'Save PNG' }).tap())
    expect({ name: png.name, ...sizeOf(png.file) }).toEqual({ name: 'notification-order.png', ...drawn })
    expect(drawn.width).toBe(440)

    await page.reload()
    await settled(page)
    await shown.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
