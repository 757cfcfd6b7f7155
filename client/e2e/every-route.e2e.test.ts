import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@debut/infra/local/browser.ts'
import { type DemoProduct, startDemoProduct } from '@debut/infra/local/testing/demo-product.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRoute } from '../src/app/find-route.ts'
import { routes } from '../src/app/routes.ts'
import { addresses } from './testing/addresses.ts'
import { barriers, openVisitor, settled, signInAs } from './testing/visitor.ts'

describe('every route', () => {
  let product: DemoProduct
  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), 'debut-routes-'))

  beforeAll(async () => {
    product = await startDemoProduct(join(folder, 'data'))
    browser = await launchBrowser()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is looked at', () => {
    const seen = new Set(addresses.map(({ path }) => findRoute(path).route))
    expect(routes.filter((route) => !seen.has(route)).map(({ path }) => path)).toEqual(['/blog/categories/:slug'])
  })

  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    it.each(addresses)('$path', async ({ path, title, status = 200, member }) => {
      const { url } = product.stack.edge
      const { page, context, complaints } = await openVisitor(browser, { colorScheme, bypassCSP: true })
      if (member !== undefined) await signInAs(page, url, member)
      const response = await page.goto(new URL(path, url).href)
      expect(response?.status()).toBe(status)
      await settled(page)
      expect(await page.title()).toContain(title)
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 860 })
        expect({ width, barriers: await barriers(page) }).toEqual({ width, barriers: [] })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(
          width,
        )
      }
      // A page that is not there is told of by the browser too.
      expect(complaints.filter((complaint) => status === 200 || !/404/.test(complaint))).toEqual([])
      await context.close()
    })
  })
})
