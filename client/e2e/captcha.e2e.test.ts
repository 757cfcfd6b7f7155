import { asksFor } from '@debut/testing/troubles.ts'
import { PUBLIC_KEY } from '@debut/events/identity/public-key.ts'
import { type Mail, start as startMail } from '@debut/stack/mail/mailbox.ts'
import { startServices, startWorld, type World } from '@debut/testing/world.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Provider, standInFor, startSiteverify } from './testing/captcha-provider.ts'
import { codeIn, mailTo } from './testing/mailbox.ts'
import { openEdge } from './testing/open-edge.ts'
import { barriers, settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'

const HOST = '127.0.0.1'
const PASSWORD = 'a stage of their own'

describe.each<[Provider, string]>([
  ['turnstile', 'challenges.cloudflare.com'],
  ['hcaptcha', 'hcaptcha.com'],
])('where %s distinguishes people from programs', (provider, host) => {
  let world: World
  let home: string
  let mail: Mail
  let siteverify: Awaited<ReturnType<typeof startSiteverify>>

  beforeAll(async () => {
    world = await startWorld()
    siteverify = await startSiteverify()
    mail = await startMail({ smtpPort: 0, httpPort: 0, host: HOST })
    const { command, query } = await startServices(world, {
      SMTP_URL: `smtp://${HOST}:${mail.smtpPort}`,
      // A second request within a minute would be refused.
      AUTH_COMPAT: 'rate-limits',
      AUTH_CAPTCHA_PROVIDER: provider,
      AUTH_CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
      AUTH_CAPTCHA_SECRET: '1x0000000000000000000000000000000AA',
      AUTH_CAPTCHA_URL: siteverify.url,
    })
    home = await openEdge(world, command.url, query.url, { AUTH_CAPTCHA_PROVIDER: provider })
  })
  afterAll(async () => {
    await world?.close()
    await mail?.close()
    await siteverify?.close()
  })

  const openVisitor = manyVisitors()
  const open = async (path: string, options: BrowserContextOptions & { isBlocked?: boolean; ticks?: string } = {}) => {
    const { isBlocked = false, ticks = 'solved', ...rest } = options
    const visitor = await openVisitor(rest)
    const stand = Object.assign(await standInFor(visitor.context, provider), { isBlocked, ticks })
    await visitor.page.goto(home + path)
    await settled(visitor.page)
    return { ...visitor, stand }
  }
  const frame = (page: Page) => page.frameLocator(`iframe[title="Widget of ${provider}"]`)
  const tick = (page: Page) => frame(page).getByRole('button', { name: 'I am a person' }).click()
  const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  }

  it('lets a person sign up, and in with the code of the mail', async () => {
    const { page } = await open('/signup')
    await fill(page, 'ines@debut.example')
    await tick(page)
    await submit(page, 'Create account')
    await page.getByText('Check your mail: ines@debut.example').waitFor()
    const url = `http://${HOST}:${mail.httpPort}`
    await page.getByLabel('Six-digit code').fill(codeIn(await mailTo(url, 'ines@debut.example', /Confirm/)))
    await page.waitForURL(`${home}/`)
  })

  it('refuses a sign-up without a token, and with an invalid one', async () => {
    asksFor(/^400 POST \/auth\/v1\/signup/)
    const response = await fetch(`${home}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: PUBLIC_KEY },
      body: JSON.stringify({ email: 'program@debut.example', password: PASSWORD }),
    })
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'captcha_failed' }])
    const { page } = await open('/signup', { ticks: 'guessed' })
    await fill(page, 'program@debut.example')
    await tick(page)
    await submit(page, 'Create account')
    await page.getByText('We could not tell whether you are a person. Try once more.').waitFor()
  })

  it('takes a token for one call only, so that there is a new one for the next', async () => {
    asksFor(/^400 POST \/auth\/v1\/token/)
    const { page } = await open('/login')
    await fill(page, 'unknown@debut.example')
    const before = siteverify.taken.size
    for (const times of [1, 2]) {
      await tick(page)
      await submit(page, 'Sign in')
      await page.getByText('Email and password do not match').waitFor()
      await expect.poll(() => siteverify.taken.size).toBe(before + times)
    }
    // A refusal, and that there is no demo world here, browsers put into the console.
  })

  it('sends its reader to the box, or waits for it, where nothing is solved yet', async () => {
    const { page } = await open('/forgot-password')
    await page.getByLabel('Email').fill('unknown@debut.example')
    await frame(page).getByRole('button', { name: 'I am a person' }).waitFor()
    await submit(page, 'Send me a link')
    if (provider === 'hcaptcha') {
      await page.getByText('First show that you are a person').waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Check that you are a person')
    }
    await tick(page)
    if (provider === 'hcaptcha') await submit(page, 'Send me a link')
    await page.getByText('If there is an account with this address').waitFor()
    expect(await page.getByTitle(`Widget of ${provider}`).count()).toBe(0)
    await submit(page, 'Send it again')
    await tick(page)
    if (provider === 'hcaptcha') await submit(page, 'Send it again')
    await page.getByTitle(`Widget of ${provider}`).waitFor({ state: 'detached' })
  })

  it('says so where it is blocked or fails, and appears once it can load', async () => {
    const { page, stand } = await open('/signup', { isBlocked: true })
    await page.getByRole('alert').filter({ hasText: host }).waitFor()
    stand.isBlocked = false
    await page.getByRole('button', { name: 'Load the check again' }).click()
    await frame(page).getByRole('button', { name: 'Fail' }).click()
    await page.getByText('We could not tell whether you are a person').waitFor()
    await tick(page)
    await page.getByText('We could not tell whether you are a person').waitFor({ state: 'detached' })
    await fill(page, 'blocked@debut.example')
    await submit(page, 'Create account')
    await page.getByText('Check your mail: blocked@debut.example').waitFor()
  })

  it('has its place kept, so that nothing moves when it comes', async () => {
    const { page, context } = await openVisitor()
    await standInFor(context, provider)
    const asked = Promise.withResolvers<void>()
    await page.route('**/auth/v1/settings', async (route) => {
      await asked.promise
      await route.continue()
    })
    const top = async () => (await page.getByRole('button', { name: 'Create account' }).boundingBox())?.y
    await page.goto(`${home}/signup`)
    await settled(page)
    const before = await top()
    asked.resolve()
    await tick(page)
    expect(await top()).toBe(before)
  })

  it.each(['light', 'dark'] as const)('is %s where the page is, and small where that is narrow', async (colorScheme) => {
    const { page } = await open('/login', { colorScheme, viewport: { width: 320, height: 700 }, bypassCSP: true })
    const widget = page.getByTitle(`Widget of ${provider}`)
    expect(await widget.getAttribute('src')).toContain(`theme=${colorScheme}&size=compact`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await barriers(page)).toEqual([])
  })

  it('is asked for on pages that need it, and on no other', async () => {
    const { page, stand } = await open('/')
    expect(stand.asked).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click()
    await tick(page)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { name: 'Take your place' }).waitFor()
    await tick(page)
    expect(stand.asked).toBe(1)
  })
})
