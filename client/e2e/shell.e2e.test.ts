import { asksFor } from '@debut/testing/troubles.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { randomUUID } from 'node:crypto'
import { openDatabase } from '@debut/adapters/database.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSession } from '../src/lib/session/session-cookie.ts'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, dress, settled } from './testing/visitor.ts'

describe('around every page', () => {
  const { stack, at, member, open, openVisitor } = visitProduct()
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
  const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
  const paint = (page: Page) =>
    page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  const chord = async (page: Page) => {
    await page.keyboard.press('u')
    await page.keyboard.press('t')
  }

  it('says at once what a button is for, to those who point at it and to those who go by keyboard, until Escape', async () => {
    const { page } = await open('/')
    const tip = page.getByRole('tooltip')
    const pause = page.getByRole('button', { name: /Pause live updates$/ })
    // Its code comes after the page.
    await eventually(async () => {
      await page.mouse.move(0, 0)
      await pause.hover()
      expect(await tip.isVisible()).toBe(true)
    })
    expect(await tip.textContent()).toBe('Pause live updates')
    await page.keyboard.press('Escape')
    expect(await tip.isVisible()).toBe(false)
    await page.getByRole('radio', { name: 'light' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await tip.textContent()).toBe('Dark theme')
    const { x = -1, y = -1, width = 0 } = (await tip.boundingBox()) ?? {}
    expect([x >= 0, y >= 0, x + width <= 1280]).toEqual([true, true, true])

    const help = page.getByRole('button', { name: 'Help and contact' })
    const [main, button] = await Promise.all([page.getByRole('main').boundingBox(), help.boundingBox()])
    expect(button?.x).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 1280))
    await help.press('Enter')
    const panel = page.getByRole('dialog', { name: 'How can we help?' })
    await panel.waitFor()
    // The page is hidden from all but the eye, and the tips are in it.
    const seen = page.locator('#tip')
    expect(await seen.isVisible()).toBe(false)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await seen.getByText('Close').waitFor()
    await page.keyboard.press('Escape')
    expect([await seen.isVisible(), await panel.isVisible()]).toEqual([false, true])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  describe('the theme', () => {
    it('is chosen by three radios, with the arrows and with Home and End, and the browser’s own edges follow', async () => {
      const { page } = await open('/faqs', { colorScheme: 'light' })
      await page.getByRole('radio', { name: 'system' }).focus()
      await page.keyboard.press('Home')
      expect(await theme(page)).toBe('light')
      await page.keyboard.press('ArrowRight')
      expect(await theme(page)).toBe('dark')
      expect(await paint(page)).toEqual(['#120e0a', '#120e0a'])
      await page.reload()
      expect(await theme(page)).toBe('dark')
      expect(await paint(page)).toEqual(['#120e0a', '#120e0a'])
      await page.getByRole('radio', { name: 'dark' }).focus()
      await page.keyboard.press('End')
      expect(await theme(page)).toBeNull()
      expect(await paint(page)).toEqual(['#fcfaf6', '#120e0a'])
    })

    it('is there before the page’s own script has come', async () => {
      asksFor(/client-entry/)
      const { page } = await open('/faqs', { colorScheme: 'light' })
      await page.getByRole('radio', { name: 'dark' }).check()
      await page.route(/client-entry.*\.js$/, (route) => route.abort())
      await page.reload()
      expect(await theme(page)).toBe('dark')
    })

    it('is toggled by u and then t, but never while somebody types, nor once that is switched off', async () => {
      const { page } = await open('/faqs', { colorScheme: 'dark' })
      await chord(page)
      expect(await theme(page)).toBe('light')
      await chord(page)
      expect(await theme(page)).toBe('dark')
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search products, people, tags and pages').waitFor()
      await chord(page)
      await page.keyboard.press('Escape')
      expect(await theme(page)).toBe('dark')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.keyboard.press('?')
      await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
      await page.keyboard.press('Escape')
      await page.reload()
      await settled(page)
      await chord(page)
      await page.keyboard.press('?')
      expect(await theme(page)).toBe('dark')
      expect(await page.getByRole('dialog').count()).toBe(0)
    })
  })

  it('offers the logo for copying and downloading to the right button', async () => {
    const { page, context } = await open('/faqs')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const logo = page.getByRole('banner').getByRole('link', { name: /home/ })
    await logo.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Copy logo' }).click()
    await toast(page, 'Logo copied to clipboard').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg/)
    await logo.click({ button: 'right' })
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download logo' }).click()
    expect((await download).suggestedFilename()).toBe('debut-logo.svg')
    await toast(page, 'Logo downloaded successfully').waitFor()
  })

  describe('the bottom bar', () => {
    const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const bar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' })
    const ways = async (page: Page, name: string) => {
      await bar(page).getByRole('button', { name }).click()
      const links = page.getByRole('dialog', { name }).getByRole('link')
      await links.first().waitFor()
      return links.allInnerTexts()
    }

    it('leads everywhere by thumb', async () => {
      const { page } = await open('/', narrow)
      expect(await bar(page).locator('> *').allInnerTexts()).toEqual(['Launchpad', 'Community', 'Submit', 'Products', 'Pricing', 'More'])
      expect(await ways(page, 'Products')).toEqual([
        'For sale',
        'Development',
        'Design',
        'Marketing',
        'Business',
        'Personal Life',
        'Best by tag',
        'Tags',
      ])
      await page.keyboard.press('Escape')
      expect(await ways(page, 'More')).toEqual([
        'Guidelines',
        'Affiliates',
        'Blog',
        'Newsletter',
        'TheBuildBrief',
        'Leaderboard',
        'How it works',
        'Contact',
        'FAQs',
        'Free Tools',
      ])
      await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'FAQs' }).click()
      await page.waitForURL('**/faqs')
      expect(await page.getByRole('dialog').count()).toBe(0)
    })

    it('covers nothing at the end of the page, and is not there where the header has room', async () => {
      const { page } = await open('/faqs', narrow)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const bottom = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom)
      const top = await bar(page).evaluate((element) => element.getBoundingClientRect().top)
      expect(bottom).toBeLessThanOrEqual(top + 1)
      await page.setViewportSize({ width: 768, height: 844 })
      expect(await bar(page).isVisible()).toBe(false)
    })
  })

  describe('the way to moderation', () => {
    const openAccount = async (page: Page, username: string) => {
      await page.getByRole('button', { name: `Your account, ${username}` }).click()
      await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
      return page.getByRole('menuitem', { name: 'Moderation' })
    }
    const openPalette = async (page: Page) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search products, people, tags and pages').fill('moderation')
      return page.getByRole('option', { name: 'Moderation', exact: true })
    }
    const atQueue = async (page: Page) => {
      await page.waitForURL('**/moderation/queue')
      await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor()
    }

    it('is in an admin’s account menu and palette', async () => {
      const { page } = await open('/faqs', { as: 'admin' })
      await (await openAccount(page, 'admin')).click()
      await atQueue(page)
      await page.goto(at('/faqs'))
      await settled(page)
      await (await openPalette(page)).click()
      await atQueue(page)
    })

    it('is shown to no other member', async () => {
      const { page } = await open('/faqs', { as: 'maker' })
      expect(await (await openAccount(page, 'maker')).count()).toBe(0)
      await page.keyboard.press('Escape')
      const way = await openPalette(page)
      await page.getByRole('option', { name: 'Search for “moderation”' }).or(page.getByText('Nothing found')).first().waitFor()
      expect(await way.count()).toBe(0)
    })
  })

  describe('the guards', () => {
    const refusal = 'Please log in to access your settings'

    it('say why the settings are closed, whether they are typed or clicked', async () => {
      const { page } = await open('/settings/security')
      expect(new URL(page.url()).pathname).toBe('/')
      await toast(page, refusal).getByText('Authentication required').waitFor()
      await page.reload()
      await settled(page)
      expect(await toast(page, refusal).count()).toBe(0)
      await page.evaluate(() => {
        const link = document.querySelector('a[href="/faqs"]')
        link?.setAttribute('href', '/settings')
      })
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search products, people, tags and pages').fill('faqs')
      await page.getByRole('option', { name: 'FAQs', exact: true }).click()
      await page.waitForURL('**/faqs')
    })

    it('keep what was wanted until its reader has signed in', async () => {
      const { page, context } = await open('/your-tools')
      expect(new URL(page.url()).pathname).toBe('/login')
      await page.getByRole('button', { name: /^maker/ }).click()
      await page.waitForURL('**/your-tools')
      // What is open closes when a page lands.
      await page.getByRole('heading', { name: 'Your tools' }).waitFor()
      expect(readSession((await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '))).toBeDefined()
      await page.getByRole('button', { name: 'Your account, maker' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('debut-auth-token')
    })

    it('have an answer for addresses that nothing is at', async () => {
      const { page } = await open('/nowhere/at-all')
      await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
      expect(await page.title()).toContain('404 Page not found: /nowhere/at-all')
      await page.getByRole('link', { name: 'Back to home' }).click()
      await page.waitForURL(at('/'))
    })
  })

  it('welcomes a member once', async () => {
    const { page, context } = await open('/', { as: await member('welcome-me', { isWelcomed: false }) })
    const welcome = page.getByRole('dialog', { name: /Welcome/ })
    for (const name of ['Join our Community', 'Grow your products', 'A full set of features'])
      await welcome.getByRole('heading', { name, exact: true }).waitFor()
    expect(await welcome.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/submit-a-tool')
    await welcome.getByText('Your username is welcome-me.').waitFor()
    await welcome.getByRole('button', { name: 'Close' }).click()
    await welcome.waitFor({ state: 'detached' })
    const recorded = () => page.reload().then(() => page.locator('#state').textContent())
    await eventually(async () => expect(await recorded()).toContain('"onboarded":true'))
    await settled(page)
    await page.getByRole('button', { name: 'Help and contact' }).waitFor()
    expect(await welcome.count()).toBe(0)
    await context.close()
  })

  describe('notifications', () => {
    /** No cause is known yet: rows are written where the projections would write them. */
    const notify = async (recipient: string, rows: readonly object[]) => {
      const database = openDatabase({ url: stack().postgres.url, name: 'shell-e2e' })
      try {
        const { version } = await database('active').withSchema('projections').where({ name: 'notifications' }).first('version')
        const base = { recipient_id: recipient, actor_id: null, payload: {}, created_at: '2026-03-01T08:00:00Z' }
        await database('notifications')
          .withSchema(`notifications_v${version}`)
          .insert(rows.map((row, index) => ({ id: randomUUID(), type: 'follow', position: 1 + index, ...base, ...row })))
      } finally {
        await database.destroy()
      }
    }
    const bell = (page: Page, name: string | RegExp = /^Notifications/) =>
      page.getByRole('banner').getByRole('button', { name, exact: true })
    const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href')

    it('are counted on the bell and in the tab, listed ten at a time, and read once they were looked at', async () => {
      const as = await member('well-informed')
      const { page } = await open('/faqs', { as, bypassCSP: true })
      const memberId = as.user.id
      expect(await icon(page)).toBe('/favicon.svg')
      const types = ['post_like', 'post_comment', 'comment_reply', 'follow', 'mention', 'tool_review', 'something_newer']
      await notify(memberId, [
        ...Array.from({ length: 5 }, () => ({ is_read: true })),
        ...types.map((type) => ({ type, actor_id: memberId })),
      ])
      await page.reload()
      await settled(page)
      await bell(page, 'Notifications, 7 unread').click()
      expect(await icon(page)).toBe('/favicon-badge.svg')
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      const items = panel.getByRole('listitem')
      await items.nth(9).waitFor()
      expect((await items.allInnerTexts()).slice(0, 7).map((text) => text.split('\n')[0])).toEqual(
        [
          'interacted with your content',
          'left a review on your product',
          'mentioned you',
          'started following you',
          'replied to your comment',
          'commented on your post',
          'liked your post',
        ].map((text) => `well-informed ${text}`),
      )
      expect(await items.filter({ hasText: 'New' }).count()).toBe(7)
      expect(await items.nth(9).innerText()).toContain('Someone started following you')
      expect(await barriers(page)).toEqual([])
      await panel.getByRole('button', { name: 'Load more' }).click()
      await items.nth(11).waitFor()
      expect(await panel.getByRole('button', { name: 'Load more' }).count()).toBe(0)
      await panel.getByRole('button', { name: 'Close' }).click()
      await bell(page, 'Notifications').waitFor()
      await eventually(async () => expect(await icon(page)).toBe('/favicon.svg'))
      await page.reload()
      await settled(page)
      await bell(page).click()
      await items.first().waitFor()
      expect(await items.filter({ hasText: 'New' }).count()).toBe(0)
    })

    it('are none at first, and not for visitors', async () => {
      const { page } = await open('/faqs', { as: await member('uninformed') })
      await bell(page).click()
      await page.getByText('No notifications yet').waitFor()
      const { page: visitor } = await open('/faqs')
      expect(await bell(visitor).count()).toBe(0)
    })

    it('shows more than 99 as 99+', async () => {
      const as = await member('overwhelmed')
      const { page } = await open('/faqs', { as })
      await notify(
        as.user.id,
        Array.from({ length: 100 }, () => ({})),
      )
      await page.reload()
      await settled(page)
      await bell(page, 'Notifications, more than 99 unread').waitFor()
      expect(await bell(page).innerText()).toBe('99+')
    })
  })

  it('keeps what was typed to us, however often the panel is closed', async () => {
    const { page } = await open('/faqs')
    const launcher = page.getByRole('button', { name: 'Help and contact' })
    await launcher.click()
    await page.getByRole('textbox', { name: 'Message' }).fill('My launch & me')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await launcher.evaluate((button) => button === document.activeElement)).toBe(true)
    await launcher.press('Enter')
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('My launch & me')
  })

  it('counts each page that was looked at, and nothing of the reader', async () => {
    const { page } = await openVisitor()
    const first = page.waitForRequest((request) => request.url().endsWith('/api/savory'))
    await page.goto(at('/faqs'))
    expect((await first).postDataJSON()).toEqual({ name: 'page_view', path: '/faqs' })
    const next = page.waitForRequest(
      (request) => request.url().endsWith('/api/savory') && (request.postData() ?? '').includes('"/pricing"'),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    expect((await next).postDataJSON()).toEqual({ name: 'page_view', path: '/pricing', referrer: '/faqs' })
  })

  it('reloads a page once when a part of it is gone, and then says so', async () => {
    const { page, context } = await open('/faqs')
    let loads = 0
    page.on('load', () => (loads += 1))
    await context.route(/shortcuts-help.*\.js$/, (route) => route.abort())
    const help = page.getByRole('contentinfo').getByRole('button', { name: 'Shortcuts' })
    await help.click()
    await eventually(() => expect(loads).toBe(1))
    await settled(page)
    await help.click()
    await toast(page, 'A part of this page did not load').waitFor()
    expect(loads).toBe(1)
  })

  it('shows an error page where a page cannot be drawn, and nothing else breaks', async () => {
    asksFor(/out of ink/)
    const { page, context } = await open('/faqs')
    await context.route(/streaks-page.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const page = { Component: () => { throw new Error("out of ink") } }' }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard' }).click()
    await page.getByRole('heading', { name: '500 Internal Server Error' }).waitFor()
    expect(await page.title()).toContain('500 out of ink')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/pricing')
    await page.getByRole('heading', { name: '500 Internal Server Error' }).waitFor({ state: 'detached' })
  })

  it.each([1280, 320])('can be used by everybody with everything open, at %i px, light and dark', async (width) => {
    const as = await member(`opener-${width}`)
    const { page } = await open('/faqs', { as, viewport: { width, height: 860 }, bypassCSP: true })
    const check = async (what: string) => {
      await dress(page, 'light')
      expect({ what, barriers: await barriers(page) }).toEqual({ what, barriers: [] })
      await dress(page, 'dark')
      expect({ what, inTheDark: await barriers(page, { of: 'colours' }) }).toEqual({ what, inTheDark: [] })
    }
    /** No longer fading in, nor turning while it loads: what turns has no end that could be waited for. */
    const still = () => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    const seeDialog = async () => {
      await page.getByRole('dialog').waitFor()
      await still()
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Help and contact' }).waitFor()
    expect(await page.evaluate(coveredAtTheEnd)).toEqual([])
    await check('the page')
    for (const [what, key] of [
      ['the palette', 'Control+k'],
      ['the shortcuts', '?'],
    ] as const) {
      await page.keyboard.press(key)
      await seeDialog()
      await check(what)
      await close()
    }
    for (const name of [/^Notifications/, 'Help and contact']) {
      await page.getByRole('button', { name }).click()
      await seeDialog()
      await check(String(name))
      await close()
    }
    await page.getByRole('button', { name: `Your account, opener-${width}` }).click()
    await page.getByRole('menu').waitFor()
    await still()
    await check('the account')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

/** In a browser: what of the footer lies under the button for support once the page is scrolled to its end. */
const coveredAtTheEnd = (): string[] => {
  scrollTo(0, document.documentElement.scrollHeight)
  const button = document.querySelector('.support-launcher')?.getBoundingClientRect()
  if (button === undefined) return ['there is no button for support']
  return [...document.querySelectorAll('footer :is(a, button, p, h2)')]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < button.right && right > button.left && top < button.bottom && bottom > button.top
    })
    .map(({ textContent }) => textContent)
}
