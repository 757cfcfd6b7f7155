import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import { quietPort } from '@debut/testing/quiet-port.ts'
import { start } from './local-provider.ts'

const HOST = '127.0.0.1'
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

let browser: Browser
let page: Page
let provider: Awaited<ReturnType<typeof start>>
let debut: Server
let issuer: string
let callbackUrl: string
const complaints: string[] = []

beforeAll(async () => {
  const [port, callbackPort] = [await quietPort(HOST), await quietPort(HOST)]
  issuer = `http://${HOST}:${port}`
  callbackUrl = `http://localhost:${callbackPort}/auth/v1/callback`
  // Goes on to another page at once, as Debut does.
  debut = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', callbackUrl)
    if (pathname === '/auth/v1/callback') response.writeHead(302, { location: `/after${search}` }).end()
    else response.end('welcome back')
  }).listen(callbackPort)
  provider = await start({ port, host: HOST, issuer, clientId: 'debut', clientSecret: 'a secret of the two', callbackUrl })
  browser = await sharedBrowser()
})
afterAll(async () => {
  await page?.close()
  await provider?.close()
  debut?.close()
})
beforeEach(async () => {
  await page?.close()
  complaints.length = 0
  page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
})

const signInUrl = () =>
  `${issuer}/auth?${new URLSearchParams({
    client_id: 'debut',
    redirect_uri: callbackUrl,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'login',
    state: 'of-the-page',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  }).toString()}`

it('sends the person who was typed in back to Debut', async () => {
  await page.goto(signInUrl())
  await page.getByLabel('Name').fill('Aya Nakamura')
  await page.getByLabel('Email').fill('aya@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('welcome back').waitFor()
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('state')).toBe('of-the-page')
  expect(searchParams.get('code')).not.toBeNull()
  expect(complaints).toEqual([])
})

it('lets one change one’s mind', async () => {
  await page.goto(signInUrl())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('welcome back').waitFor()
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
})

it('can be read by everybody, in both lights, on a small screen', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(signInUrl())
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    // Read into the page by the debugger, which the page's policy does not bind.
    await page.evaluate(await readFile(axe, 'utf8'))
    const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()')
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})

it('says so where it was not asked properly', async () => {
  await page.goto(`${issuer}/auth?client_id=unknown`)
  await page.getByRole('heading', { name: 'This does not lead on' }).waitFor()
  await page.goto(`${issuer}/sign-in/unknown`)
  await page.getByText('This sign-in has ended.').waitFor()
})
