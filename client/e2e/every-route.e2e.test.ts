import type { StackFile } from '@debut/stack/stack-file.ts'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import { sharedProduct } from '@debut/testing/shared-part.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from './testing/addresses.ts'
import { expectUsable } from './testing/usable.ts'
import { openVisitor, settled, signInAs } from './testing/visitor.ts'

/** What the same addresses answer over plain HTTP is in `routes-over-http.e2e.test.ts`. */
describe.each([
  ['a visitor', undefined],
  ['a member', 'demo'],
  ['a maker', 'maker'],
  ['an admin', 'admin'],
] as const)('every route that %s is shown', (_, member) => {
  let stack: StackFile
  // One reader goes from page to page: each is loaded whole, and the browser knows our scripts and the checker by then.
  let reader: Awaited<ReturnType<typeof openVisitor>>

  beforeAll(async () => {
    stack = await sharedProduct()
    // A row that arrives meanwhile would be judged while it fades in.
    reader = await openVisitor(await sharedBrowser(), { bypassCSP: true, reducedMotion: 'reduce' })
    if (member !== undefined) await signInAs(reader.page, stack.edge.url, member)
  })
  afterAll(() => reader?.context.close())

  it.each(addresses.filter((address) => address.member === member))('$path, light and dark, wide and narrow', async (address) => {
    const { path, title } = address
    const { page } = reader
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(new URL(path, stack.edge.url).href)
    await settled(page)
    expect(await page.title()).toContain(title)
    await expectUsable(page)
    // The browser logs an error for a missing page too.
  })
})
